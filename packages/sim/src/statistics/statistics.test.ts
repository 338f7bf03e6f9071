import { parseSeed, seedFromText } from '@hexfall/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { binomialAtMost } from './binomial.ts';
import { bradleyTerry, POINTS_PER_LOG_ODDS } from './bradley-terry.ts';
import { comparePairs, signTest } from './paired.ts';
import { bootstrapInterval, medianOf, quantile, quantileInterval, sortedNumbers, spreadOf } from './quantiles.ts';
import { survivalCurve } from './survival.ts';
import { precisionOf, rateOf, wilsonInterval } from './wilson.ts';

function words(text: string): Int32Array {
  const seed = parseSeed(seedFromText(text));
  if (!seed.ok) throw new Error('a seed');
  return seed.value;
}

describe('Wilson interval', () => {
  test.each([
    [8, 10, 0.4902, 0.9433],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
    [1, 1000, 0.0002, 0.0056],
  ])('%i of %i lies between %f and %f', (count, trials, low, high) => {
    const interval = wilsonInterval(count, trials);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('more confidence makes it wider; without trials all is possible', () => {
    expect(wilsonInterval(8, 10, 2.5758).low).toBeCloseTo(0.4008, 4);
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
    expect(rateOf(0, 0)).toEqual({ count: 0, trials: 0, value: 0, low: 0, high: 1 });
    expect(precisionOf(wilsonInterval(4802, 9604))).toBeCloseTo(0.01, 4);
  });

  test('it covers the true share as often as it says', () => {
    // Exact coverage at n = 50: the chances of all counts whose interval holds the share. Wilson's swings around 95%.
    for (const share of [0.1, 0.3, 0.5, 0.8]) {
      let coverage = 0;
      for (let count = 0; count <= 50; count++) {
        const { low, high } = wilsonInterval(count, 50);
        if (low <= share && share <= high)
          coverage += binomialAtMost(count, 50, share) - binomialAtMost(count - 1, 50, share);
      }
      expect(coverage).toBeGreaterThan(0.925);
      expect(coverage).toBeLessThan(0.985);
    }
  });
});

describe('binomial', () => {
  test.each([
    [1, 10, 0.5, 11 / 1024],
    [5, 10, 0.5, 638 / 1024],
    [3, 4, 1 / 6, 1 - 1 / 1296],
    [9, 10, 0.5, 1023 / 1024],
    [-1, 5, 0.5, 0],
    [5, 5, 0.3, 1],
    [0, 3, 0, 1],
  ])('at most %i of %i at %f', (count, trials, chance, expected) => {
    expect(binomialAtMost(count, trials, chance)).toBeCloseTo(expected, 12);
  });

  test('beyond the table of factorials the sums still close', () => {
    expect(binomialAtMost(500_000, 1_000_001, 0.5)).toBeCloseTo(0.5, 9);
    expect(binomialAtMost(255, 511, 0.5)).toBeCloseTo(0.5, 11);
  });
});

describe('quantiles', () => {
  const ten = sortedNumbers([3, 1, 4, 1, 5, 9, 2, 6, 5, 3]);

  test('between neighbours in proportion', () => {
    expect(quantile(ten, 0.5)).toBe(3.5);
    expect(quantile(ten, 0.25)).toBe(2.25);
    expect(quantile([7], 0.9)).toBe(7);
    expect(quantile([], 0.5)).toBeNaN();
    expect(spreadOf(ten)).toMatchObject({ count: 10, least: 1, median: 3.5, upperQuartile: 5, most: 9, mean: 3.9 });
  });

  // The ranks that tables of distribution-free intervals for the median give, with their true confidence.
  test.each([
    [6, 1, 6, 0.9688],
    [10, 2, 9, 0.9785],
    [20, 6, 15, 0.9586],
    [100, 40, 61, 0.9648],
  ])('the median of %i values lies between the %ith and the %ith', (count, low, high, coverage) => {
    const ranks = Array.from({ length: count }, (_, i) => i + 1);
    const interval = medianOf(ranks);
    expect(interval).toMatchObject({ value: (count + 1) / 2, low, high });
    expect(interval.coverage).toBeCloseTo(coverage, 4);
  });

  test('too few values give all they have, and say how little that is', () => {
    expect(quantileInterval([1, 2, 3], 0.5)).toEqual({ low: 1, high: 3, coverage: 0.75 });
    expect(quantileInterval([], 0.5).coverage).toBe(0);
  });

  test('a bootstrap finds the error of a mean, and the same one again', () => {
    const values = Array.from({ length: 100 }, (_, i) => i);
    const mean = (sample: Float64Array): number => sample.reduce((sum, value) => sum + value, 0) / sample.length;
    const interval = bootstrapInterval(values, mean, { words: words('a') });
    // The standard error of this mean is 2.89.
    expect(interval.low).toBeCloseTo(49.5 - 1.96 * 2.89, 0);
    expect(interval.high).toBeCloseTo(49.5 + 1.96 * 2.89, 0);
    expect(bootstrapInterval(values, mean, { words: words('a') })).toEqual(interval);
    expect(bootstrapInterval(values, mean, { words: words('b') })).not.toEqual(interval);
  });

  test('quantiles grow with their share and stay inside', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), share, share, (values, a, b) => {
        const sorted = sortedNumbers(values);
        const [low, high] = [quantile(sorted, Math.min(a, b)), quantile(sorted, Math.max(a, b))];
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(sorted[0]!);
      }),
    );
  });
});

