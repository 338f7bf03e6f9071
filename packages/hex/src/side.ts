import { bearing, type Bearing, BEARINGS, isSplitBearing, relativeBearing } from './bearing.ts';
import type { Board } from './board.ts';
import type { Direction, HexId } from './grid.ts';
import { worseHalf } from './split-halves.ts';

export const SIDES = ['front', 'rear', 'left', 'right'] as const;

/** Which side of a unit an attack strikes. */
export type Side = (typeof SIDES)[number];

/** Side struck by relative bearing from the target's facing to the attacker; for a split line, of equal halves. */
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
  /** Of its legs: twisting the torso does not turn the sides. */
  readonly facing: Direction;
}

/**
 * The side of the target that an attack from a hex strikes. On a line exactly between two sides the half of the line
 * that is worse for the attacker decides, as if the shot came through the other half.
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
