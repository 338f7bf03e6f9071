import type { BoardMemo } from './board-memo.ts';
import { createGrid, type Grid, type HexId } from './grid.ts';

/**
 * What a hex can hold. Each layer is one flat array over the board; 0 means absent.
 * A feature whose height or depth may be 0 has a separate layer that marks its presence (water and depth, bridge and
 * bridgeHeight).
 */
export const LAYERS = [
  'woods', // 1 light, 2 heavy, 3 ultra
  'jungle', // 1 light, 2 heavy, 3 ultra
  'foliageHeight', // levels; 2 for light and heavy, 3 for ultra unless stated
  'water', // 1 present
  'depth', // levels below the surface
  'rapids', // 1 rapids, 2 torrent
  'ice', // 1 present (over water where water is present)
  'rough', // 1 rough, 2 ultra
  'rubble', // 1 light to 4 hardened building, 5 wall, 6 ultra
  'swamp', // 1 swamp, 2 and 3 quicksand
  'mud', // 1
  'sand', // 1
  'tundra', // 1
  'snow', // 1 thin, 2 deep
  'magma', // 1 crust, 2 liquid
  'field', // 1 planted field
  'industrial', // heavy industrial zone: height in levels
  'pavement', // 1
  'road', // 1 paved, 2 alley, 3 dirt, 4 gravel
  'roadExits', // bit per direction that the road joins
  'bridge', // 1 present
  'bridgeHeight', // levels of the deck above the hex level
  'bridgeExits', // bit per direction that the deck joins
  'bridgeCf', // construction factor
  'building', // 1 light, 2 medium, 3 heavy, 4 hardened, 5 wall
  'buildingHeight', // levels
  'buildingExits', // bit per direction in which the building continues
  'buildingCf', // construction factor
  'buildingClass', // 0 standard, 1 hangar, 2 fortress, 3 gun emplacement
  'basement', // levels of basement below the ground floor
  'fuelTank', // 1 present
  'fuelTankHeight', // levels
  'smoke', // 1 light, 2 heavy
  'fire', // 1 normal, 2 inferno
  'impassable', // 1
  'cliffExits', // bit per direction that drops over a cliff edge
  'buildingArmor', // points that are lost before the construction factor
] as const;

export type Layer = (typeof LAYERS)[number];

/** The layers that belong to a building, and go when it goes. */
export const BUILDING_LAYERS = [
  'building',
  'buildingHeight',
  'buildingExits',
  'buildingCf',
  'buildingClass',
  'buildingArmor',
  'basement',
] as const satisfies readonly Layer[];

/** The layers that belong to a bridge. */
export const BRIDGE_LAYERS = ['bridge', 'bridgeHeight', 'bridgeExits', 'bridgeCf'] as const satisfies readonly Layer[];

/** One hex as data: its level and every layer that is not 0. */
export interface HexContent {
  readonly level: number;
  readonly layers: Readonly<Partial<Record<Layer, number>>>;
}

/** All layers have one type of array, wide enough for the construction factor of a fortress, so that reading them stays fast. */
export type BoardLayers = Readonly<Record<Layer, Uint16Array>>;

/** Greatest value that a layer can hold. */
export const MAX_LAYER_VALUE = 65_535;

/** The terrain of a whole map. Immutable: a change of terrain creates a new board that shares every unchanged layer. */
export interface Board {
  readonly grid: Grid;
  /** Ground level of each hex; for water the level of the surface. */
  readonly level: Int8Array;
  readonly layers: BoardLayers;
  /** Changes since the start of the game, oldest first. */
  readonly changes: readonly BoardChange[];
  /** Facts computed from the terrain and kept for speed; not enumerable, and not part of the board's value. */
  readonly memo?: BoardMemo | undefined;
}

/** Creates a board from its parts. The memo property is defined from the start, so that all boards have the same shape. */
export function assembleBoard(
  grid: Grid,
  level: Int8Array,
  layers: BoardLayers,
  changes: readonly BoardChange[],
): Board {
  return Object.defineProperty({ grid, level, layers, changes }, 'memo', { value: undefined, writable: true });
}

/** New content of a hex during a game, such as broken ice or a collapsed building. */
export interface BoardChange {
  readonly hex: HexId;
  readonly content: HexContent;
}

/**
 * Creates a board. Hexes are given row by row; hexes that are left out are clear ground on level 0.
 *
 * @example
 * ```ts
 * import { createBoard } from '@hexfall/hex';
 *
 * const board = createBoard(2, 1, [
 *   { level: 0, layers: {} },
 *   { level: 1, layers: { woods: 2, foliageHeight: 2 } },
 * ]);
 * board.level[1]; // => 1
 * board.layers.woods[1]; // => 2
 * ```
 */
export function createBoard(width: number, height: number, hexes: readonly HexContent[]): Board {
  const grid = createGrid(width, height);
  const level = new Int8Array(grid.size);
  const layers = emptyLayers(grid.size);
  for (const [hex, content] of hexes.entries()) {
    level[hex] = content.level;
    for (const layer of LAYERS) layers[layer][hex] = content.layers[layer] ?? 0;
  }
  return assembleBoard(grid, level, layers, []);
}

/** Creates layers without anything in them. */
export function emptyLayers(size: number): BoardLayers {
  return Object.fromEntries(LAYERS.map(layer => [layer, new Uint16Array(size)])) as Record<Layer, Uint16Array>;
}

/**
 * Returns everything in one hex, as data.
 *
 * @example
 * ```ts
 * import { createBoard, hexContent } from '@hexfall/hex';
 *
 * const board = createBoard(1, 1, [{ level: 0, layers: { water: 1, depth: 2 } }]);
 * hexContent(board, 0); // => { level: 0, layers: { water: 1, depth: 2 } }
 * ```
 */
export function hexContent(board: Board, hex: HexId): HexContent {
  const layers: Partial<Record<Layer, number>> = {};
  for (const layer of LAYERS) {
    const value = board.layers[layer][hex]!;
    if (value !== 0) layers[layer] = value;
  }
  return { level: board.level[hex]!, layers };
}

/**
 * Returns a copy of a board with one hex replaced.
 *
 * @example
 * ```ts
 * import { createBoard, withHex } from '@hexfall/hex';
 *
 * const frozen = createBoard(1, 1, [{ level: 0, layers: { water: 1, depth: 1, ice: 1 } }]);
 * const thawed = withHex(frozen, 0, { level: 0, layers: { water: 1, depth: 1 } });
 * [frozen.layers.ice[0], thawed.layers.ice[0]]; // => [1, 0]
 * thawed.changes.length; // => 1
 * ```
 */
export function withHex(board: Board, hex: HexId, content: HexContent): Board {
  const level = board.level.slice();
  level[hex] = content.level;
  const layers = { ...board.layers };
  for (const layer of LAYERS) {
    const value = content.layers[layer] ?? 0;
    if (layers[layer][hex] === value) continue;
    layers[layer] = layers[layer].slice();
    layers[layer][hex] = value;
  }
  return assembleBoard(board.grid, level, layers, [...board.changes, { hex, content }]);
}

/** The level of the floor of a hex: the bottom of its water, or its ground. */
export function floorLevel(board: Board, hex: HexId): number {
  return board.level[hex]! - board.layers.depth[hex]!;
}
