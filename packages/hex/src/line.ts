import { bearing, bearingDirection, halfRow, isSplitBearing } from './bearing.ts';
import { columnOf, columnStep, type Direction, type Grid, type HexId, neighbor, OFF_BOARD, rowOf } from './grid.ts';

/*
 * The straight line between two hex centers, on a lattice on which all centers and corners have integer coordinates:
 * a center is at (3x, half row), and its corners are at (+-1, +-1) and (+-2, 0) from it. A hex belongs to the line if the
 * line runs through it or touches one of its sides or corners.
 */

/** Half rows gained by a step in each direction. */
const HALF_ROW_STEP: readonly number[] = [-2, -1, 1, 2, 1, -1];

/** Whether the infinite line through the centers of a and b touches hex h. */
export function touchesLine(
  a: readonly [number, number],
  b: readonly [number, number],
  h: readonly [number, number],
): boolean {
  const dp = 3 * (b[0] - a[0]);
  const dq = halfRow(b[0], b[1]) - halfRow(a[0], a[1]);
  const offset = dp * (halfRow(h[0], h[1]) - halfRow(a[0], a[1])) - dq * 3 * (h[0] - a[0]);
  return Math.abs(offset) <= maxOffset(dp, dq);
}

/** The largest offset from the line, in the measure of `touchesLine`, at which a corner of a hex still touches it. */
function maxOffset(dp: number, dq: number): number {
  return Math.max(Math.abs(dp) + Math.abs(dq), 2 * Math.abs(dq));
}

/** The change of the offset from the line, in the measure of `touchesLine`, by a step in a direction. */
function stepOffset(dp: number, dq: number, direction: Direction): number {
  return dp * HALF_ROW_STEP[direction]! - dq * 3 * columnStep(direction);
}

/** Receives the hexes between the ends of an unsplit line, in order. */
export type LineBuffer = Int16Array;

/** A size that is enough for every line on the grid: a line touches at most two hexes per step. */
export function lineBufferSize(grid: Grid): number {
  return 2 * (grid.width + grid.height);
}

export function createLineBuffer(grid: Grid): LineBuffer {
  return new Int16Array(lineBufferSize(grid));
}

/**
 * Writes the hexes strictly between the ends of an unsplit line in walking order and returns how many there are. From each
 * hex it tries the neighbor to the right of straight ahead first, then the one to the left, then the one straight ahead, so
 * that of two hexes side by side on the line both are visited. All of them are on the board.
 */
export function writeLine(buffer: LineBuffer, grid: Grid, a: HexId, b: HexId): number {
  const { neighbors } = grid;
  const ax = columnOf(grid, a);
  const bx = columnOf(grid, b);
  const dp = 3 * (bx - ax);
  const dq = halfRow(bx, rowOf(grid, b)) - halfRow(ax, rowOf(grid, a));
  const max = maxOffset(dp, dq);
  const ahead = bearingDirection(bearing(grid, a, b));
  const right = (ahead + 1) % 6;
  const left = (ahead + 5) % 6;
  const aheadStep = stepOffset(dp, dq, ahead);
  const rightStep = stepOffset(dp, dq, right);
  const leftStep = stepOffset(dp, dq, left);
  let offset = 0;
  let count = 0;
  for (let hex = a; hex !== b; buffer[count++] = hex) {
    if (Math.abs(offset + rightStep) <= max) {
      offset += rightStep;
      hex = neighbors[hex * 6 + right]!;
    } else if (Math.abs(offset + leftStep) <= max) {
      offset += leftStep;
      hex = neighbors[hex * 6 + left]!;
    } else {
      offset += aheadStep;
      hex = neighbors[hex * 6 + ahead]!;
    }
  }
  return count === 0 ? 0 : count - 1;
}

/** Whether the line between two hexes runs along hexsides, with hexes on either side of it. */
export function isSplitLine(grid: Grid, a: HexId, b: HexId): boolean {
  return isSplitBearing(bearing(grid, a, b));
}

/** The direction from a hex on a split line to the next hex on its left; the one on its right is one direction clockwise. */
export function splitDirection(code: number): Direction {
  return (code - 2) >> 2;
}

/**
 * The next hex on a split line after another hex on it. Along the top and bottom edges one hex of the pair between them may be
 * off the board, but never both.
 */
export function nextOnSplitLine(grid: Grid, hex: HexId, left: Direction): HexId {
  const right = (left + 1) % 6;
  const leftHex = neighbor(grid, hex, left);
  return leftHex === OFF_BOARD ? neighbor(grid, neighbor(grid, hex, right), left) : neighbor(grid, leftHex, right);
}

/**
 * Returns a split line as a, L1, R1, M1, L2, R2, M2 ... b: the M hexes lie on the line, and each pair of an L and an R hex on
 * either side of it as seen from a. Hexes off the board are listed as `OFF_BOARD`.
 */
export function splitLineHexes(grid: Grid, a: HexId, b: HexId): HexId[] {
  const left = splitDirection(bearing(grid, a, b));
  const hexes = [a];
  for (let hex = a; hex !== b; ) {
    hexes.push(neighbor(grid, hex, left), neighbor(grid, hex, (left + 1) % 6));
    hex = nextOnSplitLine(grid, hex, left);
    hexes.push(hex);
  }
  return hexes;
}

/**
 * Returns every hex of the board that the line touches, from a to b in walking order, both included.
 *
 * @example
 * ```ts
 * import { createGrid, formatHex, hexAt, lineHexes } from '@hexfall/hex';
 *
 * const grid = createGrid(16, 17);
 * const line = lineHexes(grid, hexAt(grid, 4, 4), hexAt(grid, 4, 1));
 * line.map(hex => formatHex(grid, hex)); // => ['0505', '0504', '0503', '0502']
 * ```
 */
export function lineHexes(grid: Grid, a: HexId, b: HexId): HexId[] {
  if (isSplitLine(grid, a, b)) return splitLineHexes(grid, a, b).filter(hex => hex !== OFF_BOARD);
  if (a === b) return [a];
  const buffer = createLineBuffer(grid);
  const count = writeLine(buffer, grid, a, b);
  return [a, ...buffer.subarray(0, count), b];
}
