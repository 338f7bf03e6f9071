import type { EventSink, GameEvent, GameSetup, LocationId, MechId, Slot } from '@hexfall/rules';
import { type Blame, blameFor, blameForEnd } from './sources.ts';
import { UnitTally } from './unit-tally.ts';

/** Listens to a game and keeps the figures of its record. Events themselves are not kept. */
export class GameTally implements EventSink {
  readonly units: readonly UnitTally[];
  private readonly setup: GameSetup;
  private turn = 0;

  constructor(setup: GameSetup) {
    this.setup = setup;
    this.units = setup.units.map(() => new UnitTally());
  }

  push(event: GameEvent): void {
    switch (event.type) {
      case 'TurnBegan':
        this.turn = event.turn;
        for (const unit of this.units) unit.beginTurn();
        return;
      case 'DamageApplied':
        return this.countDamage(
          event.unit,
          event.armorDamage + event.structureDamage,
          blameFor(event.unit, event.source, this.weaponName),
        );
      case 'UnitDestroyed': {
        const blame = blameForEnd(event.unit, event.source, this.weaponName);
        this.units[event.unit]!.end = { turn: this.turn, cause: event.cause, ...blame };
        if (this.isEnemy(blame.by, event.unit)) this.units[blame.by]!.attack(blame.source).kills++;
        return;
      }
      case 'AttackRolled':
        return this.units[event.attacker]!.attack(this.weaponName(event.attacker, event.weapon)).count(event.hit);
      case 'PhysicalRolled':
        return this.units[event.attacker]!.attack(event.kind === 'fall' ? 'fallUpon' : event.kind).count(event.hit);
      case 'CollisionRolled':
        return this.units[event.unit]!.attack('collision').count(event.hit);
      default:
        return this.countMisfortune(event);
    }
  }

  private countMisfortune(event: GameEvent): void {
    switch (event.type) {
      case 'PilotingRolled':
        if (event.reason === 'avoidWound') return;
        return this.units[event.unit]!.roll(event.reason, event.passed);
      case 'Fell':
        this.units[event.unit]!.falls++;
        return;
      case 'HeatSettled':
        return this.units[event.unit]!.settleHeat(event.heat);
      case 'SlotHit':
        return this.units[event.unit]!.strike(this.slotKind(event.unit, event.location, event.slot));
      case 'ShutDown':
        if (!event.byChoice) this.units[event.unit]!.shutdowns++;
        return;
      case 'PilotHit':
        this.units[event.unit]!.wounds = event.pilotWounds;
        return;
      default:
        return;
    }
  }

  private countDamage(unit: MechId, points: number, { by, source }: Blame): void {
    const victim = this.units[unit]!;
    victim.taken += points;
    if (!this.isEnemy(by, unit)) return victim.suffer(source, points);
    const attacker = this.units[by]!;
    attacker.deal(points);
    attacker.attack(source).damage += points;
  }

  private isEnemy(by: MechId, unit: MechId): boolean {
    return by >= 0 && this.setup.units[by]!.side !== this.setup.units[unit]!.side;
  }

  private slotKind(unit: MechId, location: LocationId, slot: number): Slot['kind'] {
    const { spec } = this.setup.units[unit]!;
    return this.setup.specs[spec]!.slots[location]![slot]!.kind;
  }

  private readonly weaponName = (unit: MechId, weapon: number): string => {
    const { spec } = this.setup.units[unit]!;
    return this.setup.specs[spec]!.weapons[weapon]!.type.name;
  };
}
