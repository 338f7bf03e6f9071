import { nameKey, nameWords } from '../lookup/name-key.ts';
import { type UnitFacts, WEIGHT_CLASSES } from './unit-facts.ts';

/** A range of whole numbers, both ends included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** The units that a player is looking for. Everything that is left out does not matter. */
export interface UnitFilter {
  /** Each must begin a word of the unit's names, weapons, role, weight class or technology base, or be "jump" for a unit that jumps. */
  readonly words?: readonly string[];
  readonly tonnage?: Range;
  readonly value?: Range;
  /** A unit of unknown year is in no range. */
  readonly year?: Range;
  readonly walk?: Range;
  readonly jump?: Range;
  readonly tech?: 'innerSphere' | 'clan' | 'mixed';
  readonly role?: string;
  /** Each must be a part of the name of a weapon. */
  readonly weapons?: readonly string[];
  /** Whether the unit carries something that it cannot use in a fight. */
  readonly unplayed?: boolean;
}

/**
 * Whether a unit meets all conditions of a filter.
 *
 * @example
 * ```ts
 * import { CATALOGUE, catalogueMech, unitFacts, unitFits } from '@hexfall/data';
 *
 * const all = CATALOGUE.map(unit => unitFacts(catalogueMech(unit), unit));
 * const found = all.filter(unit => unitFits(unit, { words: ['hunchback'], weapons: ['ac/20'] }));
 * found.map(({ model }) => model).includes('HBK-4G'); // => true
 * ```
 */
export function unitFits(unit: UnitFacts, filter: UnitFilter): boolean {
  const { words = [], weapons = [], tech, role, unplayed } = filter;
  return (
    isIn(unit.tonnage, filter.tonnage) &&
    isIn(unit.value, filter.value) &&
    isIn(unit.year ?? Number.NaN, filter.year) &&
    isIn(unit.walk, filter.walk) &&
    isIn(unit.jump, filter.jump) &&
    (tech === undefined || techOf(unit) === tech) &&
    (role === undefined || nameKey(unit.role).startsWith(nameKey(role))) &&
    (unplayed === undefined || unit.unplayed.length > 0 === unplayed) &&
    weapons.every(part => unit.weapons.some(name => nameKey(name).includes(nameKey(part)))) &&
    haveWords(unit, words)
  );
}

function isIn(value: number, range: Range | undefined): boolean {
  return range === undefined || (value >= range.min && value <= range.max);
}

function techOf({ techBase }: UnitFacts): UnitFilter['tech'] {
  return techBase === 'innerSphere' || techBase === 'clan' ? techBase : 'mixed';
}

function haveWords(unit: UnitFacts, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const own = wordsOf(unit);
  const hasWord = ({ text, key }: TypedWord): boolean =>
    isWeightClass(text) ? text === unit.weightClass : own.some(each => each.startsWith(key));
  return typedWords(words).every(([whole, ...parts]) => hasWord(whole) || (parts.length > 1 && parts.every(hasWord)));
}

/** A word as it was typed, and in the form in which words are compared. */
interface TypedWord {
  readonly text: string;
  readonly key: string;
}

/** One typed word: all of it, then its parts if it contains blanks. */
type Typed = readonly [whole: TypedWord, ...parts: TypedWord[]];

/** Typed words that were prepared before: all units are compared with the same words. */
const KNOWN_TYPED = new WeakMap<readonly string[], readonly Typed[]>();

function typedWords(words: readonly string[]): readonly Typed[] {
  const known = KNOWN_TYPED.get(words);
  if (known !== undefined) return known;
  const typed = words.map((word): Typed => {
    const parts = word
      .toLowerCase()
      .split(/\s+/)
      .filter(part => part !== '');
    const toWord = (text: string): TypedWord => ({ text, key: nameKey(text) });
    return [toWord(parts.join(' ')), ...parts.map(toWord)];
  });
  KNOWN_TYPED.set(words, typed);
  return typed;
}

/** Words of units that were prepared before: a search runs with every key that is pressed. */
const KNOWN_WORDS = new WeakMap<UnitFacts, readonly string[]>();

/** Returns every word by which a unit can be found. */
function wordsOf(unit: UnitFacts): readonly string[] {
  const known = KNOWN_WORDS.get(unit);
  if (known !== undefined) return known;
  const { chassis, model, clanName, role, weightClass, weapons } = unit;
  const jumps = unit.jump > 0 ? ['jump'] : [];
  const texts = [chassis, clanName, model, role, weightClass, TECH_WORDS[techOf(unit)!], ...jumps, ...new Set(weapons)];
  const words = [...new Set(texts.flatMap(text => nameWords(text).concat(nameKey(text))))];
  KNOWN_WORDS.set(unit, words);
  return words;
}

/** Whether a word is a weight class: "heavy" means that rather than a part of a weapon's name. */
function isWeightClass(word: string): boolean {
  return (WEIGHT_CLASSES as readonly string[]).includes(word);
}

const TECH_WORDS: Readonly<Record<NonNullable<UnitFilter['tech']>, string>> = {
  innerSphere: 'Inner Sphere IS',
  clan: 'Clan',
  mixed: 'mixed',
};

export const UNIT_SORT_KEYS = ['name', 'tons', 'bv', 'year', 'walk', 'jump'] as const;
export type UnitSortKey = (typeof UNIT_SORT_KEYS)[number];

/** The facts that units can be sorted by. */
export type SortedFacts = Pick<UnitFacts, 'chassis' | 'model' | 'tonnage' | 'value' | 'year' | 'walk' | 'jump'>;

const KEYS: Readonly<Record<UnitSortKey, (unit: SortedFacts) => number>> = {
  name: () => 0,
  tons: unit => unit.tonnage,
  bv: unit => unit.value,
  year: unit => unit.year ?? Number.POSITIVE_INFINITY,
  walk: unit => unit.walk,
  jump: unit => unit.jump,
};

/**
 * Returns the units in the order of a key, and equal ones by name.
 *
 * @example
 * ```ts
 * import { CATALOGUE, catalogueMech, sortUnits, unitFacts } from '@hexfall/data';
 *
 * const all = CATALOGUE.map(unit => unitFacts(catalogueMech(unit), unit));
 * sortUnits(all, 'tons').at(-1)?.tonnage; // => 100
 * ```
 */
export function sortUnits<T extends SortedFacts>(units: readonly T[], key: UnitSortKey): T[] {
  const valueOf = KEYS[key];
  const name = ({ chassis, model }: SortedFacts): string => `${chassis} ${model}`;
  const compare = (a: number | string, b: number | string): number => (a < b ? -1 : Number(a > b));
  const keyed = units.map(unit => ({ unit, value: valueOf(unit), name: name(unit) }));
  keyed.sort((a, b) => compare(a.value, b.value) || compare(a.name, b.name));
  return keyed.map(({ unit }) => unit);
}
