import { Z_95 } from './interval.ts';

/** Fewer than this and the expansion is too rough. */
const FEWEST_FREEDOMS = 3;

/**
 * How many standard errors hold as much of Student's distribution as `z` holds of the normal one, with so many degrees of
 * freedom. Fisher's expansion around the normal distribution: within 1% from 3 degrees on. Below, nothing is promised.
 */
export function studentReach(freedoms: number, z: number = Z_95): number {
  if (freedoms < FEWEST_FREEDOMS) return Number.POSITIVE_INFINITY;
  const one = (z ** 3 + z) / 4;
  const two = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const three = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + one / freedoms + two / freedoms ** 2 + three / freedoms ** 3;
}
