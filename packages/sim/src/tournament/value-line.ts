import { POINTS_PER_LOG_ODDS, type Ratings } from '../statistics/bradley-terry.ts';
import { type Estimate, Z_95 } from '../statistics/interval.ts';

/** How ratings go with what entrants cost, and who is above or below that. */
export interface ValueLine {
  /** Points of rating for twice the value. */
  readonly perDoubling: number;
  readonly entrants: readonly ValueStanding[];
}

export interface ValueStanding {
  /** The rating that its value lets expect. */
  readonly expected: number;
  /** What its rating is above that. */
  readonly surplus: Estimate;
}

/** Two points always lie on a line. */
const FEWEST = 3;

/**
 * The line through all entrants, rating over the logarithm of the value, by least squares. What is above it is a linear
 * combination of all ratings, so the uncertainty of the line is in the intervals too.
 */
export function fitValueLine(values: readonly number[], { ratings, covariance }: Ratings): ValueLine | undefined {
  if (values.length < FEWEST) return undefined;
  const logs = values.map(value => Math.log(Math.max(1, value)));
  const mean = sumOf(logs) / logs.length;
  const offsets = logs.map(log => log - mean);
  const width = sumOf(offsets.map(offset => offset * offset));
  const flat = width < TOO_NARROW;
  const slope = flat ? 0 : sumOf(offsets.map((offset, i) => offset * ratings[i]!.value)) / width;
  // How much the rating of each entrant moves the line at a distance of 1.
  const pull = offsets.map(offset => (flat ? 0 : offset / width));
  const shared = covariance.map(row => sumOf(row.map((entry, j) => entry * pull[j]!)));
  const whole = sumOf(shared.map((entry, i) => entry * pull[i]!));
  const entrants = offsets.map((offset, i): ValueStanding => {
    const variance = covariance[i]![i]! - 2 * offset * shared[i]! + offset * offset * whole;
    const reach = Z_95 * POINTS_PER_LOG_ODDS * Math.sqrt(Math.max(0, variance));
    const value = ratings[i]!.value - slope * offset;
    return { expected: slope * offset, surplus: { value, low: value - reach, high: value + reach } };
  });
  return { perDoubling: slope * Math.LN2, entrants };
}

/** Values that are all the same say nothing about a line. */
const TOO_NARROW = 1e-9;

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
