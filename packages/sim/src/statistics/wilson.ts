import { type Interval, Z_95 } from './interval.ts';

/** A share of all trials with the range it may truly lie in. */
export interface Rate extends Interval {
  readonly count: number;
  readonly trials: number;
  /** 0 when there were no trials. */
  readonly value: number;
}

/**
 * Wilson's score interval of a share. Unlike the textbook's plus or minus it holds for few trials and for shares near 0 and
 * 1, and never leaves that range. Without trials nothing is known: 0 to 1.
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
  const share = count / trials;
  const spread = (z * z) / trials;
  const middle = share + spread / 2;
  const reach = z * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials));
  return {
    low: count === 0 ? 0 : Math.max(0, (middle - reach) / (1 + spread)),
    high: count === trials ? 1 : Math.min(1, (middle + reach) / (1 + spread)),
  };
}

/**
 * A count as a share with its interval.
 *
 * @example
 * ```ts
 * import { rateOf } from '@hexfall/sim';
 *
 * rateOf(60, 100).value; // => 0.6
 * ```
 */
export function rateOf(count: number, trials: number, z: number = Z_95): Rate {
  return { count, trials, value: trials === 0 ? 0 : count / trials, ...wilsonInterval(count, trials, z) };
}

/**
 * Half the width of an interval: the "plus or minus".
 *
 * @example
 * ```ts
 * import { precisionOf, wilsonInterval } from '@hexfall/sim';
 *
 * precisionOf(wilsonInterval(5000, 10_000)).toFixed(4); // => '0.0098'
 * ```
 */
export function precisionOf({ low, high }: Interval): number {
  return (high - low) / 2;
}
