/** How much work an answer may take. Work stops at the first limit that is reached; without any limit, at a standard error of 0.05 %. */
export interface Budget {
  /** Stop when every chance is known this well: the largest standard error. */
  readonly precision?: number;
  /** Stop after this many milliseconds. */
  readonly milliseconds?: number;
  /** Makes the random part repeatable; `'odds'` unless stated. */
  readonly seed?: string;
}
