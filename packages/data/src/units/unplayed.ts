import type { MechSpec } from '@hexfall/rules';
import { DOES_NOTHING, gearByTitle, NOT_PLAYED } from '../equipment/catalogue.ts';
import { reasonNotPlayed } from '../equipment/unplayed-reasons.ts';
import type { LoadedUnit } from './loaded-unit.ts';

/**
 * Returns what the owner of a unit should know before it fights, one sentence each: first the weapons and equipment that it cannot use,
 * then the other warnings from reading it.
 *
 * @example
 * ```ts
 * import { builtInMech, remarksOn } from '@hexfall/data';
 *
 * const spec = builtInMech('HBK-4G')!;
 * const equipment = [{ kind: 'other', name: 'C3 Remote Sensor Launcher', location: 0 }] as const;
 * const remarks = remarksOn({ spec: { ...spec, equipment }, warnings: [] });
 * remarks[0]; // => 'Hunchback HBK-4G: fights without its C3 Remote Sensor Launcher (remote sensors are not played).'
 * ```
 */
export function remarksOn({ spec, warnings }: Pick<LoadedUnit, 'spec' | 'warnings'>): readonly string[] {
  const isCovered = (warning: string): boolean => warning.includes(NOT_PLAYED) || warning.includes(DOES_NOTHING);
  return [...missedInPlay(spec), ...warnings.filter(warning => !isCovered(warning))];
}

/** Returns the names of the items that a unit carries but cannot use in a fight, each as often as the unit has it. */
export function unplayedItems(spec: MechSpec): readonly string[] {
  return missedItems(spec).map(({ name }) => name);
}

/** The reason for equipment that no table has. */
const UNKNOWN = 'unknown to this program';

/**
 * Returns why equipment of that name is not played; `undefined` if it is played or useless in a fight.
 *
 * @example
 * ```ts
 * import { whyNotPlayed } from '@hexfall/data';
 *
 * whyNotPlayed('Vehicular Mine Dispenser'); // => 'there are no minefields'
 * whyNotPlayed('Cargo'); // => undefined
 * ```
 */
export function whyNotPlayed(name: string): string | undefined {
  const entry = gearByTitle(name);
  if (entry === undefined) return UNKNOWN;
  return entry.equipment === 'other' ? reasonNotPlayed(entry) : undefined;
}

interface MissedItem {
  readonly name: string;
  readonly why: string;
}

function missedItems({ equipment }: MechSpec): readonly MissedItem[] {
  return equipment.flatMap(({ kind, name }) => {
    const why = kind === 'other' ? whyNotPlayed(name) : undefined;
    return why === undefined ? [] : [{ name, why }];
  });
}

/** Returns one sentence for each reason. */
function missedInPlay(spec: MechSpec): string[] {
  const missed = missedItems(spec);
  const reasons = [...new Set(missed.map(({ why }) => why))];
  return reasons.map(reason => {
    const names = missed.filter(({ why }) => why === reason).map(({ name }) => name);
    return `${spec.name}: fights without its ${listCounted(names)} (${reason}).`;
  });
}

/** Lists names with their numbers: "2 A, B and C". */
function listCounted(names: readonly string[]): string {
  const items = [...new Set(names)].map(name => {
    const count = names.filter(other => other === name).length;
    return count === 1 ? name : `${count} ${name}`;
  });
  return items.length === 1 ? items[0]! : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
}
