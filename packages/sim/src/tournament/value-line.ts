import { POINTS_PER_LOG_ODDS, type Ratings } from '../statistics/bradley-terry.ts';
import { type Estimate, Z_95 } from '../statistics/interval.ts';

/** Regression of ratings on Battle Value. */
export interface ValueLine {
  /** Rating points that twice the Battle Value is worth. */
  readonly perDoubling: number;
  readonly entrants: readonly ValueStanding[];
}

/** An entrant relative to the regression line. */
export interface ValueStanding {
  /** Rating expected of its Battle Value. */
  readonly expected: number;
  /** Residual: how far its rating is above the expected one. */
  readonly surplus: Estimate;
}

/** Two points always lie on a line and say nothing about it. */
const MIN_ENTRANTS = 3;

/**
 * Fits a line to rating over the logarithm of Battle Value, by least squares. Residuals are linear combinations of all
 * ratings, so their intervals include the uncertainty of the line. Returns `undefined` for fewer than three entrants.
 */
export function fitValueLine(values: readonly number[], { ratings, covariance }: Ratings): ValueLine | undefined {
  if (values.length < MIN_ENTRANTS) return undefined;
  const logs = values.map(value => Math.log(Math.max(1, value)));
  const mean = sumOf(logs) / logs.length;
  const offsets = logs.map(log => log - mean);
  const sumOfSquares = sumOf(offsets.map(offset => offset * offset));
  const flat = sumOfSquares < MIN_SUM_OF_SQUARES;
  const slope = flat ? 0 : sumOf(offsets.map((offset, i) => offset * ratings[i]!.value)) / sumOfSquares;
  // The slope is the sum of the ratings with these weights.
  const weights = offsets.map(offset => (flat ? 0 : offset / sumOfSquares));
  const slopeCovariance = covariance.map(row => sumOf(row.map((entry, j) => entry * weights[j]!)));
  const slopeVariance = sumOf(slopeCovariance.map((entry, i) => entry * weights[i]!));
  const entrants = offsets.map((offset, i): ValueStanding => {
    const variance = covariance[i]![i]! - 2 * offset * slopeCovariance[i]! + offset * offset * slopeVariance;
    const margin = Z_95 * POINTS_PER_LOG_ODDS * Math.sqrt(Math.max(0, variance));
    const value = ratings[i]!.value - slope * offset;
    return { expected: slope * offset, surplus: { value, low: value - margin, high: value + margin } };
  });
  return { perDoubling: slope * Math.LN2, entrants };
}

/** Below this all values are the same, and the line is level. */
const MIN_SUM_OF_SQUARES = 1e-9;

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
