import { type Interval, Z_95 } from './interval.ts';
import { invert } from './matrix.ts';

/** What two competitors did to each other; a draw counts half for each. */
export interface Meeting {
  readonly first: number;
  readonly second: number;
  readonly firstWins: number;
  readonly secondWins: number;
  readonly draws: number;
}

export interface Rating extends Interval {
  /** On the scale of chess ratings, around 0: 400 points are odds of ten to one. */
  readonly value: number;
}

export interface Ratings {
  readonly ratings: readonly Rating[];
  /** Covariance of the strengths, for intervals of differences. */
  readonly covariance: readonly (readonly number[])[];
}

export interface RatingOptions {
  readonly z?: number;
  /**
   * Draws that are added to every pairing that met. One who has won all games has no finite rating; half a game lost is as
   * much as one can claim to know.
   */
  readonly addedDraws?: number;
}

/** Points of rating for a factor e in the odds. */
export const POINTS_PER_LOG_ODDS = 400 / Math.LN10;

const MOST_ROUNDS = 100_000;
const CLOSE_ENOUGH = 1e-13;

/**
 * Bradley-Terry: every competitor has a strength, and the odds of a meeting are the ratio of two strengths. Those that make
 * what happened most likely are found by iteration (Zermelo's); intervals come from how sharply the likelihood peaks.
 *
 * @example
 * ```ts
 * import { bradleyTerry } from '@hexfall/sim';
 *
 * const meeting = { first: 0, second: 1, firstWins: 75, secondWins: 25, draws: 0 };
 * const { ratings } = bradleyTerry(2, [meeting], { addedDraws: 0 });
 * Math.round(ratings[0]!.value - ratings[1]!.value); // => 191
 * ```
 */
export function bradleyTerry(count: number, meetings: readonly Meeting[], options: RatingOptions = {}): Ratings {
  const { z = Z_95, addedDraws = 1 } = options;
  const played = meetings.map(meeting => withDraws(meeting, addedDraws)).filter(({ games }) => games > 0);
  const logs = centered(findStrengths(count, played).map(strength => Math.log(strength)));
  const covariance = covarianceOf(logs, played);
  const ratings = logs.map((log, i) => {
    const reach = z * Math.sqrt(covariance[i]![i]!);
    const [value, low, high] = [log, log - reach, log + reach].map(strength => strength * POINTS_PER_LOG_ODDS);
    return { value: value!, low: low!, high: high! };
  });
  return { ratings, covariance };
}

interface Played {
  readonly first: number;
  readonly second: number;
  readonly games: number;
  /** Won by the first, draws as halves. */
  readonly points: number;
}

function withDraws({ first, second, firstWins, secondWins, draws }: Meeting, addedDraws: number): Played {
  const games = firstWins + secondWins + draws;
  const added = games > 0 ? addedDraws : 0;
  return { first, second, games: games + added, points: firstWins + (draws + added) / 2 };
}

function findStrengths(count: number, played: readonly Played[]): number[] {
  const points = Array.from({ length: count }, () => 0);
  for (const { first, second, games, points: won } of played) {
    points[first]! += won;
    points[second]! += games - won;
  }
  let strengths = Array.from({ length: count }, () => 1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = improve(strengths, points, played);
    const change = Math.max(...next.map((strength, i) => Math.abs(strength - strengths[i]!)));
    strengths = next;
    if (change < CLOSE_ENOUGH) break;
  }
  return strengths;
}

function improve(strengths: readonly number[], points: readonly number[], played: readonly Played[]): number[] {
  const weights = strengths.map(() => 0);
  for (const { first, second, games } of played) {
    const weight = games / (strengths[first]! + strengths[second]!);
    weights[first]! += weight;
    weights[second]! += weight;
  }
  const next = strengths.map((strength, i) => (weights[i] === 0 ? strength : points[i]! / weights[i]!));
  const sum = next.reduce((total, strength) => total + strength, 0);
  return next.map(strength => (strength * strengths.length) / sum);
}

function centered(values: readonly number[]): number[] {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  return values.map(value => value - mean);
}

/**
 * Only differences of strengths show in games, so the information has no inverse of its own. Adding a constant to every
 * entry fixes the mean, and taking it away again leaves the covariance around it.
 */
function covarianceOf(logs: readonly number[], played: readonly Played[]): number[][] {
  const { length } = logs;
  const information = logs.map(() => Array.from({ length }, () => 1 / length));
  for (const { first, second, games } of played) {
    const chance = 1 / (1 + Math.exp(logs[second]! - logs[first]!));
    const weight = games * chance * (1 - chance);
    information[first]![first]! += weight;
    information[second]![second]! += weight;
    information[first]![second]! -= weight;
    information[second]![first]! -= weight;
  }
  return invert(information).map(row => row.map(entry => entry - 1 / length));
}
