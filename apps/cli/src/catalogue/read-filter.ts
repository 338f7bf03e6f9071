import type { Range, UnitFilter } from '@hexfall/data';
import { quote } from '../clean-text.ts';
import { UsageError } from '../exit.ts';
import type { FilterOptions } from './filter-options.ts';

const TECHS: Readonly<Record<string, NonNullable<UnitFilter['tech']>>> = {
  is: 'innerSphere',
  innersphere: 'innerSphere',
  clan: 'clan',
  mixed: 'mixed',
};

/** Reads what a player is looking for. */
export function readFilter(options: FilterOptions, words: readonly string[] = []): UnitFilter {
  const { tons, bv, year, walk, jump, role, weapon, played } = options;
  return {
    words,
    ...(tons === undefined ? {} : { tonnage: readRange('--tons', tons) }),
    ...(bv === undefined ? {} : { value: readRange('--bv', bv) }),
    ...(year === undefined ? {} : { year: readYear(year) }),
    ...(walk === undefined ? {} : { walk: readRange('--walk', walk) }),
    ...(jump === undefined ? {} : { jump: readRange('--jump', jump) }),
    ...readTech(options.tech),
    ...(role === undefined ? {} : { role }),
    ...(weapon === undefined ? {} : { weapons: weapon }),
    ...(played ? { unplayed: false } : {}),
  };
}

function readTech(text: string | undefined): Pick<UnitFilter, 'tech'> {
  if (text === undefined) return {};
  const tech = TECHS[text.replace(/[\s-]/g, '').toLowerCase()];
  if (tech !== undefined) return { tech };
  throw new UsageError(`--tech must be is, clan or mixed, not ${quote(text)}.`);
}

const RANGE = /^\s*(\d+)\s*(?:(\+)|-\s*(\d+))?\s*$/;

function readRange(option: string, text: string): Range {
  const [, from, open, to] = RANGE.exec(text) ?? [];
  const min = Number(from ?? Number.NaN);
  const max = open === undefined ? Number(to ?? min) : Number.POSITIVE_INFINITY;
  if (min <= max) return { min, max };
  throw new UsageError(`${option} must be a number or a range, such as 50, 50-75 or 50+, not ${quote(text)}.`);
}

/** A single year means what is in service by then. */
function readYear(text: string): Range {
  const range = readRange('--year', text);
  return range.min === range.max ? { min: 0, max: range.max } : range;
}
