import { binomialCdf, binomialPmf } from './binomial.ts';

/** Numbers of pairs by their difference, which is between -2 and 2 points. */
export interface DifferenceCounts {
  readonly minusTwo: number;
  readonly minusOne: number;
  readonly zero: number;
  readonly plusOne: number;
  readonly plusTwo: number;
}

/** A less likely term no longer changes the sum of probabilities. */
const NEGLIGIBLE = 1e-18;

/**
 * p-value of the exact, two-sided permutation test for paired data (Fisher's randomization test): the chance of a sum of
 * differences at least as large if each difference could as well have had the opposite sign. Where all nonzero differences
 * are of the same size, it is McNemar's exact test.
 *
 * @example
 * ```ts
 * import { signFlipTest } from '@hexfall/sim';
 *
 * signFlipTest({ minusTwo: 0, minusOne: 0, zero: 4, plusOne: 6, plusTwo: 0 }).toFixed(5); // => '0.03125'
 * ```
 */
export function signFlipTest({ minusTwo, minusOne, plusOne, plusTwo }: DifferenceCounts): number {
  const sum = Math.abs(plusOne - minusOne + 2 * (plusTwo - minusTwo));
  if (sum === 0) return 1;
  const [ones, twos] = [plusOne + minusOne, plusTwo + minusTwo];
  let tail = 0;
  for (let up = 0; up <= twos; up++) {
    const weight = binomialPmf(up, twos, 0.5);
    if (weight < NEGLIGIBLE) continue;
    // What the differences of one point must add up to, and so how many of them may be negative: always a whole number.
    const rest = sum - 2 * (2 * up - twos);
    tail += weight * binomialCdf((ones - rest) / 2, ones, 0.5);
  }
  return Math.min(1, 2 * tail);
}
