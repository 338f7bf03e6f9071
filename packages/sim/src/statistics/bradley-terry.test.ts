import { describe, expect, test } from 'vitest';
import { bradleyTerry, POINTS_PER_LOG_ODDS } from './bradley-terry.ts';

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

  test('strengths of seven teams and their standard errors are those of the textbook', () => {
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

  test('odds of three to one are a difference of 191 points', () => {
    const { ratings } = bradleyTerry(2, [{ first: 0, second: 1, firstWins: 75, secondWins: 25, draws: 0 }], {
      addedDraws: 0,
    });
    expect(ratings[0]!.value - ratings[1]!.value).toBeCloseTo(190.85, 1);
    expect(ratings[0]!.low).toBeLessThan(ratings[0]!.value);
  });

  test('a competitor that wins every game has a finite rating, and draws bring ratings together', () => {
    const swept = bradleyTerry(2, [{ first: 0, second: 1, firstWins: 20, secondWins: 0, draws: 0 }]).ratings;
    expect(swept[0]!.value - swept[1]!.value).toBeCloseTo(400 * Math.log10(41), 6);
    const drawn = bradleyTerry(2, [{ first: 0, second: 1, firstWins: 0, secondWins: 0, draws: 20 }]).ratings;
    expect(drawn[0]!.value).toBeCloseTo(0, 9);
  });

  test('a competitor that met nobody has an infinite interval', () => {
    const { ratings } = bradleyTerry(3, [{ first: 0, second: 1, firstWins: 5, secondWins: 5, draws: 0 }]);
    expect(ratings[2]!.high).toBe(Number.POSITIVE_INFINITY);
  });
});
