import type { Board } from './board.ts';
import type { Viewpoint } from './viewpoint.ts';

/*
 * Cover that a BattleMech has from its own hex, whatever the line of sight. Cover from hexes of the line is part of
 * the line: see sight-result.ts.
 */

/** Standing in water of depth 1 hides the legs. */
export function isCoveredByWater(board: Board, target: Viewpoint): boolean {
  return target.height > 0 && target.elevation === -1 && board.layers.depth[target.hex] === 1;
}

/**
 * Standing on the ground floor of a building hides the legs. Meant for buildings of one level; the reference asks only
 * where the unit stands, so it holds in a building of any height.
 */
export function isCoveredByGroundFloor(board: Board, target: Viewpoint): boolean {
  return target.height > 0 && target.elevation === 0 && board.layers.building[target.hex]! > 0;
}
