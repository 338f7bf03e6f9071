/**
 * One line of a text table, whose columns are read by their heading. A wrong table is a mistake in our own source, so it throws an error.
 */
export interface TableRow {
  text(column: string): string;
  /** Returns a number; a dash is 0. */
  number(column: string): number;
  /** Returns words separated by spaces. */
  words(column: string): readonly string[];
  /** Returns texts separated by semicolons. */
  list(column: string): readonly string[];
}

/** Reads columns separated by vertical bars; the first line holds the headings. */
export function readTable(text: string): readonly TableRow[] {
  const [head, ...lines] = text.trim().split('\n');
  const columns = cells(head!);
  return lines.map(line => createRow(columns, cells(line)));
}

function cells(line: string): readonly string[] {
  return line.split('|').map(cell => cell.trim());
}

function createRow(columns: readonly string[], values: readonly string[]): TableRow {
  const text = (column: string): string => {
    const value = values[columns.indexOf(column)];
    if (value === undefined) throw new Error(`the table row "${values[0]}" has no column "${column}"`);
    return value;
  };
  const split = (column: string, separator: RegExp): readonly string[] =>
    text(column)
      .split(separator)
      .filter(part => part !== '' && part !== '-');
  return {
    text,
    number(column) {
      const value = text(column) === '-' ? 0 : Number(text(column));
      if (Number.isNaN(value)) throw new Error(`"${text(column)}" of "${values[0]}" is not a number`);
      return value;
    },
    words: column => split(column, /\s+/),
    list: column => split(column, /\s*;\s*/),
  };
}
