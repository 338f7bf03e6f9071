import type { Interval } from './interval.ts';
import { marginOfError } from './wilson.ts';

/** When a run has been precise enough to stop. */
export interface PrecisionGoal {
  /** Half the width of the interval at which the run may stop; 0 to play all games. */
  readonly precision: number;
  /** Fewest observations: the interval of a handful may be narrow by chance. */
  readonly least: number;
}

/** Fewest games of a simulation that stops at a precision. */
export const MIN_GAMES_FOR_PRECISION = 100;

/** Fewest rounds of a comparison that stops at a precision. */
export const MIN_ROUNDS_FOR_PRECISION = 50;

/** Whether a number of observations with this interval is enough. */
export function isPrecise({ precision, least }: PrecisionGoal, count: number, interval: Interval): boolean {
  return precision > 0 && count >= least && marginOfError(interval) <= precision;
}

/** How many observations the goal will take: half the width of an interval shrinks with the square root of their number. */
export function observationsNeeded({ precision, least }: PrecisionGoal, count: number, interval: Interval): number {
  const factor = (marginOfError(interval) / precision) ** 2;
  return Math.max(count, least, Math.ceil(count * factor));
}
