/** How much work may be done for an answer. Whatever limit is reached first ends it; without any, a standard error of 0.05 % is good enough. */
export interface Budget {
  /** Stop when every chance is known this well: the largest standard error. */
  readonly precision?: number;
  /** Stop after so many milliseconds. */
  readonly milliseconds?: number;
  /** Makes the random part repeatable; `'odds'` unless stated. */
  readonly seed?: string;
}
