import { type Estimate, Z_95 } from './interval.ts';
import { invertMatrix } from './invert-matrix.ts';

/** The results of two competitors against each other. A draw counts half for each. */
export interface Meeting {
  readonly first: number;
  readonly second: number;
  readonly firstWins: number;
  readonly secondWins: number;
  readonly draws: number;
}

export interface Rating extends Estimate {
  /** On the Elo scale, with a mean of 0 over all competitors: 400 points are odds of ten to one. */
  readonly value: number;
}

export interface Ratings {
  readonly ratings: readonly Rating[];
  /** Covariance matrix of the log strengths, for intervals of differences. */
  readonly covariance: readonly (readonly number[])[];
}

export interface RatingOptions {
  readonly z?: number;
  /**
   * Draws added to every pair that has met, as a weak prior: without them a competitor that has won every game would have
   * an infinite rating.
   */
  readonly addedDraws?: number;
}

/** Elo points per unit of log odds. */
export const POINTS_PER_LOG_ODDS = 400 / Math.LN10;

const MAX_ITERATIONS = 100_000;
const TOLERANCE = 1e-13;

/**
 * Fits the Bradley-Terry model: every competitor has a strength, and the odds of a meeting are the ratio of the two
 * strengths. The maximum likelihood is found by Zermelo's iteration; intervals come from the Fisher information.
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
  const logs = centered(estimateStrengths(count, played).map(strength => Math.log(strength)));
  const covariance = covarianceMatrix(logs, played);
  const ratings = logs.map((log, i) => {
    const margin = z * Math.sqrt(covariance[i]![i]!);
    const [value, low, high] = [log, log - margin, log + margin].map(strength => strength * POINTS_PER_LOG_ODDS);
    return { value: value!, low: low!, high: high! };
  });
  return { ratings, covariance };
}

interface PairTotals {
  readonly first: number;
  readonly second: number;
  readonly games: number;
  /** Games won by the first, with draws as halves. */
  readonly points: number;
}

function withDraws({ first, second, firstWins, secondWins, draws }: Meeting, addedDraws: number): PairTotals {
  const games = firstWins + secondWins + draws;
  const added = games > 0 ? addedDraws : 0;
  return { first, second, games: games + added, points: firstWins + (draws + added) / 2 };
}

function estimateStrengths(count: number, played: readonly PairTotals[]): number[] {
  const points = Array.from({ length: count }, () => 0);
  for (const { first, second, games, points: won } of played) {
    points[first]! += won;
    points[second]! += games - won;
  }
  let strengths = Array.from({ length: count }, () => 1);
  for (let iteration = 0; iteration < MAX_ITERATIONS; iteration++) {
    const next = iterate(strengths, points, played);
    const change = Math.max(...next.map((strength, i) => Math.abs(strength - strengths[i]!)));
    strengths = next;
    if (change < TOLERANCE) break;
  }
  return strengths;
}

function iterate(strengths: readonly number[], points: readonly number[], played: readonly PairTotals[]): number[] {
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
 * Games only reveal differences of strengths, so the information matrix is singular. Adding a constant to every entry pins
 * the mean; subtracting it from the inverse leaves the covariance around that mean.
 */
function covarianceMatrix(logs: readonly number[], played: readonly PairTotals[]): number[][] {
  const { length } = logs;
  const information = logs.map(() => Array.from({ length }, () => 1 / length));
  for (const { first, second, games } of played) {
    const winProbability = 1 / (1 + Math.exp(logs[second]! - logs[first]!));
    const weight = games * winProbability * (1 - winProbability);
    information[first]![first]! += weight;
    information[second]![second]! += weight;
    information[first]![second]! -= weight;
    information[second]![first]! -= weight;
  }
  return invertMatrix(information).map(row => row.map(entry => entry - 1 / length));
}
