import type { Board } from './board.ts';
import { numberBuildings } from './building-groups.ts';
import type { HexId } from './grid.ts';

/** Heights that lines of sight meet, per hex, as absolute levels. */
export interface SightMap {
  /** Ground with the building or fuel tank on it. Bridges do not stand in the way. */
  readonly solid: Int16Array;
  /** The highest of everything in the hex, ground included: below it nothing can matter. */
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

/** Height of what hampers sight without being solid. */
function looseHeight(board: Board, hex: HexId): number {
  const { smoke, field, industrial } = board.layers;
  return Math.max(
    foliageSightHeight(board, hex),
    smoke[hex]! > 0 ? SMOKE_HEIGHT : 0,
    field[hex]! > 0 ? FIELD_HEIGHT : 0,
    industrial[hex]!,
  );
}

/** 0 none, 1 light, 2 heavy, 3 ultra: the thicker of woods and jungle. */
export function foliageDensity(board: Board, hex: HexId): number {
  return Math.max(board.layers.woods[hex]!, board.layers.jungle[hex]!);
}

/**
 * Height that woods or jungle reach across a line of sight. Only a stated height of 1 lowers them; any other stated
 * height gives way to the usual one of their density.
 */
export function foliageSightHeight(board: Board, hex: HexId): number {
  const density = foliageDensity(board, hex);
  if (density === 0) return 0;
  if (board.layers.foliageHeight[hex] === 1) return 1;
  return density === 3 ? 3 : 2;
}
