import { bearing, bearingDirection, halfRow, isSplitBearing } from './bearing.ts';
import { columnOf, columnStep, type Direction, type Grid, type HexId, neighbor, OFF_BOARD, rowOf } from './grid.ts';

/*
 * The straight line between two hex centres, on a lattice on which all centres and corners are integers:
 * a centre is (3x, half row), its corners lie at (+-1, +-1) and (+-2, 0) from it. A hex belongs to the line when the
 * line runs through it or merely touches a side or corner.
 */

/** Half rows gained by a step in each direction. */
const HALF_ROW_STEP: readonly number[] = [-2, -1, 1, 2, 1, -1];

/** Whether the endless line through the centres of a and b touches hex h. */
export function touchesLine(
  a: readonly [number, number],
  b: readonly [number, number],
  h: readonly [number, number],
): boolean {
  const dp = 3 * (b[0] - a[0]);
  const dq = halfRow(b[0], b[1]) - halfRow(a[0], a[1]);
  const offset = dp * (halfRow(h[0], h[1]) - halfRow(a[0], a[1])) - dq * 3 * (h[0] - a[0]);
  return Math.abs(offset) <= reach(dp, dq);
}

/** How far, in the measure of `touchesLine`, the corners of a hex stick out from its centre across the line. */
function reach(dp: number, dq: number): number {
  return Math.max(Math.abs(dp) + Math.abs(dq), 2 * Math.abs(dq));
}

/** Change of the offset from the line, in the measure of `touchesLine`, by a step in a direction. */
function stepOffset(dp: number, dq: number, direction: Direction): number {
  return dp * HALF_ROW_STEP[direction]! - dq * 3 * columnStep(direction);
}

/** Hexes between the ends of an unsplit line, written one after the other. */
export type LineBuffer = Int16Array;

/** Room that every line on the grid fits in: a line touches at most two hexes per step. */
export function lineBufferSize(grid: Grid): number {
  return 2 * (grid.width + grid.height);
}

export function createLineBuffer(grid: Grid): LineBuffer {
  return new Int16Array(lineBufferSize(grid));
}

/**
 * Writes the hexes strictly between the ends of an unsplit line in walking order and returns how many there are. From
 * each hex the neighbour right of ahead comes first, then the left one, then the one ahead; so of two hexes side by
 * side on the line both are visited. They are all on the board.
 */
export function writeLine(buffer: LineBuffer, grid: Grid, a: HexId, b: HexId): number {
  const { neighbors } = grid;
  const ax = columnOf(grid, a);
  const bx = columnOf(grid, b);
  const dp = 3 * (bx - ax);
  const dq = halfRow(bx, rowOf(grid, b)) - halfRow(ax, rowOf(grid, a));
  const most = reach(dp, dq);
  const ahead = bearingDirection(bearing(grid, a, b));
  const right = (ahead + 1) % 6;
  const left = (ahead + 5) % 6;
  const aheadStep = stepOffset(dp, dq, ahead);
  const rightStep = stepOffset(dp, dq, right);
  const leftStep = stepOffset(dp, dq, left);
  let offset = 0;
  let count = 0;
  for (let hex = a; hex !== b; buffer[count++] = hex) {
    if (Math.abs(offset + rightStep) <= most) {
      offset += rightStep;
      hex = neighbors[hex * 6 + right]!;
    } else if (Math.abs(offset + leftStep) <= most) {
      offset += leftStep;
      hex = neighbors[hex * 6 + left]!;
    } else {
      offset += aheadStep;
      hex = neighbors[hex * 6 + ahead]!;
    }
  }
  return count === 0 ? 0 : count - 1;
}

/** Whether the line runs along hex sides, with hexes on either side of it. */
export function isSplitLine(grid: Grid, a: HexId, b: HexId): boolean {
  return isSplitBearing(bearing(grid, a, b));
}

/** Left-hand direction of a split line: its hexes on the left lie that way, those on the right one direction on. */
export function splitDirection(code: number): Direction {
  return (code - 2) >> 2;
}

/**
 * The hex on a split line that follows one on the line. Along the top and bottom edge one hex of the pair between
 * them can be off the board, never both.
 */
export function nextOnSplitLine(grid: Grid, hex: HexId, left: Direction): HexId {
  const right = (left + 1) % 6;
  const leftHex = neighbor(grid, hex, left);
  return leftHex === OFF_BOARD ? neighbor(grid, neighbor(grid, hex, right), left) : neighbor(grid, leftHex, right);
}

/**
 * A split line as a, L1, R1, M1, L2, R2, M2 ... b: the M hexes lie on the line, each pair of an L and an R hex on
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
 * Every hex of the board that the line touches, from a to b in walking order, both included.
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
