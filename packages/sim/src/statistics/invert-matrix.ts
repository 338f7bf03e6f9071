/** Inverts a square matrix by Gauss-Jordan elimination with partial pivoting. A singular matrix gives infinite entries. */
export function invertMatrix(matrix: readonly (readonly number[])[]): number[][] {
  const { length } = matrix;
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length }, (_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < length; column++) {
    const swap = pivotRow(rows, column);
    [rows[column], rows[swap]] = [rows[swap]!, rows[column]!];
    const pivot = rows[column]![column]!;
    if (Math.abs(pivot) < MIN_PIVOT) return matrix.map(row => row.map(() => Number.POSITIVE_INFINITY));
    rows[column] = rows[column]!.map(entry => entry / pivot);
    for (let row = 0; row < length; row++) {
      const factor = rows[row]![column]!;
      if (row !== column && factor !== 0) rows[row] = rows[row]!.map((entry, i) => entry - factor * rows[column]![i]!);
    }
  }
  return rows.map(row => row.slice(length));
}

/** A smaller pivot means that the matrix is singular. */
const MIN_PIVOT = 1e-14;

function pivotRow(rows: readonly (readonly number[])[], column: number): number {
  let best = column;
  for (let row = column + 1; row < rows.length; row++) {
    if (Math.abs(rows[row]![column]!) > Math.abs(rows[best]![column]!)) best = row;
  }
  return best;
}
