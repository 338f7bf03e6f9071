/** A range that a true value lies in with some confidence. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Standard deviations of the normal distribution that hold 95% of it. */
export const Z_95 = 1.959963984540054;

export const DEFAULT_CONFIDENCE = 0.95;
