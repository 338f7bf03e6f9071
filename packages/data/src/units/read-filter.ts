import { fail, type Result, succeed } from '@hexfall/rules';
import type { Range, UnitFilter } from './unit-filter.ts';

/** A search for units as a player typed it, in options of the command line or the address of a page. */
export interface FilterTexts {
  /** Each range is a number, "50-75" or "50+". */
  readonly tons?: string;
  readonly bv?: string;
  /** A single year means units in service by then. */
  readonly year?: string;
  readonly walk?: string;
  readonly jump?: string;
  readonly tech?: string;
  readonly role?: string;
  readonly weapon?: readonly string[];
  /** Only units that fight with everything they carry. */
  readonly played: boolean;
  /** Only units that carry something they cannot use in a fight. */
  readonly unplayed: boolean;
}

/** A text that cannot be read: its field, and what it must be. */
export interface FilterProblem {
  readonly field: 'tons' | 'bv' | 'year' | 'walk' | 'jump' | 'tech';
  readonly text: string;
  readonly reason: string;
}

const TECHS: Readonly<Record<string, NonNullable<UnitFilter['tech']>>> = {
  is: 'innerSphere',
  innersphere: 'innerSphere',
  clan: 'clan',
  mixed: 'mixed',
};

/** Reads a search for units. Returns every text that cannot be read. */
export function readFilter(texts: FilterTexts, words: readonly string[] = []): Result<UnitFilter, FilterProblem> {
  const problems: FilterProblem[] = [];
  const { role, weapon, played, unplayed } = texts;
  const range = (field: RangeField): Range | undefined => {
    const read = readRange(field, texts[field]);
    if (read?.ok === false) problems.push(...read.errors);
    return read?.ok === true ? read.value : undefined;
  };
  const ranges = {
    tonnage: range('tons'),
    value: range('bv'),
    year: serviceYears(range('year')),
    walk: range('walk'),
    jump: range('jump'),
  };
  const tech = readTech(texts.tech);
  if (tech?.ok === false) problems.push(...tech.errors);
  if (problems.length > 0) return fail(...problems);
  return succeed({
    words,
    ...stated(ranges),
    ...(tech?.ok === true ? { tech: tech.value } : {}),
    ...(role === undefined ? {} : { role }),
    ...(weapon === undefined ? {} : { weapons: weapon }),
    ...(played || unplayed ? { unplayed } : {}),
  });
}

type RangeField = Exclude<FilterProblem['field'], 'tech'>;
type Ranges = Pick<UnitFilter, 'tonnage' | 'value' | 'year' | 'walk' | 'jump'>;

/** Removes the ranges that are not stated. */
function stated(ranges: { readonly [Name in keyof Required<Ranges>]: Range | undefined }): Ranges {
  return Object.fromEntries(Object.entries(ranges).filter(([, range]) => range !== undefined));
}

function readTech(text: string | undefined): Result<NonNullable<UnitFilter['tech']>, FilterProblem> | undefined {
  if (text === undefined) return undefined;
  const key = text.replace(/[\s-]/g, '').toLowerCase();
  if (Object.hasOwn(TECHS, key)) return succeed(TECHS[key]!);
  return fail({ field: 'tech', text, reason: 'must be is, clan or mixed' });
}

const RANGE = /^\s*(\d+)\s*(?:(\+)|-\s*(\d+))?\s*$/;

function readRange(field: RangeField, text: string | undefined): Result<Range, FilterProblem> | undefined {
  if (text === undefined) return undefined;
  const [, from, open, to] = RANGE.exec(text) ?? [];
  const min = Number(from ?? Number.NaN);
  const max = open === undefined ? Number(to ?? min) : Number.POSITIVE_INFINITY;
  if (min <= max) return succeed({ min, max });
  return fail({ field, text, reason: 'must be a number or a range, such as 50, 50-75 or 50+' });
}

/** Returns the range of years; a single year means units in service by then. */
function serviceYears(range: Range | undefined): Range | undefined {
  return range !== undefined && range.min === range.max ? { min: 0, max: range.max } : range;
}
