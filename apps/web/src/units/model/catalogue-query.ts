import {
  type FilterProblem,
  type FilterTexts,
  type Range,
  readFilter,
  UNIT_SORT_KEYS,
  type UnitFilter,
  WEIGHT_CLASSES,
  type WeightClass,
} from '@hexfall/data';
import type { Route } from '../../app/route.ts';
import type { ShelfOrder } from '../../begin/model/sort-shelf.ts';

/** The reader's search in the catalogue, and the order of the list. */
export interface CatalogueChoices {
  /** The words of the search, as they are typed. */
  readonly text: string;
  readonly weight: WeightClass | '';
  /** All filters except the words. */
  readonly filter: Omit<UnitFilter, 'words'>;
  /** Whether only the reader's own units are listed. */
  readonly isMine: boolean;
  readonly order: ShelfOrder;
  /** Whether the order is reversed, for example with the heaviest first. */
  readonly isTurned: boolean;
}

export const ALL_UNITS: CatalogueChoices = {
  text: '',
  weight: '',
  filter: {},
  isMine: false,
  order: 'fit',
  isTurned: false,
};

/** Choices that were read from an address, and one sentence for each that could not be used. */
export interface ReadChoices {
  readonly choices: CatalogueChoices;
  readonly problems: readonly string[];
}

/** Reads the choices from an address. Filters have the names and the form of the options of the command line. */
export function parseCatalogue(query: Route['query']): ReadChoices {
  const texts = filterTexts(query);
  const read = readFilter(texts);
  const wrong = read.ok ? [] : read.errors;
  const refused = Object.fromEntries(wrong.map(({ field }) => [field, undefined]));
  const filter = readFilter(definedOnly({ ...texts, ...refused }));
  const { words: _none, ...figures } = filter.ok ? filter.value : {};
  const sort = query['sort'] ?? '';
  const order = UNIT_SORT_KEYS.find(key => key === sort.replace(/^-/, '')) ?? 'fit';
  return {
    choices: {
      text: query['q'] ?? '',
      weight: WEIGHT_CLASSES.find(name => name === query['class']) ?? '',
      filter: figures,
      isMine: query['mine'] === '1',
      order,
      isTurned: order !== 'fit' && sort.startsWith('-'),
    },
    problems: wrong.map(problemWords),
  };
}

function filterTexts(query: Route['query']): FilterTexts {
  const { tons, bv, year, walk, jump, tech, role, weapon, played, unplayed } = query;
  const weapons = (weapon ?? '')
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '');
  const texts = { tons, bv, year, walk, jump, tech, role, weapon: weapons.length === 0 ? undefined : weapons };
  return { ...definedOnly(texts), played: played === '1', unplayed: played !== '1' && unplayed === '1' };
}

/** Returns the object without fields that are `undefined`. */
function definedOnly<T extends object>(texts: T): { [Key in keyof T]: Exclude<T[Key], undefined> } {
  const entries = Object.entries(texts).filter(([, text]) => text !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof T]: Exclude<T[Key], undefined> };
}

const MAX_SHOWN = 40;

function problemWords({ field, text, reason }: FilterProblem): string {
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
  return `Part of the address cannot be used: ${field} is “${shown}”, but it ${reason}.`;
}

/** Writes choices into an address, without those that have no effect. */
export function formatCatalogue(choices: CatalogueChoices): Record<string, string> {
  const { text, weight, filter, isMine, order, isTurned } = choices;
  const query = {
    q: text.trim(),
    class: weight,
    tons: formatRange(filter.tonnage),
    bv: formatRange(filter.value),
    year: formatRange(filter.year),
    walk: formatRange(filter.walk),
    jump: formatRange(filter.jump),
    tech: filter.tech === 'innerSphere' ? 'is' : (filter.tech ?? ''),
    role: filter.role ?? '',
    weapon: (filter.weapons ?? []).join(','),
    played: filter.unplayed === false ? '1' : '',
    unplayed: filter.unplayed === true ? '1' : '',
    mine: isMine ? '1' : '',
    sort: order === 'fit' ? '' : `${isTurned ? '-' : ''}${order}`,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/** Returns a range as text, or '' for one that no number matches: it occurs while a reader types the second number. */
function formatRange(range: Range | undefined): string {
  if (range === undefined || range.min > range.max) return '';
  return range.max === Number.POSITIVE_INFINITY ? `${range.min}+` : `${range.min}-${range.max}`;
}

/** Returns the text of a search: the words, with the weight class as one of them. */
export function searchText({ text, weight }: CatalogueChoices): string {
  return `${text} ${weight}`.trim();
}
