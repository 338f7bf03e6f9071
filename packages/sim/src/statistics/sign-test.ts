import { binomialCdf } from './binomial.ts';

/** How many pairs of outcomes favor one side or the other, with a significance test. */
export interface PairedComparison {
  readonly better: number;
  readonly worse: number;
  /** Ties. They carry no evidence either way, so the test leaves them out. */
  readonly equal: number;
  /** p-value of McNemar's exact test, two-sided: the chance of a difference at least as large if neither were better. */
  readonly chance: number;
}

/**
 * Counts of pairs together with the p-value of the exact sign test.
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

/** p-value of the exact sign test, two-sided; 1 without any pair. */
export function signTest(better: number, worse: number): number {
  const trials = better + worse;
  if (trials === 0) return 1;
  return Math.min(1, 2 * binomialCdf(Math.min(better, worse), trials, 0.5));
}
