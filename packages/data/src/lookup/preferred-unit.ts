import type { NameMatch, UnitName } from './unit-names.ts';

/** A unit among others with the same name. */
export interface Namesake extends UnitName {
  readonly builtIn: boolean;
  /** Year of introduction; `UNKNOWN_YEAR` if it is unknown. */
  readonly year: number;
}

/** Far in the future: a unit whose year is known is older. */
export const UNKNOWN_YEAR = 9999;

/**
 * Returns the unit that a name stands for, or `undefined` if that is unclear. If several units have the name, a built-in one is preferred,
 * and of several models the one introduced first.
 */
export function preferredUnit<T extends Namesake>(match: NameMatch<T>): T | undefined {
  if (match.kind === 'one') return match.unit;
  if (match.kind === 'none' || !match.exact) return undefined;
  return match.units.filter(unit => unit.builtIn).sort((a, b) => a.year - b.year)[0];
}
