import { rngStateOf } from '@hexfall/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bootstrapInterval, medianOf, quantile, quantileInterval, sortedNumbers, summarize } from './quantile.ts';

describe('quantiles', () => {
  const ten = sortedNumbers([3, 1, 4, 1, 5, 9, 2, 6, 5, 3]);

  test('a quantile between two values is interpolated', () => {
    expect(quantile(ten, 0.5)).toBe(3.5);
    expect(quantile(ten, 0.25)).toBe(2.25);
    expect(quantile([7], 0.9)).toBe(7);
    expect(quantile([], 0.5)).toBeNaN();
    expect(summarize(ten)).toMatchObject({ count: 10, least: 1, median: 3.5, upperQuartile: 5, most: 9, mean: 3.9 });
  });

  // The ranks that tables of distribution-free intervals for the median give, with their true confidence.
  test.each([
    [6, 1, 6, 0.9688],
    [10, 2, 9, 0.9785],
    [20, 6, 15, 0.9586],
    [100, 40, 61, 0.9648],
  ])('the interval for the median of %i values goes from value %i to value %i', (count, low, high, coverage) => {
    const ranks = Array.from({ length: count }, (_, i) => i + 1);
    const interval = medianOf(ranks);
    expect(interval).toMatchObject({ value: (count + 1) / 2, low, high });
    expect(interval.coverage).toBeCloseTo(coverage, 4);
  });

  test('too few values give their whole range, with its true coverage', () => {
    expect(quantileInterval([1, 2, 3], 0.5)).toEqual({ low: 1, high: 3, coverage: 0.75 });
    expect(quantileInterval([], 0.5).coverage).toBe(0);
  });

  test('a bootstrap finds the standard error of a mean, and the same one from the same state', () => {
    const values = Array.from({ length: 100 }, (_, i) => i);
    const mean = (sample: Float64Array): number => sample.reduce((sum, value) => sum + value, 0) / sample.length;
    const interval = bootstrapInterval(values, mean, { rngState: rngStateOf('a') });
    // The standard error of this mean is 2.89.
    expect(interval.low).toBeCloseTo(49.5 - 1.96 * 2.89, 0);
    expect(interval.high).toBeCloseTo(49.5 + 1.96 * 2.89, 0);
    expect(bootstrapInterval(values, mean, { rngState: rngStateOf('a') })).toEqual(interval);
    expect(bootstrapInterval(values, mean, { rngState: rngStateOf('b') })).not.toEqual(interval);
  });

  test('quantiles grow with their probability and stay within the values', () => {
    const probability = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), probability, probability, (values, a, b) => {
        const sorted = sortedNumbers(values);
        const [low, high] = [quantile(sorted, Math.min(a, b)), quantile(sorted, Math.max(a, b))];
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(sorted[0]!);
      }),
    );
  });
});
