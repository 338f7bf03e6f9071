import { readFilter as readTexts, type UnitFilter } from '@hexfall/data';
import { quote } from '../clean-text.ts';
import { UsageError } from '../exit.ts';
import type { FilterOptions } from './filter-options.ts';

/** Reads the filter that a player described with options and words. */
export function readFilter(options: FilterOptions, words: readonly string[] = []): UnitFilter {
  if (options.played && options.unplayed) throw new UsageError('--played and --unplayed exclude each other.');
  const filter = readTexts(options, words);
  if (filter.ok) return filter.value;
  const { field, reason, text } = filter.errors[0]!;
  throw new UsageError(`--${field} ${reason}, not ${quote(text)}.`);
}
