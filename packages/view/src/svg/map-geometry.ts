import { type Grid, type HexId, hexAt, OFF_BOARD } from '@hexfall/hex';
import { CORNERS, centerOf, gridHeight, gridWidth, outline, type Point } from './hex-points.ts';

const [, NORTH_EAST, EAST] = CORNERS as readonly [Point, Point, Point];
const HALF_HEIGHT = -NORTH_EAST.y;

/**
 * Returns the width and height of a map in the coordinates of `hexPoint`.
 *
 * @example
 * ```ts
 * import { createGrid } from '@hexfall/hex';
 * import { mapSize } from '@hexfall/view';
 *
 * mapSize(createGrid(2, 2)); // => { width: 140, height: 175 }
 * ```
 */
export function mapSize(grid: Grid): { readonly width: number; readonly height: number } {
  return { width: gridWidth(grid), height: gridHeight(grid) };
}

/**
 * Returns the hex that holds a point of a map, or `OFF_BOARD` if none does.
 *
 * @example
 * ```ts
 * import { createGrid, OFF_BOARD } from '@hexfall/hex';
 * import { hexAtPoint, hexPoint } from '@hexfall/view';
 *
 * const grid = createGrid(4, 4);
 * hexAtPoint(grid, hexPoint(grid, 6)); // => 6
 * hexAtPoint(grid, { x: 0, y: 0 }) === OFF_BOARD; // => true
 * ```
 */
export function hexAtPoint(grid: Grid, point: Point): HexId {
  const columnWidth = EAST.x + NORTH_EAST.x;
  const column = Math.floor(point.x / columnWidth);
  const row = Math.floor(point.y / (2 * HALF_HEIGHT));
  // A column reaches into the one to its left, and every other column lies half a hex lower.
  for (const x of [column, column - 1]) {
    for (const y of [row, row - 1]) {
      const hex = hexAt(grid, x, y);
      if (hex !== OFF_BOARD && isInside(centerOf(grid, hex), point)) return hex;
    }
  }
  return OFF_BOARD;
}

function isInside(center: Point, point: Point): boolean {
  const [across, down] = [Math.abs(point.x - center.x), Math.abs(point.y - center.y)];
  return down <= HALF_HEIGHT && across <= EAST.x - ((EAST.x - NORTH_EAST.x) * down) / HALF_HEIGHT;
}

/**
 * Returns the outlines of hexes as the data of one SVG path.
 *
 * @example
 * ```ts
 * import { createGrid } from '@hexfall/hex';
 * import { hexPath } from '@hexfall/view';
 *
 * hexPath(createGrid(1, 1), [0]); // => 'M20 0l40 0 20 35-20 35-40 0-20-35z'
 * ```
 */
export function hexPath(grid: Grid, hexes: Iterable<HexId>): string {
  return Array.from(hexes, hex => outline(centerOf(grid, hex), CORNERS)).join('');
}