test('survival of the leukemia patients on 6-MP, the example of every textbook', () => {
  const ended = [6, 6, 6, 7, 10, 13, 16, 22, 23].map(time => ({ time, ended: true }));
  const watched = [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35].map(time => ({ time, ended: false }));
  const curve = survivalCurve([...watched, ...ended]);
  const rounded = curve.map(({ time, value, low, high }) => [time, ...[value, low, high].map(x => x.toFixed(4))]);
  expect(rounded).toEqual([
    [6, '0.8571', '0.6197', '0.9516'],
    [7, '0.8067', '0.5631', '0.9228'],
    [10, '0.7529', '0.5032', '0.8894'],
    [13, '0.6902', '0.4316', '0.8491'],
    [16, '0.6275', '0.3675', '0.8049'],
    [22, '0.5378', '0.2678', '0.7468'],
    [23, '0.4482', '0.1881', '0.6801'],
  ]);
  expect(curve[0]).toMatchObject({ atRisk: 21, ended: 3 });
});

test('a curve that ends at nothing says so', () => {
  expect(survivalCurve([{ time: 4, ended: true }])).toEqual([
    { time: 4, value: 0, atRisk: 1, ended: 1, low: 0, high: 0 },
  ]);
  expect(survivalCurve([])).toEqual([]);
});

describe('pairs', () => {
  test.each([
    [9, 1, 22 / 1024],
    [1, 9, 22 / 1024],
    [5, 5, 1],
    [0, 0, 1],
    [6, 0, 2 / 64],
  ])('%i better and %i worse', (better, worse, chance) => {
    expect(signTest(better, worse)).toBeCloseTo(chance, 12);
  });

  test('equal pairs are told but say nothing', () => {
    expect(comparePairs(9, 1, 100)).toEqual({ better: 9, worse: 1, equal: 100, chance: signTest(9, 1) });
  });
});

describe('Bradley-Terry', () => {
  // American League East, 1987, as in Agresti's Categorical Data Analysis: wins of the row over the column, 13 games each.
  const TEAMS = ['Milwaukee', 'Detroit', 'Toronto', 'New York', 'Boston', 'Cleveland', 'Baltimore'];
  const WINS = [
    [0, 7, 9, 7, 7, 9, 11],
    [6, 0, 7, 5, 11, 9, 9],
    [4, 6, 0, 7, 7, 8, 12],
    [6, 8, 6, 0, 6, 7, 10],
    [6, 2, 6, 7, 0, 7, 12],
    [4, 4, 5, 6, 6, 0, 6],
    [2, 4, 1, 3, 1, 7, 0],
  ];
  const meetings = TEAMS.flatMap((_, first) =>
    TEAMS.slice(first + 1).map((__, i) => {
      const second = first + 1 + i;
      return { first, second, firstWins: WINS[first]![second]!, secondWins: WINS[second]![first]!, draws: 0 };
    }),
  );

  test('the strengths of seven teams against the last, with their standard errors', () => {
    const { ratings, covariance } = bradleyTerry(7, meetings, { addedDraws: 0 });
    const strengths = ratings.map(({ value }) => (value - ratings[6]!.value) / POINTS_PER_LOG_ODDS);
    const errors = covariance.map((row, i) => Math.sqrt(row[i]! + covariance[6]![6]! - 2 * row[6]!));
    const expected = [1.5814, 1.4364, 1.2945, 1.2476, 1.1077, 0.6839, 0];
    const expectedErrors = [0.3433, 0.3396, 0.3367, 0.3359, 0.3339, 0.3319, 0];
    for (const [i, strength] of strengths.entries()) {
      expect(strength).toBeCloseTo(expected[i]!, 3);
      expect(errors[i]).toBeCloseTo(expectedErrors[i]!, 3);
    }
    expect(ratings.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(0, 8);
  });

  test('odds of three to one are 191 points', () => {
    const { ratings } = bradleyTerry(2, [{ first: 0, second: 1, firstWins: 75, secondWins: 25, draws: 0 }], {
      addedDraws: 0,
    });
    expect(ratings[0]!.value - ratings[1]!.value).toBeCloseTo(190.85, 1);
    expect(ratings[0]!.low).toBeLessThan(ratings[0]!.value);
  });

  test('one who wins everything still has a rating, and draws pull together', () => {
    const swept = bradleyTerry(2, [{ first: 0, second: 1, firstWins: 20, secondWins: 0, draws: 0 }]).ratings;
    expect(swept[0]!.value - swept[1]!.value).toBeCloseTo(400 * Math.log10(41), 6);
    const drawn = bradleyTerry(2, [{ first: 0, second: 1, firstWins: 0, secondWins: 0, draws: 20 }]).ratings;
    expect(drawn[0]!.value).toBeCloseTo(0, 9);
  });

  test('a competitor that met nobody is unknown', () => {
    const { ratings } = bradleyTerry(3, [{ first: 0, second: 1, firstWins: 5, secondWins: 5, draws: 0 }]);
    expect(ratings[2]!.high).toBe(Number.POSITIVE_INFINITY);
  });
});
