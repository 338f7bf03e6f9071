import {
  sortUnits,
  type TechBase,
  UNIT_SORT_KEYS,
  type UnitFacts,
  type UnitSortKey,
  unitFits,
  unitFullTitle,
  whyNotPlayed,
} from '@hexfall/data';
import { quote } from '../clean-text.ts';
import { UsageError } from '../exit.ts';
import { formatCount, formatNumber } from '../format-count.ts';
import type { Output } from '../output.ts';
import { formatTable, outputWidth, wrapText } from '../table.ts';
import { findUnit } from '../units.ts';
import { allUnits, type ListedUnit } from './all-units.ts';
import type { FilterOptions } from './filter-options.ts';
import { readFilter } from './read-filter.ts';
import { saveUnit } from './save-unit.ts';

export interface UnitsOptions extends FilterOptions {
  readonly sort: string;
  readonly save?: string;
  readonly force: boolean;
  readonly json: boolean;
}

/** Lists the units that a player may choose from, or saves one of them as a file. */
export function listUnits(words: readonly string[], options: UnitsOptions, { write }: Output): void {
  if (options.save !== undefined) return write(saveUnit(findUnit(words.join(' ')), options.save, options.force));
  const filter = readFilter(options, words);
  const all = allUnits();
  const found = sorted(
    all.filter(unit => unitFits(unit, filter)),
    options.sort,
  );
  if (options.json) return write(`${JSON.stringify(found)}\n`);
  const width = outputWidth();
  const lines = [
    ...(found.length === 0 ? [] : table(found, width)),
    ...(options.unplayed ? reasons(found, width) : []),
    ...wrapText(summary(found, all), width),
  ];
  write(`${lines.join('\n')}\n`);
}

/** Sorts units by the key that the user named. A minus before the key reverses the order. */
function sorted(units: readonly ListedUnit[], text: string): readonly ListedUnit[] {
  const key = text.replace(/^-/, '');
  if (!isSortKey(key))
    throw new UsageError(
      `--sort must be ${UNIT_SORT_KEYS.join(', ')}, with a leading - for descending order, not ${quote(text)}.`,
    );
  const ordered = sortUnits(units, key);
  return text.startsWith('-') ? ordered.toReversed() : ordered;
}

function isSortKey(text: string): text is UnitSortKey {
  return (UNIT_SORT_KEYS as readonly string[]).includes(text);
}

const TECH_WORDS: Readonly<Record<TechBase, string>> = {
  innerSphere: 'IS',
  clan: 'Clan',
  mixedInnerSphere: 'mixed',
  mixedClan: 'mixed',
};

function table(units: readonly ListedUnit[], width: number): string[] {
  const rows = units.map(unit => [
    `${unitFullTitle(unit)}${unit.builtIn ? '' : ' *'}`,
    String(unit.tonnage),
    formatNumber(unit.value),
    `${unit.walk}/${unit.run}/${unit.jump}`,
    TECH_WORDS[unit.techBase],
    unit.year === undefined ? '?' : String(unit.year),
    unit.role,
    `${weaponWords(unit)}${unit.unplayed.length === 0 ? '' : ` (not played: ${countedWords(unit.unplayed)})`}`,
  ]);
  return formatTable([['unit', 'tons', 'BV', 'MP', 'tech', 'year', 'role', 'weapons'], ...rows], {
    width,
    indent: '',
    left: [6, 7],
    elastic: 7,
    dispensable: [6, 4, 5],
  });
}

function weaponWords({ weapons }: UnitFacts): string {
  return weapons.length === 0 ? 'no weapon' : countedWords(weapons);
}

/** Joins names with their counts: "AC/20, 2 Medium Laser". */
function countedWords(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`)).join(', ');
}

/** Returns a table of the equipment that units fight without, the most frequent first, with the reason why each item is not played. */
function reasons(found: readonly ListedUnit[], width: number): string[] {
  const carried = found.flatMap(({ unplayed }) => [...new Set(unplayed)]);
  const counts = [...new Set(carried)].map(name => [name, carried.filter(other => other === name).length] as const);
  const rows = counts
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([name, count]) => [String(count), name, whyNotPlayed(name) ?? '']);
  if (rows.length === 0) return [];
  return [
    '',
    ...formatTable([['units', 'fight without', 'because'], ...rows], { width, indent: '', left: [1, 2] }),
    '',
  ];
}

function summary(found: readonly ListedUnit[], all: readonly ListedUnit[]): string {
  const count =
    found.length === all.length
      ? formatCount(all.length, 'unit')
      : `${found.length} of ${formatCount(all.length, 'unit')}`;
  const imported = found.some(unit => !unit.builtIn) ? '; * imported' : '';
  const played = found.filter(({ unplayed }) => unplayed.length === 0).length;
  const whole = played === found.length ? '' : ` ${played} of them fight with everything they carry.`;
  const more = 'For more, hexfall import FOLDER reads .mtf files, such as the thousands that come with MegaMek.';
  return `${count}${imported}.${whole} MP are walk/run/jump, BV is with a 4/5 crew. ${more}`;
}
