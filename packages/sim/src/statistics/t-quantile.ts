import { Z_95 } from './interval.ts';

/** With fewer degrees of freedom the expansion below is too inaccurate. */
const MIN_DEGREES_OF_FREEDOM = 3;

/**
 * Quantile of Student's t distribution at the probability for which the normal distribution has the quantile `z`. Uses
 * Fisher's expansion around the normal quantile, which is within 1% from 3 degrees of freedom on; for fewer the result is
 * infinite.
 */
export function tQuantile(degreesOfFreedom: number, z: number = Z_95): number {
  if (degreesOfFreedom < MIN_DEGREES_OF_FREEDOM) return Number.POSITIVE_INFINITY;
  const one = (z ** 3 + z) / 4;
  const two = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const three = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + one / degreesOfFreedom + two / degreesOfFreedom ** 2 + three / degreesOfFreedom ** 3;
}
