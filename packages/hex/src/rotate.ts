import { type Board, createBoard, type HexContent, hexContent, type Layer } from './board.ts';
import { columnOf, type Direction, type Grid, type HexId, rowOf } from './grid.ts';

/** Column and row of a hex, which need not be on any board. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/**
 * Rotates a hex about another by a number of steps of 60 degrees clockwise. The result is exact, because in axial coordinates
 * a rotation only swaps and negates.
 *
 * @example
 * ```ts
 * import { rotateAround } from '@hexfall/hex';
 *
 * rotateAround({ x: 4, y: 4 }, { x: 4, y: 2 }, 1); // => { x: 6, y: 3 }
 * ```
 */
export function rotateAround(center: Offset, hex: Offset, steps: number): Offset {
  let q = hex.x - center.x;
  let r = axialRow(hex) - axialRow(center);
  for (let step = ((steps % 6) + 6) % 6; step > 0; step--) [q, r] = [-r, q + r];
  const x = center.x + q;
  return { x, y: axialRow(center) + r + (x >> 1) };
}

/** The row counted along the slanted axis that runs through the northwest and southeast sides. */
function axialRow(hex: Offset): number {
  return hex.y - (hex.x >> 1);
}

/**
 * Whether a half turn maps the grid onto itself. It reverses the order of the columns and turns columns that are half a row
 * lower into columns that are half a row higher; only with an even width do the columns also change parity, which makes up for
 * it. (With an odd width the bottom hexes of the odd columns would leave the grid; a single column has none.)
 *
 * @example
 * ```ts
 * import { createGrid, hasHalfTurn } from '@hexfall/hex';
 *
 * hasHalfTurn(createGrid(16, 17)); // => true
 * hasHalfTurn(createGrid(15, 17)); // => false
 * ```
 */
export function hasHalfTurn(grid: Grid): boolean {
  return grid.width % 2 === 0 || grid.width === 1;
}

/**
 * Whether swapping left and right maps the grid onto itself. The columns must keep their parity, so the width must be odd.
 *
 * @example
 * ```ts
 * import { createGrid, hasMirror } from '@hexfall/hex';
 *
 * hasMirror(createGrid(15, 17)); // => true
 * hasMirror(createGrid(16, 17)); // => false
 * ```
 */
export function hasMirror(grid: Grid): boolean {
  return grid.width % 2 === 1;
}

/**
 * Returns where a hex goes when the grid is turned by 180 degrees.
 *
 * @example
 * ```ts
 * import { createGrid, formatHex, halfTurnHex, hexAt } from '@hexfall/hex';
 *
 * const grid = createGrid(16, 17);
 * formatHex(grid, halfTurnHex(grid, hexAt(grid, 0, 0))); // => '1617'
 * ```
 */
export function halfTurnHex(grid: Grid, hex: HexId): HexId {
  return grid.size - 1 - hex;
}

/**
 * Returns where a hex goes when left and right are swapped.
 *
 * @example
 * ```ts
 * import { createGrid, formatHex, hexAt, mirrorHex } from '@hexfall/hex';
 *
 * const grid = createGrid(15, 17);
 * formatHex(grid, mirrorHex(grid, hexAt(grid, 0, 0))); // => '1501'
 * ```
 */
export function mirrorHex(grid: Grid, hex: HexId): HexId {
  return rowOf(grid, hex) * grid.width + grid.width - 1 - columnOf(grid, hex);
}

/**
 * Returns where a direction points after a turn by 180 degrees.
 *
 * @example
 * ```ts
 * import { halfTurnDirection } from '@hexfall/hex';
 *
 * halfTurnDirection(1); // => 4
 * ```
 */
export function halfTurnDirection(direction: Direction): Direction {
  return (direction + 3) % 6;
}

/**
 * Returns where a direction points when left and right are swapped.
 *
 * @example
 * ```ts
 * import { mirrorDirection } from '@hexfall/hex';
 *
 * mirrorDirection(1); // => 5
 * ```
 */
export function mirrorDirection(direction: Direction): Direction {
  return (6 - direction) % 6;
}

/**
 * Returns the board turned by 180 degrees.
 *
 * @example
 * ```ts
 * import { createBoard, halfTurnBoard } from '@hexfall/hex';
 *
 * const hill = { level: 2, layers: {} };
 * const board = createBoard(2, 1, [hill]);
 * Array.from(halfTurnBoard(board).level); // => [0, 2]
 * ```
 */
export function halfTurnBoard(board: Board): Board {
  if (!hasHalfTurn(board.grid)) throw new RangeError('only a board of even width can be turned');
  return mapBoard(board, halfTurnHex, halfTurnDirection);
}

/**
 * Returns the board with left and right swapped.
 *
 * @example
 * ```ts
 * import { createBoard, mirrorBoard } from '@hexfall/hex';
 *
 * const hill = { level: 2, layers: {} };
 * const board = createBoard(3, 1, [hill]);
 * Array.from(mirrorBoard(board).level); // => [0, 0, 2]
 * ```
 */
export function mirrorBoard(board: Board): Board {
  if (!hasMirror(board.grid)) throw new RangeError('only a board of odd width can be mirrored');
  return mapBoard(board, mirrorHex, mirrorDirection);
}

/** Maps a board by a map that is its own inverse, so that the old place of a new hex is found by the same map. */
function mapBoard(
  board: Board,
  mapHex: (grid: Grid, hex: HexId) => HexId,
  mapDirection: (direction: Direction) => Direction,
): Board {
  const { grid } = board;
  const hexes = Array.from({ length: grid.size }, (_, hex) =>
    mapContent(hexContent(board, mapHex(grid, hex)), mapDirection),
  );
  return createBoard(grid.width, grid.height, hexes);
}

const EXIT_LAYERS: readonly Layer[] = ['roadExits', 'bridgeExits', 'buildingExits', 'cliffExits'];

function mapContent(content: HexContent, mapDirection: (direction: Direction) => Direction): HexContent {
  const layers = { ...content.layers };
  for (const layer of EXIT_LAYERS) {
    const exits = layers[layer];
    if (exits !== undefined) layers[layer] = mapExits(exits, mapDirection);
  }
  return { level: content.level, layers };
}

function mapExits(exits: number, mapDirection: (direction: Direction) => Direction): number {
  let mapped = 0;
  for (let direction = 0; direction < 6; direction++) {
    if ((exits >> direction) & 1) mapped |= 1 << mapDirection(direction);
  }
  return mapped;
}
