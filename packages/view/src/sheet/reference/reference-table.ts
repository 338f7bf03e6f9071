/** A table for the back of a record sheet. The first cell of a row says what the row is about. */
export interface ReferenceTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** One sentence below the table. */
  readonly note?: string;
}
