import { binomialAtMost } from './binomial.ts';

/** Pairs of outcomes that differ, by who came off better. Pairs that are equal say nothing and are left out. */
export interface PairedComparison {
  readonly better: number;
  readonly worse: number;
  readonly equal: number;
  /** Chance of a difference at least as large if neither were better: McNemar's exact test, two-sided. */
  readonly chance: number;
}

/**
 * How pairs came off, and what chance alone would have to say to that.
 *
 * @example
 * ```ts
 * import { comparePairs } from '@hexfall/sim';
 *
 * comparePairs(9, 1).chance.toFixed(4); // => '0.0215'
 * ```
 */
export function comparePairs(better: number, worse: number, equal = 0): PairedComparison {
  return { better, worse, equal, chance: signTest(better, worse) };
}

/** The exact sign test, two-sided: 1 where there is nothing to go by. */
export function signTest(better: number, worse: number): number {
  const trials = better + worse;
  if (trials === 0) return 1;
  return Math.min(1, 2 * binomialAtMost(Math.min(better, worse), trials, 0.5));
}
