import { binomialAtMost, binomialChance } from './binomial.ts';

/** Pairs by their difference: so many points to the one or to the other, two at most. */
export interface PointCounts {
  readonly minusTwo: number;
  readonly minusOne: number;
  readonly zero: number;
  readonly plusOne: number;
  readonly plusTwo: number;
}

/** What is this unlikely adds nothing to a sum of chances. */
const NEGLIGIBLE = 1e-18;

/**
 * Chance that pairs differ as much or more in sum when each could as well have gone the other way round: Fisher's
 * randomization test, exact and two-sided. Where all pairs that differ do so by the same, it is McNemar's exact test.
 *
 * @example
 * ```ts
 * import { signFlipTest } from '@hexfall/sim';
 *
 * signFlipTest({ minusTwo: 0, minusOne: 0, zero: 4, plusOne: 6, plusTwo: 0 }).toFixed(5); // => '0.03125'
 * ```
 */
export function signFlipTest({ minusTwo, minusOne, plusOne, plusTwo }: PointCounts): number {
  const sum = Math.abs(plusOne - minusOne + 2 * (plusTwo - minusTwo));
  if (sum === 0) return 1;
  const [ones, twos] = [plusOne + minusOne, plusTwo + minusTwo];
  let chance = 0;
  for (let up = 0; up <= twos; up++) {
    const weight = binomialChance(up, twos, 0.5);
    if (weight < NEGLIGIBLE) continue;
    // What the single points must come to, and how many of them may be lost for that: always a whole number.
    const rest = sum - 2 * (2 * up - twos);
    chance += weight * binomialAtMost((ones - rest) / 2, ones, 0.5);
  }
  return Math.min(1, 2 * chance);
}
