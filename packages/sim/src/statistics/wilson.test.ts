import { describe, expect, test } from 'vitest';
import { binomialPmf } from './binomial.ts';
import { marginOfError, proportionOf, wilsonInterval } from './wilson.ts';

describe('Wilson interval', () => {
  test.each([
    [8, 10, 0.4902, 0.9433],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
    [1, 1000, 0.0002, 0.0056],
  ])('%i successes in %i trials give an interval from %f to %f', (count, trials, low, high) => {
    const interval = wilsonInterval(count, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('the interval is wider for more confidence, and 0 to 1 without trials', () => {
    expect(wilsonInterval(8, 10, 2.5758).low).toBeCloseTo(0.4008, 4);
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
    expect(proportionOf(0, 0)).toEqual({ count: 0, trials: 0, value: 0, low: 0, high: 1 });
    expect(marginOfError(wilsonInterval(4802, 9604))).toBeCloseTo(0.01, 4);
  });

  test('the interval holds the true proportion about as often as its confidence says', () => {
    // Exact coverage at n = 50: the probability of all counts whose interval holds the truth. Wilson's swings around 95%.
    for (const truth of [0.1, 0.3, 0.5, 0.8]) {
      let coverage = 0;
      for (let count = 0; count <= 50; count++) {
        const { low, high } = wilsonInterval(count, 50);
        if (low <= truth && truth <= high) coverage += binomialPmf(count, 50, truth);
      }
      expect(coverage).toBeGreaterThan(0.925);
      expect(coverage).toBeLessThan(0.985);
    }
  });
});
