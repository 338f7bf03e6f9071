/** A confidence interval: the range that holds the true value with the stated confidence, 95% by default. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** A point estimate with its confidence interval. */
export interface Estimate extends Interval {
  readonly value: number;
}

/** Quantile of the normal distribution for two-sided intervals of 95% confidence. */
export const Z_95 = 1.959963984540054;

export const DEFAULT_CONFIDENCE = 0.95;
