import { nextBelow, type RngState } from '@hexfall/rules';
import { binomialCdf } from './binomial.ts';
import { DEFAULT_CONFIDENCE, type Interval } from './interval.ts';

/**
 * A copy of the numbers in ascending order, as the functions of this module expect them.
 *
 * @example
 * ```ts
 * import { sortedNumbers } from '@hexfall/sim';
 *
 * [...sortedNumbers([10, 9, 2])]; // => [2, 9, 10]
 * ```
 */
export function sortedNumbers(values: Iterable<number>): Float64Array {
  return Float64Array.from(values).sort();
}

/**
 * Sample quantile of sorted values at probability `p`, with linear interpolation (type 7 of R). NaN without values.
 *
 * @example
 * ```ts
 * import { quantile } from '@hexfall/sim';
 *
 * quantile([1, 2, 3, 10], 0.5); // => 2.5
 * ```
 */
export function quantile(sorted: ArrayLike<number>, p: number): number {
  if (sorted.length === 0) return Number.NaN;
  const rank = p * (sorted.length - 1);
  const below = Math.floor(rank);
  const low = sorted[below]!;
  const high = sorted[Math.min(below + 1, sorted.length - 1)]!;
  return low + (high - low) * (rank - below);
}

/** Summary statistics of a sample. */
export interface Summary {
  readonly count: number;
  /** The minimum. */
  readonly least: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  /** The maximum. */
  readonly most: number;
  readonly mean: number;
}

/**
 * Summary statistics of sorted values: minimum, quartiles, maximum and mean.
 *
 * @example
 * ```ts
 * import { summarize } from '@hexfall/sim';
 *
 * const { least, median, most, mean } = summarize([1, 2, 3, 10]);
 * [least, median, most, mean]; // => [1, 2.5, 10, 4]
 * ```
 */
export function summarize(sorted: ArrayLike<number>): Summary {
  let sum = 0;
  for (let i = 0; i < sorted.length; i++) sum += sorted[i]!;
  return {
    count: sorted.length,
    least: quantile(sorted, 0),
    lowerQuartile: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upperQuartile: quantile(sorted, 0.75),
    most: quantile(sorted, 1),
    mean: sum / sorted.length,
  };
}

/** A distribution-free confidence interval for a quantile. */
export interface QuantileInterval extends Interval {
  /** The exact confidence level. Ranks are whole numbers, so it is seldom the one asked for. */
  readonly coverage: number;
}

/**
 * Confidence interval for a quantile from order statistics, whatever the distribution: the number of values below the true
 * quantile is binomial. With too few values the interval is their whole range, and `coverage` is below `confidence`.
 *
 * @example
 * ```ts
 * import { quantileInterval } from '@hexfall/sim';
 *
 * const turns = Array.from({ length: 100 }, (_, i) => i + 1);
 * const { low, high, coverage } = quantileInterval(turns, 0.5);
 * [low, high]; // => [40, 61]
 * coverage > 0.95; // => true
 * ```
 */
export function quantileInterval(
  sorted: ArrayLike<number>,
  p: number,
  confidence: number = DEFAULT_CONFIDENCE,
): QuantileInterval {
  const { length } = sorted;
  if (length === 0) return { low: Number.NaN, high: Number.NaN, coverage: 0 };
  const tail = (1 - confidence) / 2;
  const low = largestPassingRank(length, rank => binomialCdf(rank - 1, length, p) <= tail);
  const high = length + 1 - largestPassingRank(length, rank => binomialCdf(rank - 1, length, 1 - p) <= tail);
  const coverage = binomialCdf(high - 1, length, p) - binomialCdf(low - 1, length, p);
  return { low: sorted[low - 1]!, high: sorted[high - 1]!, coverage };
}

/** The largest rank up to `max` that passes, by bisection: ranks pass up to some point and fail beyond it. 1 if none passes. */
function largestPassingRank(max: number, passes: (rank: number) => boolean): number {
  let [low, high] = [1, max];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (passes(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

export interface Median extends QuantileInterval {
  readonly value: number;
}

/**
 * The median of sorted values with its confidence interval.
 *
 * @example
 * ```ts
 * import { medianOf } from '@hexfall/sim';
 *
 * medianOf([3, 5, 8, 9, 12]).value; // => 8
 * ```
 */
export function medianOf(sorted: ArrayLike<number>, confidence: number = DEFAULT_CONFIDENCE): Median {
  return { value: quantile(sorted, 0.5), ...quantileInterval(sorted, 0.5, confidence) };
}

export interface BootstrapOptions {
  /** State of the random number generator, which is advanced. The same state gives the same interval. */
  readonly rngState: RngState;
  readonly resamples?: number;
  readonly confidence?: number;
}

/**
 * Percentile bootstrap interval of any statistic of a sample.
 *
 * @example
 * ```ts
 * import { bootstrapInterval } from '@hexfall/sim';
 *
 * const rngState = Int32Array.of(1, 2, 3, 4);
 * const mean = (sample: Float64Array) => sample.reduce((sum, value) => sum + value, 0) / sample.length;
 * const { low, high } = bootstrapInterval([2, 4, 4, 5, 7, 9], mean, { rngState });
 * low < 5 && high > 5; // => true
 * ```
 */
export function bootstrapInterval(
  values: ArrayLike<number>,
  statistic: (sample: Float64Array) => number,
  { rngState, resamples = 1000, confidence = DEFAULT_CONFIDENCE }: BootstrapOptions,
): Interval {
  const sample = new Float64Array(values.length);
  const statistics = new Float64Array(resamples);
  for (let round = 0; round < resamples; round++) {
    for (let i = 0; i < sample.length; i++) sample[i] = values[nextBelow(rngState, values.length)]!;
    statistics[round] = statistic(sample);
  }
  statistics.sort();
  const tail = (1 - confidence) / 2;
  return { low: quantile(statistics, tail), high: quantile(statistics, 1 - tail) };
}
