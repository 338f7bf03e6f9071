import { describe, expect, test } from 'vitest';
import { binomialCdf } from './binomial.ts';

describe('binomial distribution', () => {
  test.each([
    [1, 10, 0.5, 11 / 1024],
    [5, 10, 0.5, 638 / 1024],
    [3, 4, 1 / 6, 1 - 1 / 1296],
    [9, 10, 0.5, 1023 / 1024],
    [-1, 5, 0.5, 0],
    [5, 5, 0.3, 1],
    [0, 3, 0, 1],
  ])(
    'the probability of at most %i successes in %i trials at %f each is %f',
    (successes, trials, probability, expected) => {
      expect(binomialCdf(successes, trials, probability)).toBeCloseTo(expected, 12);
    },
  );

  test('probabilities still add up beyond the table of factorials', () => {
    expect(binomialCdf(500_000, 1_000_001, 0.5)).toBeCloseTo(0.5, 9);
    expect(binomialCdf(255, 511, 0.5)).toBeCloseTo(0.5, 11);
  });
});
