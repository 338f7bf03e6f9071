import { describe, expect, test } from 'vitest';
import { tQuantile } from './t-quantile.ts';

describe('quantiles of the t distribution', () => {
  // The 97.5% column of the table in every textbook.
  test.each([
    [3, 3.182, 0.03],
    [5, 2.571, 0.005],
    [9, 2.262, 0.001],
    [29, 2.045, 0.0005],
    [120, 1.98, 0.0005],
    [1_000_000, 1.96, 0.0001],
  ])('the quantile with %i degrees of freedom is %f', (degreesOfFreedom, quantile, tolerance) => {
    expect(Math.abs(tQuantile(degreesOfFreedom) - quantile)).toBeLessThan(tolerance);
  });

  test('the quantile with too few degrees of freedom is infinite', () => {
    expect(tQuantile(2)).toBe(Number.POSITIVE_INFINITY);
  });
});
