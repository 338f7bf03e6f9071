import { precisionOf, type Rate } from '@hexfall/sim';

/** A share with one decimal: "40.5%". */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** What a simulation says of A so far. */
export function winEstimate(rate: Rate): string {
  return `A wins ${percent(rate.value)} ±${percent(precisionOf(rate))}`;
}

/** A number with as many decimals as it needs at most: "9", "9.5". */
export function short(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

/** Rows of cells under each other, the first column to the left and the others to the right. */
export function alignColumns(rows: readonly (readonly string[])[], indent = '  '): string[] {
  const columns = Math.max(0, ...rows.map(row => row.length));
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map(row => row[i]?.length ?? 0)));
  return rows.map(row =>
    (
      indent + row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ')
    ).trimEnd(),
  );
}

/** A difference: "+4.5", "-3.0", and no sign where there is nothing to tell. */
export function signed(value: number, decimals = 0): string {
  const text = Math.abs(value).toFixed(decimals);
  if (Number(text) === 0) return text;
  return value < 0 ? `-${text}` : `+${text}`;
}

/** A name that fits a column. */
export function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}
