import type { AttackSource, MechId, Source } from '@hexfall/rules';
import type { DamageLine } from './damage-line.ts';
import type { OpenLine } from './story-line.ts';

/** The fields by which sources are told apart. The munition is not among them, since no roll states it. */
const TELLING_FIELDS = ['kind', 'attacker', 'weapon', 'item', 'location', 'slot'];

/** Returns a text that is the same for events that come from the same shot or kind of blow, or from the same fall or explosion of a unit. */
export function sourceKey(unit: MechId, source: Source): string {
  const key = JSON.stringify(source, TELLING_FIELDS);
  return 'attacker' in source ? key : `${unit} ${key}`;
}

/** The line of a shot, blow, fall or explosion. */
interface Entry {
  readonly damage: DamageLine;
  /** Whether all the damage is dealt in one group. A further group then belongs to another blow, with the other arm. */
  readonly single: boolean;
}

/** Keeps the lines of a phase that tell of damage, by its source. */
export class Ledger {
  private readonly entries = new Map<string, readonly Entry[]>();

  clear(): void {
    this.entries.clear();
  }

  /** Enters the line of a shot, fall or explosion. */
  open(unit: MechId, source: Source, damage: DamageLine): void {
    this.entries.set(sourceKey(unit, source), [{ damage, single: false }]);
  }

  /** Enters the line of a blow, beside others of the same kind by the same unit. */
  addBlow(source: AttackSource, damage: DamageLine, single: boolean): void {
    const key = sourceKey(source.attacker, source);
    this.entries.set(key, [...(this.entries.get(key) ?? []), { damage, single }]);
  }

  /** Returns the line that tells of a group of damage to a unit, or of the rest of one. */
  lineFor(unit: MechId, source: Source): DamageLine | undefined {
    const own = this.find(unit, source);
    const open = own.find(({ damage }) => damage.isOpen);
    const fresh = own.find(({ single, damage }) => single && damage.hits.length === 0);
    return (open ?? fresh ?? own.at(-1))?.damage;
  }

  /** Returns the line to which a consequence of damage to a unit belongs. */
  parentFor(unit: MechId, source: Source): OpenLine | undefined {
    const own = this.find(unit, source);
    const struck = own.findLast(({ damage }) => damage.hits.length > 0) ?? own.at(-1);
    return struck?.damage.line;
  }

  private find(unit: MechId, source: Source): readonly Entry[] {
    return this.entries.get(sourceKey(unit, source)) ?? [];
  }
}
