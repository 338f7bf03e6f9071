import { medianOf, sortedNumbers } from '@hexfall/sim';

/** How many times as fast the present is, with the range in which the true value lies. */
export interface Ratio {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Confidence that the range really has: few pairs give less than the usual 95%. */
  readonly coverage: number;
}

/** A pair of costs of the same thing, measured side by side. */
export interface Pair {
  readonly base: number;
  readonly present: number;
}

/**
 * The median of the pairs' ratios, with the exact interval of a median: each pair saw the same moods of the machine, and one that was
 * disturbed does not count more than any other.
 */
export function speedRatio(pairs: readonly Pair[]): Ratio {
  return medianOf(sortedNumbers(pairs.map(({ base, present }) => base / present)));
}

export type Verdict = 'faster' | 'slower' | 'no difference seen' | 'too few rounds';

const LEAST_COVERAGE = 0.95;

/** Only an interval on one side of 1 says that something is different, and only if it holds as often as it should. */
export function verdictOf({ low, high, coverage }: Ratio): Verdict {
  if (coverage < LEAST_COVERAGE) return 'too few rounds';
  if (low > 1) return 'faster';
  return high < 1 ? 'slower' : 'no difference seen';
}
