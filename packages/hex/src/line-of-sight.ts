import type { Board } from './board.ts';
import { boardMemo } from './board-memo.ts';
import { enterBuilding } from './sight-building.ts';
import { aimLine, createLine, type SightLine } from './sight-line.ts';
import { BLOCKED_BY_WATER, packSight, type Sight } from './sight-result.ts';
import { clearTally, createTally } from './sight-tally.ts';
import { tallyLine } from './sight-walk.ts';
import { waterCase } from './sight-water.ts';
import { isOnGround, type Viewpoint } from './viewpoint.ts';

/** Tables of known lines of a board with more hexes would take too much memory. */
const MAX_MEMO_HEXES = 1200;

const tally = createTally();
let line: SightLine | undefined;

/**
 * Returns the line of sight from attacker to target. Lines between units on the ground (or the bottom of water) are computed
 * once per board; lines to and from roofs, decks and ice are computed every time.
 *
 * @example
 * ```ts
 * import { createBoard, isSightBlocked, lineOfSight, sightModifier, withHex } from '@hexfall/hex';
 *
 * const heavyWoods = { level: 0, layers: { woods: 2, foliageHeight: 2 } };
 * const board = withHex(createBoard(9, 9, []), 13, heavyWoods);
 * const north = { hex: 4, elevation: 0, height: 1 };
 * const south = { hex: 22, elevation: 0, height: 1 };
 * const sight = lineOfSight(board, north, south);
 * isSightBlocked(sight); // => false
 * sightModifier(sight); // => 2
 * ```
 */
export function lineOfSight(board: Board, attacker: Viewpoint, target: Viewpoint): Sight {
  const { size } = board.grid;
  if (size > MAX_MEMO_HEXES || !isOnGround(board, attacker) || !isOnGround(board, target)) {
    return computeLineOfSight(board, attacker, target);
  }
  const table = groundTable(board, attacker.height * 2 + target.height);
  const index = attacker.hex * size + target.hex;
  const known = table[index]!;
  return known !== 0 ? known : (table[index] = computeLineOfSight(board, attacker, target));
}

function groundTable(board: Board, postures: number): Int32Array {
  const tables = boardMemo(board).groundLines;
  return (tables[postures] ??= new Int32Array(board.grid.size * board.grid.size));
}

/** Computes a line of sight, without looking it up in the memo of the board. */
export function computeLineOfSight(board: Board, attacker: Viewpoint, target: Viewpoint): Sight {
  const water = waterCase(board, attacker, target);
  if (water === 'blocked') return BLOCKED_BY_WATER;
  line ??= createLine(board);
  aimLine(line, board, attacker, target);
  line.submerged = water === 'submerged';
  clearTally(tally);
  enterBuilding(tally, line, attacker, target);
  tallyLine(tally, line);
  return packSight(tally, board.grid, target.hex, line.submerged);
}
