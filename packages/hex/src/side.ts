import { BEARINGS, type Bearing, bearing, isSplitBearing, relativeBearing } from './bearing.ts';
import type { Board } from './board.ts';
import type { Direction, HexId } from './grid.ts';
import { worseHalf } from './split-halves.ts';

export const SIDES = ['front', 'rear', 'left', 'right'] as const;

/** The side of a unit that an attack strikes. */
export type Side = (typeof SIDES)[number];

/** The side struck by the bearing of the attacker relative to the target's facing; for a split line, if its halves are equal. */
export function sideFromBearing(relative: Bearing): Side {
  return SIDE_BY_BEARING[relative]!;
}

const SIDE_BY_BEARING: readonly Side[] = Array.from({ length: BEARINGS }, (_, relative) => sideAt(relative));

function sideAt(relative: Bearing): Side {
  if (relative <= 6 || relative >= 18) return 'front';
  if (relative <= 10) return 'right';
  return relative <= 13 ? 'rear' : 'left';
}

/** A unit that can be struck. */
export interface FacingTarget {
  readonly hex: HexId;
  readonly elevation: number;
  /** The facing of its legs: twisting the torso does not turn the sides. */
  readonly facing: Direction;
}

/**
 * Returns the side of the target that an attack from a hex strikes. If the line runs exactly between two sides, the shot
 * counts as coming through the half of the line that is better for the attacker.
 *
 * @example
 * ```ts
 * import { createBoard, hexAt, sideStruck } from '@hexfall/hex';
 *
 * const board = createBoard(9, 9, []);
 * const target = { hex: hexAt(board.grid, 4, 4), elevation: 0, facing: 0 };
 * sideStruck(board, hexAt(board.grid, 4, 0), target); // => 'front'
 * sideStruck(board, hexAt(board.grid, 4, 8), target); // => 'rear'
 * ```
 */
export function sideStruck(board: Board, attacker: HexId, target: FacingTarget): Side {
  const code = bearing(board.grid, target.hex, attacker);
  const relative = relativeBearing(code, target.facing);
  return isSplitBearing(code) ? sideOfSplit(board, attacker, target, relative) : sideFromBearing(relative);
}

function sideOfSplit(board: Board, attacker: HexId, target: FacingTarget, relative: Bearing): Side {
  switch (relative) {
    case 6:
      return worseHalf(board, attacker, target) === 'left' ? 'right' : 'front';
    case 10:
      return worseHalf(board, attacker, target) === 'left' ? 'rear' : 'right';
    case 14:
      return worseHalf(board, attacker, target) === 'right' ? 'rear' : 'left';
    case 18:
      return worseHalf(board, attacker, target) === 'right' ? 'left' : 'front';
    default:
      return sideFromBearing(relative);
  }
}
