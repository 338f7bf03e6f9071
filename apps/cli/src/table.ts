/** Number of columns where the width is unknown, for example in a file: enough for every table. */
const DEFAULT_WIDTH = 120;
const MIN_WIDTH = 40;
/** The least length of a name: shorter names say nothing. */
const MIN_NAME = 12;
const MIN_TEXT = 16;
const MAX_WIDTH = Number.POSITIVE_INFINITY;

/** Returns how many columns a line on standard output may have: as many as the terminal has, or as `COLUMNS` says. */
export function outputWidth(): number {
  return knownWidth() ?? DEFAULT_WIDTH;
}

/** Returns how many columns a line on standard output may have, or `undefined` if neither a terminal nor `COLUMNS` says so. */
export function knownWidth(): number | undefined {
  const { isTTY, columns } = process.stdout;
  const asked = isTTY ? columns : Number(process.env['COLUMNS']);
  return Number.isInteger(asked) && asked > 0 ? Math.max(MIN_WIDTH, asked) : undefined;
}

/** How a table adapts to little room. */
export interface TableLayout {
  readonly width: number;
  /** Indices of the columns to leave out, in this order, until the table fits. */
  readonly dispensable?: readonly number[];
  readonly indent?: string;
  /** Columns besides the first that are aligned left. */
  readonly left?: readonly number[];
  /** A column of text that is shortened before anything else, but stays long enough to say something. */
  readonly elastic?: number;
}

/**
 * Lays out a table: the first column is aligned left, the others right. If it does not fit, columns are left out, then the first column is
 * shortened. Figures are never broken or cut.
 */
export function formatTable(rows: readonly (readonly string[])[], layout: TableLayout): string[] {
  const { width, dispensable = [], indent = '  ', left = [], elastic = -1 } = layout;
  const least = (column: number): number => Math.min(widthOf(rows, column), column === elastic ? MIN_TEXT : MAX_WIDTH);
  const shown = chooseColumns(rows, least, dispensable, width - indent.length);
  const widths = shown.map(least);
  const room = (i: number): number => width - indent.length - totalWidth(widths) + widths[i]!;
  const at = shown.indexOf(elastic);
  if (at > 0) widths[at] = Math.min(widthOf(rows, elastic), Math.max(MIN_TEXT, room(at)));
  if (widths.length > 0) widths[0] = Math.min(widths[0]!, Math.max(MIN_NAME, room(0)));
  return rows.map(row => {
    const cells = shown.flatMap((column, i) => {
      const cell = row[column];
      if (cell === undefined) return [];
      const text = column === 0 || column === elastic ? truncate(cell, widths[i]!) : cell;
      return [column === 0 || left.includes(column) ? text.padEnd(widths[i]!) : text.padStart(widths[i]!)];
    });
    return (indent + cells.join(GAP)).trimEnd();
  });
}

const GAP = '  ';

function chooseColumns(
  rows: readonly (readonly string[])[],
  least: (column: number) => number,
  dispensable: readonly number[],
  room: number,
): number[] {
  const all = Array.from({ length: Math.max(0, ...rows.map(row => row.length)) }, (_, column) => column);
  const gone = new Set<number>();
  const kept = (): number[] => all.filter(column => !gone.has(column));
  for (const column of dispensable) {
    if (totalWidth(kept().map(least)) <= room) break;
    gone.add(column);
  }
  return kept();
}

function totalWidth(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, GAP.length * Math.max(0, widths.length - 1));
}

function widthOf(rows: readonly (readonly string[])[], column: number): number {
  return Math.max(0, ...rows.map(row => row[column]?.length ?? 0));
}

/** Shortens a name so that it fits a column. */
export function truncate(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`;
}

/** Breaks text into lines between words. Lines after the first begin with `hanging`, the first with `indent`. */
export function wrapText(text: string, width: number, indent = '', hanging = indent): string[] {
  if (text === '') return [''];
  const lines: string[] = [];
  let line = indent;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > width) {
      lines.push(line);
      line = hanging;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}
