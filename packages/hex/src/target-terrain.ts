import type { Board } from './board.ts';
import { boardMemo } from './board-memo.ts';
import { NO_BUILDING } from './building-groups.ts';
import type { HexId } from './grid.ts';
import { foliageDensity, SMOKE_HEIGHT } from './sight-map.ts';
import { isSubmerged, type Viewpoint } from './viewpoint.ts';

/**
 * Returns the to-hit modifier for the target's own hex: for foliage and smoke that hide all of it, and for industry.
 *
 * @example
 * ```ts
 * import { createBoard, targetTerrainModifier } from '@hexfall/hex';
 *
 * const board = createBoard(1, 1, [{ level: 0, layers: { woods: 2, foliageHeight: 2 } }]);
 * targetTerrainModifier(board, { hex: 0, elevation: 0, height: 1 }); // => 2
 * ```
 */
export function targetTerrainModifier(board: Board, target: Viewpoint): number {
  const { hex } = target;
  if (isOpenGround(board, hex)) return 0;
  const industry = board.layers.industrial[hex]! > 0 ? 1 : 0;
  return foliageModifier(board, target) + smokeModifier(board, target) + industry;
}

/** Whether a hex has no foliage, smoke, industry, building or water. */
export function isOpenGround(board: Board, hex: HexId): boolean {
  return boardMemo(board).clutter[hex] === 0;
}

/** The height of a unit's upper end above the level of its hex: a standing BattleMech is two levels tall. */
function reachAboveGround(unit: Viewpoint): number {
  return unit.elevation + unit.height + 1;
}

function foliageModifier(board: Board, target: Viewpoint): number {
  return reachAboveGround(target) <= foliageHeight(board, target.hex) ? foliageDensity(board, target.hex) : 0;
}

/** The height of woods or jungle around a unit: the stated one, or the usual one for the density. */
function foliageHeight(board: Board, hex: HexId): number {
  const stated = board.layers.foliageHeight[hex]!;
  if (stated > 0) return stated;
  return foliageDensity(board, hex) === 3 ? 3 : 2;
}

function smokeModifier(board: Board, target: Viewpoint): number {
  const hidden = reachAboveGround(target) <= SMOKE_HEIGHT && !isSubmerged(board, target);
  return hidden ? board.layers.smoke[target.hex]! : 0;
}

/** Whether both units are between the floor and the roof of the same building, which makes them harder to hit by 1. */
export function areInSameBuilding(board: Board, a: Viewpoint, b: Viewpoint): boolean {
  const { building } = boardMemo(board).sight;
  const shared = building[a.hex] !== NO_BUILDING && building[a.hex] === building[b.hex];
  return shared && isBelowRoof(board, a) && isBelowRoof(board, b);
}

function isBelowRoof(board: Board, unit: Viewpoint): boolean {
  return unit.elevation >= 0 && unit.elevation < board.layers.buildingHeight[unit.hex]!;
}
