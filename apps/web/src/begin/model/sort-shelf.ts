import { type SortedFacts, sortUnits, type UnitSortKey } from '@hexfall/data';
import type { ShelfUnit } from './unit-shelf.ts';

/** How the units that were found are ordered: by how well they fit the search, or by a figure. */
export type ShelfOrder = 'fit' | UnitSortKey;

export const SORT_WORDS: readonly (readonly [order: ShelfOrder, words: string])[] = [
  ['fit', 'Best match first'],
  ['name', 'By name'],
  ['tons', 'By weight'],
  ['bv', 'By Battle Value'],
];

/** Sorts the units that were found, equal ones by name. */
export function sortShelf(units: readonly ShelfUnit[], order: ShelfOrder): readonly ShelfUnit[] {
  if (order === 'fit') return units;
  return sortUnits(units.map(sortedFacts), order).map(({ unit }) => unit);
}

/** A bare record sheet does not have a year, and its movement is not known before it is read. */
function sortedFacts(unit: ShelfUnit): SortedFacts & { readonly unit: ShelfUnit } {
  const { chassis, model, tonnage } = unit;
  const facts = unit.facts();
  const figures = { year: facts?.year, walk: facts?.walk ?? 0, jump: facts?.jump ?? 0 };
  return { unit, chassis, model, tonnage, value: unit.value(), ...figures };
}
