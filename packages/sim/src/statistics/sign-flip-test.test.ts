import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DifferenceCounts, signFlipTest } from './sign-flip-test.ts';
import { signTest } from './sign-test.ts';

function countDifferences(differences: readonly number[]): DifferenceCounts {
  const count = (value: number): number => differences.filter(difference => difference === value).length;
  return { minusTwo: count(-2), minusOne: count(-1), zero: count(0), plusOne: count(1), plusTwo: count(2) };
}

describe('sign flip test', () => {
  test('the test is the exact sign test where all differences are of the same size', () => {
    const none = { minusTwo: 0, minusOne: 0, zero: 7, plusOne: 0, plusTwo: 0 };
    expect(signFlipTest({ ...none, plusOne: 9, minusOne: 1 })).toBeCloseTo(signTest(9, 1), 12);
    expect(signFlipTest({ ...none, plusTwo: 150, minusTwo: 86 })).toBeCloseTo(signTest(150, 86), 12);
    expect(signFlipTest({ ...none, plusOne: 4, minusOne: 4 })).toBe(1);
    expect(signFlipTest(none)).toBe(1);
  });

  test('the p-value is the share of all sign flips with a sum as large', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 9 }), differences => {
        const sum = Math.abs(differences.reduce((total, difference) => total + difference, 0));
        let asLarge = 0;
        for (let flips = 0; flips < 2 ** differences.length; flips++) {
          const flipped = differences.reduce(
            (total, difference, i) => total + ((flips >> i) & 1 ? difference : -difference),
            0,
          );
          if (Math.abs(flipped) >= sum) asLarge++;
        }
        expect(signFlipTest(countDifferences(differences))).toBeCloseTo(asLarge / 2 ** differences.length, 12);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('the test handles hundreds of thousands of pairs', () => {
    const many = { minusTwo: 20_000, minusOne: 100_000, zero: 0, plusOne: 100_000, plusTwo: 20_000 };
    expect(signFlipTest(many)).toBe(1);
    // 1176 points more are 1.96 standard deviations of the root of 200,000 + 4 times 40,000, 600.
    expect(signFlipTest({ ...many, plusOne: 100_588, minusOne: 99_412 })).toBeCloseTo(0.05, 3);
  });
});
