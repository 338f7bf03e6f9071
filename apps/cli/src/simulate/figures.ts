import { marginOfError, type Proportion } from '@hexfall/sim';

/** A share with one decimal: "40.5%". */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** What a simulation says of A so far. */
export function winEstimate(rate: Proportion): string {
  return `A wins ${percent(rate.value)} ±${percent(marginOfError(rate))}`;
}

/** A number with one decimal, or none if it is whole: "9", "9.5". */
export function formatDecimal(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

/** Pads the cells of a table: the first column is aligned left, the others right. */
export function alignColumns(rows: readonly (readonly string[])[], indent = '  '): string[] {
  const columns = Math.max(0, ...rows.map(row => row.length));
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0)));
  return rows.map(row =>
    (
      indent + row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ')
    ).trimEnd(),
  );
}

/** A difference with its sign: "+4.5", "-3.0"; zero has none. */
export function signed(value: number, decimals = 0): string {
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return text;
  return value < 0 ? `-${text}` : `+${text}`;
}

/** Shortens a name so that it fits a column. */
export function truncate(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`;
}
