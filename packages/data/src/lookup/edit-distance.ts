/**
 * Returns the number of typing errors between two words: letters left out, added, changed or swapped with their
 * neighbour. Returns `limit + 1` as soon as there must be more than `limit` of them.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const tooFar = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return tooFar;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const next = nextRow(a, b, row, before, last);
    if (Math.min(...next) > limit) return tooFar;
    before = last;
    last = next;
  }
  return Math.min(last[b.length]!, tooFar);
}

/**
 * Returns the next row of the table: with one more letter of `a`, the cost of changing it into each beginning of `b`.
 */
function nextRow(a: string, b: string, row: number, before: readonly number[], last: readonly number[]): number[] {
  const next = [row];
  for (let column = 1; column <= b.length; column++) {
    const changed = last[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
    let cost = Math.min(changed, last[column]! + 1, next[column - 1]! + 1);
    const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
    if (swapped) cost = Math.min(cost, before[column - 2]! + 1);
    next.push(cost);
  }
  return next;
}
