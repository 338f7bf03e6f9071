/** The inverse of a square matrix, by elimination with the largest pivot. Entries are infinite where there is none. */
export function invert(matrix: readonly (readonly number[])[]): number[][] {
  const { length } = matrix;
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length }, (_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < length; column++) {
    const pivot = pivotRow(rows, column);
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const head = rows[column]![column]!;
    if (Math.abs(head) < TOO_SMALL) return matrix.map(row => row.map(() => Number.POSITIVE_INFINITY));
    rows[column] = rows[column]!.map(entry => entry / head);
    for (let row = 0; row < length; row++) {
      const factor = rows[row]![column]!;
      if (row !== column && factor !== 0) rows[row] = rows[row]!.map((entry, i) => entry - factor * rows[column]![i]!);
    }
  }
  return rows.map(row => row.slice(length));
}

const TOO_SMALL = 1e-14;

function pivotRow(rows: readonly (readonly number[])[], column: number): number {
  let best = column;
  for (let row = column + 1; row < rows.length; row++) {
    if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row;
  }
  return best;
}
