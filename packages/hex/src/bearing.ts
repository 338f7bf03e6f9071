import type { Direction, Grid, HexId } from './grid.ts';
import { fillPairTable, pairFact } from './pair-table.ts';

/**
 * The direction from one hex to another, as a code 0-23 clockwise from north: an even code is exactly code * 15 degrees,
 * an odd code lies strictly between its even neighbors. All borders of arcs and sides, and all ties, lie on multiples of
 * 30 degrees, so the code decides them without computing an angle.
 */
export type Bearing = number;

export const BEARINGS = 24;

/** Half rows from the top edge: a vertical coordinate that is comparable between columns. */
export function halfRow(x: number, y: number): number {
  return 2 * y + (x & 1);
}

/**
 * Returns the bearing from one hex of a grid to another, as a code from 0 (north) clockwise to 23.
 *
 * @example
 * ```ts
 * import { bearing, createGrid, hexAt } from '@hexfall/hex';
 *
 * const grid = createGrid(16, 17);
 * const from = hexAt(grid, 4, 4);
 * bearing(grid, from, hexAt(grid, 4, 0)); // => 0
 * bearing(grid, from, hexAt(grid, 6, 4)); // => 6
 * ```
 */
export function bearing(grid: Grid, from: HexId, to: HexId): Bearing {
  const table = grid.pairTables.bearings;
  return table === undefined ? bearingWithoutTable(grid, from, to) : table[from * grid.size + to]!;
}

function bearingWithoutTable(grid: Grid, from: HexId, to: HexId): Bearing {
  fillPairTable(grid, 'bearings', bearingBetween);
  return pairFact(bearingBetween, grid, from, to);
}

/** The bearing between two hexes given by column and row, on or off any board; 0 from a hex to itself. */
export function bearingBetween(ax: number, ay: number, bx: number, by: number): Bearing {
  const east = bx - ax;
  const north = halfRow(ax, ay) - halfRow(bx, by);
  const k = quadrantCode(Math.abs(east), Math.abs(north));
  if (east >= 0) return north >= 0 ? k : 12 - k;
  return north > 0 ? 24 - k : 12 + k;
}

/** The code within the first quadrant. A column is sqrt(3) half rows wide, so north / east = 3 and 1 mark 30 and 60 degrees. */
function quadrantCode(east: number, north: number): number {
  if (east === 0) return 0;
  if (north > 3 * east) return 1;
  if (north === 3 * east) return 2;
  if (north > east) return 3;
  if (north === east) return 4;
  return north > 0 ? 5 : 6;
}

/** The hexside direction nearest to a bearing; halfway between two, the one further clockwise. */
export function bearingDirection(code: Bearing): Direction {
  return ((code + 2) >> 2) % 6;
}

/**
 * Returns the hexside direction in which `to` lies from `from`.
 *
 * @example
 * ```ts
 * import { createGrid, directionTo, hexAt } from '@hexfall/hex';
 *
 * const grid = createGrid(16, 17);
 * directionTo(grid, hexAt(grid, 4, 4), hexAt(grid, 4, 9)); // => 3
 * ```
 */
export function directionTo(grid: Grid, from: HexId, to: HexId): Direction {
  return bearingDirection(bearing(grid, from, to));
}

/**
 * Returns a bearing relative to a facing: 0 is straight ahead.
 *
 * @example
 * ```ts
 * import { relativeBearing } from '@hexfall/hex';
 *
 * const south = 12;
 * relativeBearing(south, 3); // => 0
 * relativeBearing(south, 0); // => 12
 * ```
 */
export function relativeBearing(code: Bearing, facing: Direction): Bearing {
  const relative = code - 4 * facing;
  return relative < 0 ? relative + BEARINGS : relative;
}

/** Whether a line with this bearing runs between hexes, along their sides. */
export function isSplitBearing(code: Bearing): boolean {
  return (code & 3) === 2;
}
