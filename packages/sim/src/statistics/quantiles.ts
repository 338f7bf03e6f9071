import { type DiceWords, nextBelow } from '@hexfall/rules';
import { binomialAtMost } from './binomial.ts';
import { DEFAULT_CONFIDENCE, type Interval } from './interval.ts';

/**
 * Numbers as the functions here want them: in order.
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
 * The value below which the share `p` of sorted values lies, between two neighbours in proportion. NaN of nothing.
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
  const place = p * (sorted.length - 1);
  const below = Math.floor(place);
  const low = sorted[below]!;
  const high = sorted[Math.min(below + 1, sorted.length - 1)]!;
  return low + (high - low) * (place - below);
}

/** What few numbers say of many: smallest, quartiles, largest, mean. */
export interface Spread {
  readonly count: number;
  readonly least: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly most: number;
  readonly mean: number;
}

/**
 * Few numbers for many, of sorted values.
 *
 * @example
 * ```ts
 * import { spreadOf } from '@hexfall/sim';
 *
 * const { least, median, most, mean } = spreadOf([1, 2, 3, 10]);
 * [least, median, most, mean]; // => [1, 2.5, 10, 4]
 * ```
 */
export function spreadOf(sorted: ArrayLike<number>): Spread {
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

/** An interval with the confidence it really has, which is seldom exactly the one asked for. */
export interface ExactInterval extends Interval {
  readonly coverage: number;
}

/**
 * Interval of a quantile from the order of the values alone, whatever their distribution: how many values lie below the true
 * quantile is binomial. Too few values give their whole range, and a coverage that says so.
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
): ExactInterval {
  const { length } = sorted;
  if (length === 0) return { low: Number.NaN, high: Number.NaN, coverage: 0 };
  const tail = (1 - confidence) / 2;
  const low = lastWhere(length, rank => binomialAtMost(rank - 1, length, p) <= tail);
  const high = length + 1 - lastWhere(length, rank => binomialAtMost(rank - 1, length, 1 - p) <= tail);
  const coverage = binomialAtMost(high - 1, length, p) - binomialAtMost(low - 1, length, p);
  return { low: sorted[low - 1]!, high: sorted[high - 1]!, coverage };
}

/** The largest rank that passes, of ranks that pass up to some point; 1 when none does. */
function lastWhere(most: number, passes: (rank: number) => boolean): number {
  let [low, high] = [1, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (passes(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

export interface Median extends ExactInterval {
  readonly value: number;
}

/**
 * The median of sorted values with its interval.
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
  /** Where chance comes from: the same words give the same interval. They are advanced. */
  readonly words: DiceWords;
  readonly resamples?: number;
  readonly confidence?: number;
}

/**
 * Interval of any figure of a sample, from samples drawn out of the sample itself.
 *
 * @example
 * ```ts
 * import { bootstrapInterval } from '@hexfall/sim';
 *
 * const words = Int32Array.of(1, 2, 3, 4);
 * const mean = (sample: Float64Array) => sample.reduce((sum, value) => sum + value, 0) / sample.length;
 * const { low, high } = bootstrapInterval([2, 4, 4, 5, 7, 9], mean, { words });
 * low < 5 && high > 5; // => true
 * ```
 */
export function bootstrapInterval(
  values: ArrayLike<number>,
  figure: (sample: Float64Array) => number,
  { words, resamples = 1000, confidence = DEFAULT_CONFIDENCE }: BootstrapOptions,
): Interval {
  const sample = new Float64Array(values.length);
  const figures = new Float64Array(resamples);
  for (let round = 0; round < resamples; round++) {
    for (let i = 0; i < sample.length; i++) sample[i] = values[nextBelow(words, values.length)]!;
    figures[round] = figure(sample);
  }
  figures.sort();
  const tail = (1 - confidence) / 2;
  return { low: quantile(figures, tail), high: quantile(figures, 1 - tail) };
}
