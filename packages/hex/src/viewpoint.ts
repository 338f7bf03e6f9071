import type { Board } from './board.ts';
import type { HexId } from './grid.ts';

/** Where a BattleMech is and how tall it stands, as far as sight is concerned. */
export interface Viewpoint {
  readonly hex: HexId;
  /** Levels of its base above the hex level: negative under water, the height of a roof or deck it stands on. */
  readonly elevation: number;
  /** 1 standing, 0 prone: levels from its base to its top. */
  readonly height: number;
}

/** Absolute level of the top. */
export function topLevel(board: Board, unit: Viewpoint): number {
  return board.level[unit.hex]! + unit.elevation + unit.height;
}

/** Absolute level of the base. */
export function baseLevel(board: Board, unit: Viewpoint): number {
  return board.level[unit.hex]! + unit.elevation;
}

/** On the ground, or on the bottom of water. */
export function isOnGround(board: Board, unit: Viewpoint): boolean {
  return unit.elevation === -board.layers.depth[unit.hex]!;
}

/** Top below the surface of water. */
export function isSubmerged(board: Board, unit: Viewpoint): boolean {
  return board.layers.depth[unit.hex]! > 0 && unit.elevation + unit.height < 0;
}

/** Top level with the surface of water: standing in depth 1, or by the same measure lying on ice. */
export function isWading(board: Board, unit: Viewpoint): boolean {
  return board.layers.depth[unit.hex]! > 0 && unit.elevation + unit.height === 0;
}
