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

/** By the facing of a unit and the bearing of its attacker: the side struck, unless the terrain on both sides of a split line decides. */
const SIDE_BY_FACING: readonly (readonly (Side | undefined)[])[] = Array.from({ length: 6 }, (_, facing) =>
  Array.from({ length: BEARINGS }, (__, code) =>
    isSplitBearing(code) ? undefined : sideAt(relativeBearing(code, facing)),
  ),
);

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
  return (
    SIDE_BY_FACING[target.facing]![code] ?? sideOfSplit(board, attacker, target, relativeBearing(code, target.facing))
  );
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
