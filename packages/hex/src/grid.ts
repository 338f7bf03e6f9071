/**
 * The grid has flat-topped columns, with odd columns shifted half a hex down, and directions from 0 (north) clockwise to 5.
 * A hex is one integer, counted row by row, so that any fact about hexes can be kept in a flat array.
 */

/** Index of a hex on its grid: y * width + x. */
export type HexId = number;

/** One of the six hexside directions or facings: 0 north, then clockwise. */
export type Direction = number;

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** Stands for a hex off the grid: a missing neighbor, or the hex of a unit that is not on the board. */
export const OFF_BOARD = -1;

const DX: readonly number[] = [0, 1, 1, 0, -1, -1];
const DY_EVEN_COLUMN: readonly number[] = [-1, -1, 0, 1, 0, -1];
const DY_ODD_COLUMN: readonly number[] = [-1, 0, 1, 1, 1, 0];

export interface Grid {
  readonly width: number;
  readonly height: number;
  /** Number of hexes. */
  readonly size: number;
  /** `neighbors[hex * 6 + direction]`: the adjacent hex, or `OFF_BOARD`. */
  readonly neighbors: Int16Array;
  readonly pairTables: PairTables;
}

/**
 * A byte for every ordered pair of hexes, at index `a * size + b`. A table is `undefined` until it is asked for, and for a grid that
 * is too large for one.
 */
export interface PairTables {
  bearings: Uint8Array | undefined;
  distances: Uint8Array | undefined;
}

const grids = new Map<number, Grid>();

/**
 * Returns the grid of a size. Equal sizes share one object.
 *
 * @example
 * ```ts
 * import { createGrid } from '@hexfall/hex';
 *
 * const grid = createGrid(16, 17);
 * grid.size; // => 272
 * createGrid(16, 17) === grid; // => true
 * ```
 */
export function createGrid(width: number, height: number): Grid {
  const key = width * 4096 + height;
  let grid = grids.get(key);
  if (grid === undefined) {
    const pairTables = { bearings: undefined, distances: undefined };
    grid = { width, height, size: width * height, neighbors: neighborTable(width, height), pairTables };
    grids.set(key, grid);
  }
  return grid;
}

function neighborTable(width: number, height: number): Int16Array {
  const table = new Int16Array(width * height * 6);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (const direction of DIRECTIONS) {
        const nx = x + DX[direction]!;
        const ny = y + rowStep(x, direction);
        const inside = nx >= 0 && nx < width && ny >= 0 && ny < height;
        table[(y * width + x) * 6 + direction] = inside ? ny * width + nx : OFF_BOARD;
      }
    }
  }
  return table;
}

/** The change of row by a step from column x. */
export function rowStep(x: number, direction: Direction): number {
  return (x & 1 ? DY_ODD_COLUMN : DY_EVEN_COLUMN)[direction]!;
}

/** The change of column by a step. */
export function columnStep(direction: Direction): number {
  return DX[direction]!;
}

/**
 * Returns the hex next to another in a direction, or `OFF_BOARD`.
 *
 * @example
 * ```ts
 * import { createGrid, formatHex, hexAt, neighbor, OFF_BOARD } from '@hexfall/hex';
 *
 * const grid = createGrid(16, 17);
 * formatHex(grid, neighbor(grid, hexAt(grid, 4, 4), 0)); // => '0504'
 * neighbor(grid, hexAt(grid, 0, 0), 0) === OFF_BOARD; // => true
 * ```
 */
export function neighbor(grid: Grid, hex: HexId, direction: Direction): HexId {
  return grid.neighbors[hex * 6 + direction]!;
}

/**
 * Returns the hex in a column and row, both counted from 0, or `OFF_BOARD`.
 *
 * @example
 * ```ts
 * import { createGrid, hexAt, OFF_BOARD } from '@hexfall/hex';
 *
 * const grid = createGrid(16, 17);
 * hexAt(grid, 2, 1); // => 18
 * hexAt(grid, 16, 0) === OFF_BOARD; // => true
 * ```
 */
export function hexAt(grid: Grid, x: number, y: number): HexId {
  return x >= 0 && x < grid.width && y >= 0 && y < grid.height ? y * grid.width + x : OFF_BOARD;
}

/**
 * Returns the column of a hex, counted from 0.
 *
 * @example
 * ```ts
 * import { columnOf, createGrid, hexAt } from '@hexfall/hex';
 *
 * const grid = createGrid(16, 17);
 * columnOf(grid, hexAt(grid, 2, 1)); // => 2
 * ```
 */
export function columnOf(grid: Grid, hex: HexId): number {
  return hex % grid.width;
}

/**
 * Returns the row of a hex, counted from 0.
 *
 * @example
 * ```ts
 * import { createGrid, hexAt, rowOf } from '@hexfall/hex';
 *
 * const grid = createGrid(16, 17);
 * rowOf(grid, hexAt(grid, 2, 1)); // => 1
 * ```
 */
export function rowOf(grid: Grid, hex: HexId): number {
  return (hex / grid.width) | 0;
}

/**
 * Returns the printed hex number: two digits for the column and two for the row, both counted from 1 ("0101").
 *
 * @example
 * ```ts
 * import { createGrid, formatHex, hexAt } from '@hexfall/hex';
 *
 * const grid = createGrid(16, 17);
 * formatHex(grid, hexAt(grid, 0, 0)); // => '0101'
 * formatHex(grid, hexAt(grid, 4, 11)); // => '0512'
 * ```
 */
export function formatHex(grid: Grid, hex: HexId): string {
  const twoDigits = (n: number): string => String(n + 1).padStart(2, '0');
  return twoDigits(columnOf(grid, hex)) + twoDigits(rowOf(grid, hex));
}

/**
 * Returns the hex with a printed number, or `undefined` if the text is not a hex of this grid.
 *
 * @example
 * ```ts
 * import { createGrid, hexAt, parseHex } from '@hexfall/hex';
 *
 * const grid = createGrid(16, 17);
 * parseHex(grid, '0512') === hexAt(grid, 4, 11); // => true
 * parseHex(grid, '1701'); // => undefined
 * ```
 */
export function parseHex(grid: Grid, text: string): HexId | undefined {
  if (!/^\d{4}$/.test(text)) return undefined;
  const hex = hexAt(grid, Number(text.slice(0, 2)) - 1, Number(text.slice(2)) - 1);
  return hex === OFF_BOARD ? undefined : hex;
}
