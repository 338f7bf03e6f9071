import type { Board } from './board.ts';
import type { Viewpoint } from './viewpoint.ts';

/*
 * Cover that a BattleMech has from its own hex, whatever the line of sight. Cover from other hexes is part of the line of
 * sight: see sight-result.ts.
 */

/** Whether a target stands in water of depth 1, which hides the legs. */
export function isCoveredByWater(board: Board, target: Viewpoint): boolean {
  return target.height > 0 && target.elevation === -1 && board.layers.depth[target.hex] === 1;
}

/**
 * Whether a target stands on the ground floor of a building, which hides the legs. The rule is meant for buildings of one
 * level, but the reference implementation applies it to buildings of any height, and so do we.
 */
export function isCoveredByGroundFloor(board: Board, target: Viewpoint): boolean {
  return target.height > 0 && target.elevation === 0 && board.layers.building[target.hex]! > 0;
}
