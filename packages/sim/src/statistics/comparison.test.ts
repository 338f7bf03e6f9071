import { type DiceWords, nextBelow, parseSeed, seedFromText } from '@hexfall/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signTest } from './paired.ts';
import { Differences, pairsNeeded } from './paired-difference.ts';
import { type PointCounts, signFlipTest } from './sign-flip.ts';
import { studentReach } from './student.ts';

function wordsOf(text: string): DiceWords {
  const seed = parseSeed(seedFromText(text));
  if (!seed.ok) throw new Error('a seed');
  return seed.value;
}

const chanceOf = (words: DiceWords): number => nextBelow(words, 1 << 30) / (1 << 30);

function differences(values: Iterable<number>): Differences {
  const taken = new Differences();
  for (const value of values) taken.add(value);
  return taken;
}

const repeat = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

describe('Student', () => {
  // The 97.5% column of the table in every textbook.
  test.each([
    [3, 3.182, 0.03],
    [5, 2.571, 0.005],
    [9, 2.262, 0.001],
    [29, 2.045, 0.0005],
    [120, 1.98, 0.0005],
    [1_000_000, 1.96, 0.0001],
  ])('%i degrees of freedom reach %f standard errors', (freedoms, reach, within) => {
    expect(Math.abs(studentReach(freedoms) - reach)).toBeLessThan(within);
  });

  test('too few promise nothing', () => {
    expect(studentReach(2)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('differences of figures within pairs', () => {
  test('hours of sleep under two drugs, Student 1908', () => {
    // Extra hours by the second drug over the first: mean 1.58, t = 4.0621 with 9 degrees, interval as R's t.test has it.
    const sleep = differences([1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4]).ofFigures();
    expect(sleep.value).toBeCloseTo(1.58, 10);
    expect(sleep.low).toBeCloseTo(0.7001, 3);
    expect(sleep.high).toBeCloseTo(2.4599, 3);
  });

  test('a few pairs could mean anything', () => {
    const { value, low, high } = differences([1, 2]).ofFigures();
    expect([value, low, high]).toEqual([1.5, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(differences([]).ofFigures().high).toBe(Number.POSITIVE_INFINITY);
  });

  test('the interval holds the truth as often as it says', () => {
    const words = wordsOf('figures');
    let held = 0;
    for (let study = 0; study < 2000; study++) {
      // Sums of dice, around 7.
      const { low, high } = differences(
        Array.from({ length: 12 }, () => 2 + nextBelow(words, 6) + nextBelow(words, 6)),
      ).ofFigures();
      if (low <= 7 && 7 <= high) held++;
    }
    expect(held / 2000).toBeGreaterThan(0.935);
    expect(held / 2000).toBeLessThan(0.965);
  });
});

describe('differences of shares within pairs', () => {
  test('approval of a prime minister, asked twice (Agresti): 86 turned to yes, 150 to no, of 1600', () => {
    const { value, low, high } = differences([...repeat(86, 1), ...repeat(150, -1), ...repeat(1364, 0)]).ofShares();
    expect(value).toBeCloseTo(-0.04, 10);
    // Wald's interval is -0.0587 to -0.0213; with so many pairs all methods agree.
    expect(low).toBeCloseTo(-0.0587, 4);
    expect(high).toBeCloseTo(-0.0212, 4);
  });

  test('pairs that never differ are no proof that nothing differs', () => {
    const { value, low, high } = differences(repeat(20, 0)).ofShares();
    expect(value).toBe(0);
    // The formula by hand: 1.96 times the root of (2 / 22) / 22.
    expect([low, high]).toEqual([expect.closeTo(-0.126, 3), expect.closeTo(0.126, 3)]);
    expect(differences([]).ofShares()).toEqual({ value: 0, low: -1, high: 1 });
  });

  /** Two variants that win with these chances from either side, half of the time with the same luck. */
  function round(words: DiceWords, first: number, second: number): number {
    let sum = 0;
    for (const _ of ['straight', 'exchanged']) {
      const luck = chanceOf(words);
      const other = chanceOf(words) < 0.5 ? luck : chanceOf(words);
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
  ])('%i rounds with chances of %f and %f: held as often as it says', (rounds, first, second) => {
    const words = wordsOf(`${rounds} ${first} ${second}`);
    const studies = 2000;
    let held = 0;
    for (let study = 0; study < studies; study++) {
      const { low, high } = differences(Array.from({ length: rounds }, () => round(words, first, second))).ofShares(
        0.5,
      );
      if (low <= second - first && second - first <= high) held++;
    }
    expect(held / studies).toBeGreaterThan(0.935);
    expect(held / studies).toBeLessThan(0.99);
  });

  test('with as many pairs as are needed four of five studies find the difference', () => {
    const words = wordsOf('power');
    const truth = differences(Array.from({ length: 100_000 }, () => round(words, 0.3, 0.4)));
    const needed = pairsNeeded(truth, 0.5);
    expect(needed).toBeGreaterThan(100);
    let found = 0;
    for (let study = 0; study < 1000; study++) {
      const counts = countPoints(Array.from({ length: needed }, () => 2 * round(words, 0.3, 0.4)));
      if (signFlipTest(counts) < 0.05) found++;
    }
    expect(found / 1000).toBeGreaterThan(0.76);
    expect(found / 1000).toBeLessThan(0.84);
  });

  test('what is needed: the formula by hand, and nothing to find', () => {
    // A fifth differs, 15 of 100 one way and 5 the other. 1.96 sqrt(0.2) + 0.8416 sqrt(0.19) is 1.2434, and Connor asks for
    // the square of ten times that, 155. Exactly 0.1 n = 1.2434 sqrt(n) + 1 has its solution at 174.03.
    expect(pairsNeeded({ mean: 0.1, meanSquare: 0.2 }, 0)).toBe(155);
    expect(pairsNeeded({ mean: 0.1, meanSquare: 0.2 })).toBe(175);
    expect(pairsNeeded({ mean: -0.1, meanSquare: 0.2 })).toBe(175);
    expect(pairsNeeded({ mean: 0, meanSquare: 0.2 })).toBe(Number.POSITIVE_INFINITY);
  });
});

function countPoints(points: readonly number[]): PointCounts {
  const count = (value: number): number => points.filter(point => point === value).length;
  return { minusTwo: count(-2), minusOne: count(-1), zero: count(0), plusOne: count(1), plusTwo: count(2) };
}

describe('the sign flip test', () => {
  test('is the exact sign test where all differ by the same', () => {
    const none = { minusTwo: 0, minusOne: 0, zero: 7, plusOne: 0, plusTwo: 0 };
    expect(signFlipTest({ ...none, plusOne: 9, minusOne: 1 })).toBeCloseTo(signTest(9, 1), 12);
    expect(signFlipTest({ ...none, plusTwo: 150, minusTwo: 86 })).toBeCloseTo(signTest(150, 86), 12);
    expect(signFlipTest({ ...none, plusOne: 4, minusOne: 4 })).toBe(1);
    expect(signFlipTest(none)).toBe(1);
  });

  test('counts all ways to flip the signs', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 9 }), points => {
        const sum = Math.abs(points.reduce((total, point) => total + point, 0));
        let as = 0;
        for (let flips = 0; flips < 2 ** points.length; flips++) {
          const flipped = points.reduce((total, point, i) => total + ((flips >> i) & 1 ? point : -point), 0);
          if (Math.abs(flipped) >= sum) as++;
        }
        expect(signFlipTest(countPoints(points))).toBeCloseTo(as / 2 ** points.length, 12);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('does not tire of many pairs', () => {
    const many = { minusTwo: 20_000, minusOne: 100_000, zero: 0, plusOne: 100_000, plusTwo: 20_000 };
    expect(signFlipTest(many)).toBe(1);
    // 1176 points more are 1.96 standard deviations of the root of 200,000 + 4 times 40,000, 600.
    expect(signFlipTest({ ...many, plusOne: 100_588, minusOne: 99_412 })).toBeCloseTo(0.05, 3);
  });
});
