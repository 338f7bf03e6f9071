import type { MatchSettings, MatchSide, MatchUnit } from './match-settings.ts';
import { isOwnId, nameOfId } from './own-ids.ts';
import type { UnitShelf } from './unit-shelf.ts';

const MAX_SUGGESTIONS = 3;

/** Sides with the ids of their units, and one sentence for each name that matches no unit, which is left out. */
export interface ResolvedSides {
  readonly sides: MatchSettings['sides'];
  readonly problems: readonly string[];
}

/** Finds the units that an address names in the way in which people type them. */
export function resolveUnits([a, b]: MatchSettings['sides'], shelf: UnitShelf): ResolvedSides {
  const problems = new Set<string>();
  const resolve = (side: MatchSide): MatchSide => ({
    ...side,
    units: findUnits(side.units, shelf, problem => problems.add(problem)),
  });
  return { sides: [resolve(a), resolve(b)], problems: [...problems] };
}

/** Finds units by the names that people type. Names without a unit are left out, and `complain` is called with a sentence about each. */
export function findUnits(
  units: readonly MatchUnit[],
  shelf: UnitShelf,
  complain: (problem: string) => void,
): readonly MatchUnit[] {
  return units.flatMap(unit => {
    const found = shelf.find(unit.unit);
    if (found === undefined) complain(unknownUnit(unit.unit, shelf));
    return found === undefined ? [] : [{ ...unit, unit: found.id }];
  });
}

/** Returns a sentence that there is no such unit, and which ones were perhaps meant. */
export function unknownUnit(id: string, shelf: UnitShelf): string {
  const name = nameOfId(id).slice(0, 80);
  if (isOwnId(id)) return `The unit “${name}” is not in this browser: drop its file here to play it.`;
  const titles = shelf
    .suggest(id)
    .slice(0, MAX_SUGGESTIONS)
    .map(unit => unit.title);
  const hint =
    titles.length === 0
      ? 'look for it under “Add a unit”, or drop its file here'
      : `did you mean ${titles.join(' or ')}?`;
  return `There is no unit called “${name}” here: ${hint.replace(/[^?]$/, '$&.')}`;
}
