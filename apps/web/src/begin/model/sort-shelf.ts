import type { ShelfUnit } from './unit-shelf.ts';

/** How units that were found are ordered. */
export type ShelfOrder = 'fit' | 'name' | 'tons' | 'value';

export const SORT_WORDS: readonly (readonly [order: ShelfOrder, words: string])[] = [
  ['fit', 'Best match first'],
  ['name', 'By name'],
  ['tons', 'By weight'],
  ['value', 'By Battle Value'],
];

/** Orders units that were found; equal ones stay as they were. */
export function sortShelf(units: readonly ShelfUnit[], order: ShelfOrder): readonly ShelfUnit[] {
  if (order === 'fit') return units;
  if (order === 'name') return units.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  const figure = (unit: ShelfUnit): number => (order === 'tons' ? unit.tonnage : unit.value());
  return units.toSorted((a, b) => figure(a) - figure(b));
}
