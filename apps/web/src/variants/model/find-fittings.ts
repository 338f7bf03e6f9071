import type { Fitting, ItemSort } from '@hexfall/data';
import type { LocationCode } from '@hexfall/rules';

/** A search in the list of what can be added. */
export interface FittingSearch {
  readonly text: string;
  readonly sort: ItemSort | 'any';
  /** The location where it is to be put, or any location with room. */
  readonly target: LocationCode | 'any';
  /** Whether equipment that the unit cannot have is listed as well. */
  readonly all: boolean;
}

export const ALL_FITTINGS: FittingSearch = { text: '', sort: 'any', target: 'any', all: false };

/** A line of the list, with the reason why the item cannot be added in the chosen place; '' if it can. */
export interface FittingLine {
  readonly fitting: Fitting;
  readonly refusal: string;
}

/** Returns the items whose names contain all the words: ammunition for the unit's own weapons first, then in the order of the tables. */
export function findFittings(fittings: readonly Fitting[], search: FittingSearch): readonly FittingLine[] {
  const words = search.text
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '');
  const lines = fittings
    .filter(({ title, sort }) => (search.sort === 'any' || sort === search.sort) && hasWords(title, words))
    .map(fitting => ({ fitting, refusal: refusalAt(fitting, search.target) }))
    .filter(({ refusal }) => search.all || refusal === '');
  return lines.sort((a, b) => rankOf(a.fitting) - rankOf(b.fitting));
}

/** Returns the rank of an item. Items that only the other technology base builds come last. */
function rankOf({ wanted, title }: Fitting): number {
  if (wanted) return 0;
  return /^(?:IS|Clan) /.test(title) ? 2 : 1;
}

function hasWords(title: string, words: readonly string[]): boolean {
  const name = title.toLowerCase();
  // The name is also compared without punctuation, since people write "ac20" and "srm6" as well.
  const joined = name.replace(/[^a-z0-9]/g, '');
  return words.every(word => name.includes(word) || joined.includes(word.replace(/[^a-z0-9]/g, '') || ' '));
}

function refusalAt({ refusal, places, title }: Fitting, target: FittingSearch['target']): string {
  if (refusal !== '' || target === 'any' || places.length === 0) return refusal;
  return places.includes(target) ? '' : `There is no place for ${title} here: it fits in ${places.join(', ')}.`;
}
