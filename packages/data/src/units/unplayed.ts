import type { MechSpec } from '@hexfall/rules';
import { DOES_NOTHING, gearByTitle, isMissed, NOT_PLAYED } from '../equipment/catalogue.ts';
import type { LoadedUnit } from './loaded-unit.ts';

/**
 * Returns what the owner of a unit should know before it fights, one sentence each: first which weapons and equipment it fights without,
 * then the other warnings from reading it.
 *
 * @example
 * ```ts
 * import { builtInMech, remarksOn } from '@hexfall/data';
 *
 * const spec = builtInMech('HBK-4G')!;
 * const equipment = [{ kind: 'other', name: 'C3 Remote Sensor Launcher', location: 0 }] as const;
 * const remarks = remarksOn({ spec: { ...spec, equipment }, warnings: [] });
 * remarks[0]; // => 'Hunchback HBK-4G: fights without its C3 Remote Sensor Launcher (not played yet).'
 * ```
 */
export function remarksOn({ spec, warnings }: Pick<LoadedUnit, 'spec' | 'warnings'>): readonly string[] {
  const isCovered = (warning: string): boolean => warning.includes(NOT_PLAYED) || warning.includes(DOES_NOTHING);
  return [...missedInPlay(spec), ...warnings.filter(warning => !isCovered(warning))];
}

/** Returns the names of what a unit carries and fights without, each as often as it has it. */
export function unplayedItems(spec: MechSpec): readonly string[] {
  const { known, unknown } = missedItems(spec);
  return [...known, ...unknown];
}

function missedItems({ equipment }: MechSpec): { readonly known: string[]; readonly unknown: string[] } {
  const others = equipment.filter(({ kind }) => kind === 'other').map(({ name }) => name);
  const known = others.filter(name => gearByTitle(name) !== undefined && isMissed(gearByTitle(name)!));
  const unknown = others.filter(name => gearByTitle(name) === undefined);
  return { known, unknown };
}

function missedInPlay(spec: MechSpec): string[] {
  const { known, unknown } = missedItems(spec);
  return [...sentence(spec.name, known, 'not played yet'), ...sentence(spec.name, unknown, 'unknown to this program')];
}

function sentence(unit: string, names: readonly string[], why: string): string[] {
  if (names.length === 0) return [];
  const items = [...new Set(names)].map(name => {
    const count = names.filter(other => other === name).length;
    return count === 1 ? name : `${count} ${name}`;
  });
  const list = items.length === 1 ? items[0]! : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
  return [`${unit}: fights without its ${list} (${why}).`];
}
