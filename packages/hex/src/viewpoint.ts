import type { Board } from './board.ts';
import type { HexId } from './grid.ts';

/** The position and height of a BattleMech, as far as sight is concerned. */
export interface Viewpoint {
  readonly hex: HexId;
  /** Levels from the hex level up to its base: negative under water, or the height of the roof or deck that it stands on. */
  readonly elevation: number;
  /** Levels from its base to its top: 1 if standing, 0 if prone. */
  readonly height: number;
}

/** The absolute level of a unit's top. */
export function topLevel(board: Board, unit: Viewpoint): number {
  return board.level[unit.hex]! + unit.elevation + unit.height;
}

/** The absolute level of a unit's base. */
export function baseLevel(board: Board, unit: Viewpoint): number {
  return board.level[unit.hex]! + unit.elevation;
}

/** Whether a unit is on the ground or on the bottom of water. */
export function isOnGround(board: Board, unit: Viewpoint): boolean {
  return unit.elevation === -board.layers.depth[unit.hex]!;
}

/** Whether a unit's top is below the surface of water. */
export function isSubmerged(board: Board, unit: Viewpoint): boolean {
  return board.layers.depth[unit.hex]! > 0 && unit.elevation + unit.height < 0;
}

/** Whether a unit's top is level with the surface of water: standing in depth 1 or, by the same measure, prone on ice. */
export function isWading(board: Board, unit: Viewpoint): boolean {
  return board.layers.depth[unit.hex]! > 0 && unit.elevation + unit.height === 0;
}
