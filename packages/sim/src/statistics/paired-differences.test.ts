import { nextBelow, type RngState } from '@hexfall/rules';
import { drawUniform, rngStateOf } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { PairedDifferences, requiredPairs } from './paired-differences.ts';
import { type DifferenceCounts, signFlipTest } from './sign-flip-test.ts';

function pairedDifferences(values: Iterable<number>): PairedDifferences {
  const taken = new PairedDifferences();
  for (const value of values) taken.add(value);
  return taken;
}

const repeat = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

describe('t interval of paired differences', () => {
  test('the interval of hours of sleep under two drugs is that of Student 1908', () => {
    // Extra hours by the second drug over the first: mean 1.58, t = 4.0621 with 9 degrees, interval as R's t.test has it.
    const sleep = pairedDifferences([1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4]).tInterval();
    expect(sleep.value).toBeCloseTo(1.58, 10);
    expect(sleep.low).toBeCloseTo(0.7001, 3);
    expect(sleep.high).toBeCloseTo(2.4599, 3);
  });

  test('too few pairs have an infinite interval', () => {
    const { value, low, high } = pairedDifferences([1, 2]).tInterval();
    expect([value, low, high]).toEqual([1.5, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(pairedDifferences([]).tInterval().high).toBe(Number.POSITIVE_INFINITY);
  });

  test('the interval holds the true mean as often as its confidence says', () => {
    const rngState = rngStateOf('figures');
    let held = 0;
    for (let study = 0; study < 2000; study++) {
      // Sums of dice, around 7.
      const { low, high } = pairedDifferences(
        Array.from({ length: 12 }, () => 2 + nextBelow(rngState, 6) + nextBelow(rngState, 6)),
      ).tInterval();
      if (low <= 7 && 7 <= high) held++;
    }
    expect(held / 2000).toBeGreaterThan(0.935);
    expect(held / 2000).toBeLessThan(0.965);
  });
});

describe('Bonett and Price interval of paired proportions', () => {
  test('the interval of approval ratings asked twice (86 of 1600 turned to yes, 150 to no) is that of Agresti', () => {
    const { value, low, high } = pairedDifferences([
      ...repeat(86, 1),
      ...repeat(150, -1),
      ...repeat(1364, 0),
    ]).bonettPriceInterval();
    expect(value).toBeCloseTo(-0.04, 10);
    // Wald's interval is -0.0587 to -0.0213; with so many pairs all methods agree.
    expect(low).toBeCloseTo(-0.0587, 4);
    expect(high).toBeCloseTo(-0.0212, 4);
  });

  test('the interval has width even if no pair differs', () => {
    const { value, low, high } = pairedDifferences(repeat(20, 0)).bonettPriceInterval();
    expect(value).toBe(0);
    // The formula by hand: 1.96 times the root of (2 / 22) / 22.
    expect([low, high]).toEqual([expect.closeTo(-0.126, 3), expect.closeTo(0.126, 3)]);
    expect(pairedDifferences([]).bonettPriceInterval()).toEqual({ value: 0, low: -1, high: 1 });
  });

  /** Two variants that win with these chances from either side, half of the time with the same luck. */
  function round(rngState: RngState, first: number, second: number): number {
    let sum = 0;
    for (const _ of ['straight', 'exchanged']) {
      const luck = drawUniform(rngState);
      const other = drawUniform(rngState) < 0.5 ? luck : drawUniform(rngState);
      sum += (other < second ? 1 : 0) - (luck < first ? 1 : 0);
    }
    return sum / 2;
  }

  test.each([
    [20, 0.5, 0.5],
    [20, 0.9, 0.95],
    [50, 0.3, 0.45],
    [200, 0.05, 0.1],
    [400, 0.32, 0.4],
  ])(
    'the interval of %i rounds with win chances of %f and %f holds the true difference as often as its confidence says',
    (rounds, first, second) => {
      const rngState = rngStateOf(`${rounds} ${first} ${second}`);
      const studies = 2000;
      let held = 0;
      for (let study = 0; study < studies; study++) {
        const { low, high } = pairedDifferences(
          Array.from({ length: rounds }, () => round(rngState, first, second)),
        ).bonettPriceInterval(0.5);
        if (low <= second - first && second - first <= high) held++;
      }
      expect(held / studies).toBeGreaterThan(0.935);
      expect(held / studies).toBeLessThan(0.99);
    },
  );

  test('four of five studies with the required number of pairs find the difference', () => {
    const rngState = rngStateOf('power');
    const truth = pairedDifferences(Array.from({ length: 100_000 }, () => round(rngState, 0.3, 0.4)));
    const needed = requiredPairs(truth, 0.5);
    expect(needed).toBeGreaterThan(100);
    let found = 0;
    for (let study = 0; study < 1000; study++) {
      const counts = countDifferences(Array.from({ length: needed }, () => 2 * round(rngState, 0.3, 0.4)));
      if (signFlipTest(counts) < 0.05) found++;
    }
    expect(found / 1000).toBeGreaterThan(0.76);
    expect(found / 1000).toBeLessThan(0.84);
  });

  test('the required number of pairs follows the formula, and is infinite for no difference', () => {
    // A fifth differs, 15 of 100 one way and 5 the other. 1.96 sqrt(0.2) + 0.8416 sqrt(0.19) is 1.2434, and Connor asks for
    // the square of ten times that, 155. Exactly 0.1 n = 1.2434 sqrt(n) + 1 has its solution at 174.03.
    expect(requiredPairs({ mean: 0.1, meanSquare: 0.2 }, 0)).toBe(155);
    expect(requiredPairs({ mean: 0.1, meanSquare: 0.2 })).toBe(175);
    expect(requiredPairs({ mean: -0.1, meanSquare: 0.2 })).toBe(175);
    expect(requiredPairs({ mean: 0, meanSquare: 0.2 })).toBe(Number.POSITIVE_INFINITY);
  });
});

function countDifferences(differences: readonly number[]): DifferenceCounts {
  const count = (value: number): number => differences.filter(difference => difference === value).length;
  return { minusTwo: count(-2), minusOne: count(-1), zero: count(0), plusOne: count(1), plusTwo: count(2) };
}
