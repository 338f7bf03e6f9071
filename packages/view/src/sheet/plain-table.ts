/** A table for a page, as text. */
export interface PlainTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** A last row, for totals. */
  readonly foot?: readonly string[];
}
