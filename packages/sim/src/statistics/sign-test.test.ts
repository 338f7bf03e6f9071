import { describe, expect, test } from 'vitest';
import { comparePairs, signTest } from './sign-test.ts';

describe('sign test', () => {
  test.each([
    [9, 1, 22 / 1024],
    [1, 9, 22 / 1024],
    [5, 5, 1],
    [0, 0, 1],
    [6, 0, 2 / 64],
  ])('%i better and %i worse pairs have a p-value of %f', (better, worse, pValue) => {
    expect(signTest(better, worse)).toBeCloseTo(pValue, 12);
  });

  test('equal pairs are reported but do not change the p-value', () => {
    expect(comparePairs(9, 1, 100)).toEqual({ better: 9, worse: 1, equal: 100, chance: signTest(9, 1) });
  });
});
