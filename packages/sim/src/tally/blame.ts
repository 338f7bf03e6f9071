import type { DamageApplied, GameEvent, MechId, Phase } from '@hexfall/rules';
import type { Source } from './sources.ts';

/** What did damage, and who is behind it; -1 for nobody but the unit itself. */
export interface Blame {
  readonly by: MechId;
  readonly source: Source | (string & {});
}

interface Blow {
  readonly attacker: MechId;
  readonly target: MechId;
  readonly source: Source;
}

const BLOWS: Readonly<Record<string, Source>> = {
  kick: 'kick',
  punch: 'punch',
  melee: 'melee',
  charge: 'charge',
  dfa: 'dfa',
  push: 'push',
  fall: 'fallUpon',
};

/** A blow that lands once; all other physical attacks hurt in several groups, and both units. */
const SINGLE: ReadonlySet<Source> = new Set<Source>(['kick', 'punch', 'melee']);

/** What hurts a unit in a phase when nothing else has been said. */
const BY_PHASE: Readonly<Partial<Record<Phase, Source>>> = { heat: 'heat', end: 'drowning' };

/**
 * Follows the events of a game to say what did each point of damage. Events state what happened to whom; who is behind it
 * follows from their order: a shot comes before its damage, damage that goes inward before anything else does, and an
 * explosion between the two. Blows are all rolled first and land in the same order.
 */
export class BlameFinder {
  private current: Blame = { by: -1, source: 'terrain' };
  private blows: Blow[] = [];
  private falling: MechId = -1;
  private fallLeft = 0;
  private exploding = false;
  /** Damage that is still on its way inward, the innermost last. */
  private readonly chains: Blame[] = [];

  /** Takes note of what an event says of the damage to come. */
  note(event: GameEvent, weaponName: (unit: MechId, weapon: number) => string): void {
    switch (event.type) {
      case 'PhaseBegan':
        return this.beginPhase(event.phase);
      case 'AttackRolled':
        this.current = { by: event.attacker, source: weaponName(event.attacker, event.weapon) };
        return;
      case 'PhysicalRolled':
        if (event.hit) this.expectBlow(event.attacker, event.target, BLOWS[event.kind]!);
        return;
      case 'PhysicalVoided':
        this.forgetBlow(event.attacker, BLOWS[event.kind]!);
        return;
      case 'CollisionRolled':
        if (event.hit) this.expectBlow(event.unit, event.target, 'collision');
        return;
      case 'Fell':
        this.current = { by: -1, source: 'fall' };
        this.falling = event.unit;
        this.fallLeft = event.damage;
        return;
      case 'BuildingCollapsed':
        this.current = { by: -1, source: 'collapse' };
        return;
      case 'Exploded':
        this.exploding = true;
        return;
      case 'AttacksCleared':
      case 'UnitActed':
        this.beginPhase(undefined);
        return;
      default:
        return;
    }
  }

  /** What did this damage. */
  of(event: DamageApplied): Blame {
    const blame = this.chainOf(event);
    if (event.transferred > 0) this.chains.push(blame);
    return blame;
  }

  /** What destroys a unit now: the attack or mishap that all of this began with, even if an explosion was the end of it. */
  ofDestruction(unit: MechId, displaced: boolean): Blame {
    const driven = displaced ? this.blows.find(({ target }) => target === unit) : undefined;
    return driven === undefined ? this.current : { by: driven.attacker, source: driven.source };
  }

  private beginPhase(phase: Phase | undefined): void {
    this.current = { by: -1, source: (phase === undefined ? undefined : BY_PHASE[phase]) ?? 'terrain' };
    this.blows = [];
    this.fallLeft = 0;
  }

  private expectBlow(attacker: MechId, target: MechId, source: Source): void {
    this.blows.push({ attacker, target, source });
  }

  private forgetBlow(attacker: MechId, source: Source): void {
    this.blows = this.blows.filter(blow => blow.attacker !== attacker || blow.source !== source);
  }

  private chainOf(event: DamageApplied): Blame {
    if (this.exploding) {
      this.exploding = false;
      return { by: this.current.by, source: 'explosion' };
    }
    const inward = this.chains.pop();
    if (inward !== undefined) return inward;
    this.current = this.beginningOf(event);
    return this.current;
  }

  /** Damage that begins here: of a fall, of the next blow that strikes this unit, or of what was noted last. */
  private beginningOf({ unit, damage }: DamageApplied): Blame {
    if (this.falling === unit && this.fallLeft > 0) {
      this.fallLeft -= damage;
      return { by: -1, source: 'fall' };
    }
    const index = this.blows.findIndex(({ target, source }) => target === unit && SINGLE.has(source));
    if (index >= 0) {
      const [blow] = this.blows.splice(index, 1);
      return { by: blow!.attacker, source: blow!.source };
    }
    const clash = this.blows.find(
      ({ attacker, target, source }) => source !== 'push' && (target === unit || attacker === unit),
    );
    if (clash === undefined) return this.current;
    return { by: clash.target === unit ? clash.attacker : -1, source: clash.source };
  }
}
