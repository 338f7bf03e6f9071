import type { Grid, HexId } from './grid.ts';
import { fillPairTable, pairFact } from './pair-table.ts';

/**
 * Returns the number of hexes from one hex to another, counting the last but not the first.
 *
 * @example
 * ```ts
 * import { createGrid, distance, hexAt } from '@hexfall/hex';
 *
 * const grid = createGrid(16, 17);
 * distance(grid, hexAt(grid, 0, 0), hexAt(grid, 4, 4)); // => 6
 * ```
 */
export function distance(grid: Grid, a: HexId, b: HexId): number {
  const table = grid.pairTables.distances;
  return table === undefined ? distanceWithoutTable(grid, a, b) : table[a * grid.size + b]!;
}

function distanceWithoutTable(grid: Grid, a: HexId, b: HexId): number {
  fillPairTable(grid, 'distances', distanceBetween);
  return pairFact(distanceBetween, grid, a, b);
}

/**
 * The distance between two hexes given by column and row, on or off any board. Each step across columns may also drift half a
 * row for free; only rows beyond that drift cost extra steps.
 */
export function distanceBetween(ax: number, ay: number, bx: number, by: number): number {
  const columns = Math.abs(ax - bx);
  const highest = ay - (columns >> 1) - (~ax & bx & 1);
  const lowest = highest + columns;
  if (by < highest) return columns + highest - by;
  return by > lowest ? columns + by - lowest : columns;
}
