import type { Board } from './board.ts';
import { numberBuildings } from './building-groups.ts';
import type { HexId } from './grid.ts';

/** The heights that matter to lines of sight, by hex, as absolute levels. */
export interface SightMap {
  /** Ground with the building or fuel tank on it. Bridges do not block. */
  readonly solid: Int16Array;
  /** The highest of everything in the hex, including its ground. */
  readonly top: Int16Array;
  /** Number of the building the hex belongs to; see building-groups.ts. */
  readonly building: Int16Array;
}

export function createSightMap(board: Board): SightMap {
  const { size } = board.grid;
  const solid = new Int16Array(size);
  const top = new Int16Array(size);
  for (let hex = 0; hex < size; hex++) {
    solid[hex] = board.level[hex]! + structureHeight(board, hex);
    top[hex] = Math.max(solid[hex]!, board.level[hex]! + looseHeight(board, hex));
  }
  return { solid, top, building: numberBuildings(board) };
}

function structureHeight(board: Board, hex: HexId): number {
  const { buildingHeight, fuelTankHeight } = board.layers;
  return Math.max(buildingHeight[hex]!, fuelTankHeight[hex]!);
}

export const SMOKE_HEIGHT = 2;
export const FIELD_HEIGHT = 1;

/** Height of terrain that hampers sight without being solid. */
function looseHeight(board: Board, hex: HexId): number {
  const { smoke, field, industrial } = board.layers;
  return Math.max(
    foliageSightHeight(board, hex),
    smoke[hex]! > 0 ? SMOKE_HEIGHT : 0,
    field[hex]! > 0 ? FIELD_HEIGHT : 0,
    industrial[hex]!,
  );
}

/** The density of woods or jungle, whichever is thicker: 0 none, 1 light, 2 heavy, 3 ultra. */
export function foliageDensity(board: Board, hex: HexId): number {
  return Math.max(board.layers.woods[hex]!, board.layers.jungle[hex]!);
}

/**
 * The height of woods or jungle as far as lines of sight are concerned. Only a stated height of 1 counts; any other stated
 * height is replaced by the usual one for the density.
 */
export function foliageSightHeight(board: Board, hex: HexId): number {
  const density = foliageDensity(board, hex);
  if (density === 0) return 0;
  if (board.layers.foliageHeight[hex] === 1) return 1;
  return density === 3 ? 3 : 2;
}
