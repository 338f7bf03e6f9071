import type { Batch } from './match-up.ts';

/**
 * Batches played side by side: a pair of games of the first, a pair of the second and so on, then the next pair of each.
 * Wherever a run stops, all batches have come equally far. Games are numbered across the series; in a series of one batch
 * they keep their numbers.
 */
export type Series = readonly Batch[];

/** The batch that a game of a series belongs to, and its number there. */
export interface SeriesPlace {
  /** Index of the batch. */
  readonly batch: number;
  /** Number of the game in that batch. */
  readonly game: number;
}

export function seriesOf(batches: Batch | Series): Series {
  return 'fields' in batches ? [batches] : batches;
}

/**
 * Finds the place of game `number` in a series of `batches` batches.
 *
 * @example
 * ```ts
 * import { placeInSeries } from '@hexfall/sim';
 *
 * placeInSeries(3, 3); // => { batch: 1, game: 1 }
 * placeInSeries(3, 6); // => { batch: 0, game: 2 }
 * ```
 */
export function placeInSeries(batches: number, number: number): SeriesPlace {
  const pair = Math.floor(number / 2);
  return { batch: pair % batches, game: 2 * Math.floor(pair / batches) + (number % 2) };
}

/** Finds the batch that a game of a series belongs to, and its number there. */
export function findInSeries(series: Series, number: number): { readonly batch: Batch; readonly game: number } {
  const { batch, game } = placeInSeries(series.length, number);
  return { batch: series[batch]!, game };
}
