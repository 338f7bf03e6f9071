import { type Estimate, type Interval, Z_95 } from './interval.ts';

/** A proportion of successes with its confidence interval. */
export interface Proportion extends Estimate {
  readonly count: number;
  readonly trials: number;
  /** `count / trials`; 0 without trials. */
  readonly value: number;
}

/**
 * Wilson's score interval for a proportion. Unlike the normal approximation it holds for few trials and for proportions near
 * 0 and 1, and never leaves that range. Without trials it is 0 to 1.
 *
 * @example
 * ```ts
 * import { wilsonInterval } from '@hexfall/sim';
 *
 * const { low, high } = wilsonInterval(60, 100);
 * low.toFixed(3); // => '0.502'
 * high.toFixed(3); // => '0.691'
 * ```
 */
export function wilsonInterval(count: number, trials: number, z: number = Z_95): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const proportion = count / trials;
  const shrinkage = (z * z) / trials;
  const center = proportion + shrinkage / 2;
  const margin = z * Math.sqrt((proportion * (1 - proportion)) / trials + shrinkage / (4 * trials));
  return {
    low: count === 0 ? 0 : Math.max(0, (center - margin) / (1 + shrinkage)),
    high: count === trials ? 1 : Math.min(1, (center + margin) / (1 + shrinkage)),
  };
}

/**
 * The proportion of successes with its Wilson interval.
 *
 * @example
 * ```ts
 * import { proportionOf } from '@hexfall/sim';
 *
 * proportionOf(60, 100).value; // => 0.6
 * ```
 */
export function proportionOf(count: number, trials: number, z: number = Z_95): Proportion {
  return { count, trials, value: trials === 0 ? 0 : count / trials, ...wilsonInterval(count, trials, z) };
}

/**
 * Half the width of an interval: the number behind "plus or minus".
 *
 * @example
 * ```ts
 * import { marginOfError, wilsonInterval } from '@hexfall/sim';
 *
 * marginOfError(wilsonInterval(5000, 10_000)).toFixed(4); // => '0.0098'
 * ```
 */
export function marginOfError({ low, high }: Interval): number {
  return (high - low) / 2;
}
