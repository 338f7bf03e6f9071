import { describe, expect, test } from 'vitest';
import { bradleyTerry } from '../statistics/bradley-terry.ts';
import { fitValueLine } from './value-line.ts';

describe('the line of ratings over Battle Value', () => {
  const meeting = (first: number, second: number, firstWins: number, games: number) => ({
    first,
    second,
    firstWins,
    secondWins: games - firstWins,
    draws: 0,
  });

  test('strengths proportional to the square of the value lie on the line', () => {
    // Values 1, 2 and 4 thousand: odds of one to four for each doubling, one to sixteen for two.
    const rated = bradleyTerry(3, [meeting(0, 1, 20, 100), meeting(1, 2, 20, 100), meeting(0, 2, 10, 170)], {
      addedDraws: 0,
    });
    const line = fitValueLine([1000, 2000, 4000], rated)!;
    expect(line.perDoubling).toBeCloseTo(400 * Math.log10(4), 6);
    expect(line.entrants.map(({ expected }) => expected)).toEqual([
      expect.closeTo(-240.82, 2),
      expect.closeTo(0, 2),
      expect.closeTo(240.82, 2),
    ]);
    for (const { surplus } of line.entrants) expect(surplus.value).toBeCloseTo(0, 6);
  });

  test('the surplus is the rating itself where all values are the same', () => {
    const rated = bradleyTerry(3, [meeting(0, 1, 60, 100), meeting(1, 2, 50, 100), meeting(0, 2, 60, 100)]);
    const { perDoubling, entrants } = fitValueLine([1200, 1200, 1200], rated)!;
    expect(perDoubling).toBe(0);
    for (const [i, { value, low, high }] of rated.ratings.entries()) {
      const near = { value: expect.closeTo(value, 9), low: expect.closeTo(low, 9), high: expect.closeTo(high, 9) };
      expect(entrants[i]!.surplus).toEqual(near);
    }
  });

  test('two entrants have no line', () => {
    expect(fitValueLine([1000, 2000], bradleyTerry(2, [meeting(0, 1, 30, 100)]))).toBeUndefined();
  });
});
