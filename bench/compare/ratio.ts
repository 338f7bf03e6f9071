import { medianOf, sortedNumbers } from '@hexfall/sim';

/** How many times as fast the present is, with the range in which the true value lies. */
export interface Ratio {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The actual confidence of the range: few pairs give less than the usual 95%. */
  readonly coverage: number;
}

/** Two costs of one thing, measured side by side. */
export interface Pair {
  readonly base: number;
  readonly present: number;
}

/**
 * Returns the median of the pairs' ratios, with the exact interval of a median. Both halves of a pair ran under the same load, and one
 * disturbed pair counts no more than any other.
 */
export function speedRatio(pairs: readonly Pair[]): Ratio {
  return medianOf(sortedNumbers(pairs.map(({ base, present }) => base / present)));
}

export type Verdict = 'faster' | 'slower' | 'no difference seen' | 'too few rounds';

const MIN_COVERAGE = 0.95;

/** Only an interval that excludes 1 shows a difference, and only if its confidence is high enough. */
export function verdictOf({ low, high, coverage }: Ratio): Verdict {
  if (coverage < MIN_COVERAGE) return 'too few rounds';
  if (low > 1) return 'faster';
  return high < 1 ? 'slower' : 'no difference seen';
}
