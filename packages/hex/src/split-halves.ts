import { bearing } from './bearing.ts';
import { type Board, floorLevel } from './board.ts';
import { boardMemo } from './board-memo.ts';
import { distance } from './distance.ts';
import { type HexId, neighbor, OFF_BOARD } from './grid.ts';
import { nextOnSplitLine, splitDirection } from './line.ts';
import { addLooseTerrain, addTally, clearTally, createTally, type Tally, tallySum } from './sight-tally.ts';

export type Half = 'left' | 'right' | 'equal';

const leftHalf = createTally();
const rightHalf = createTally();
const leftHex = createTally();
const rightHex = createTally();

/** The heights by which the halves are compared, which are rougher than those of a line of sight. */
interface RoughLine {
  readonly attacker: HexId;
  readonly target: HexId;
  readonly attackerTop: number;
  readonly targetTop: number;
}

/**
 * Returns which half of a split line, as seen by the attacker, is worse to shoot through. Of each pair only the worse hex is
 * added to its half, or the right one if both are equal: so equal woods on both sides count on the right.
 */
export function worseHalf(board: Board, attacker: HexId, target: { hex: HexId; elevation: number }): Half {
  const line = roughLine(board, attacker, target);
  const { grid } = board;
  const left = splitDirection(bearing(grid, attacker, target.hex));
  clearTally(leftHalf);
  clearTally(rightHalf);
  for (let hex = attacker; hex !== target.hex; hex = nextOnSplitLine(grid, hex, left)) {
    weighPair(board, line, neighbor(grid, hex, left), neighbor(grid, hex, (left + 1) % 6));
  }
  const difference = tallySum(leftHalf) - tallySum(rightHalf);
  if (difference === 0) return 'equal';
  return difference > 0 ? 'left' : 'right';
}

/**
 * Both units are measured from the floor of their hex, the attacker as if standing and the target as if it had no height; the
 * depth of a target under water counts twice. The reference implementation does it this way; it is not a rule.
 */
function roughLine(board: Board, attacker: HexId, target: { hex: HexId; elevation: number }): RoughLine {
  return {
    attacker,
    target: target.hex,
    attackerTop: floorLevel(board, attacker) + 1,
    targetTop: floorLevel(board, target.hex) + target.elevation,
  };
}

function weighPair(board: Board, line: RoughLine, left: HexId, right: HexId): void {
  weighHex(leftHex, board, line, left);
  weighHex(rightHex, board, line, right);
  if (tallySum(leftHex) > tallySum(rightHex)) addTally(leftHalf, leftHex);
  else addTally(rightHalf, rightHex);
}

function weighHex(tally: Tally, board: Board, line: RoughLine, hex: HexId): void {
  clearTally(tally);
  if (hex === OFF_BOARD) return;
  const { grid } = board;
  let limit = Math.max(line.attackerTop, line.targetTop);
  if (distance(grid, line.attacker, hex) === 1) limit = Math.min(limit, line.attackerTop);
  if (distance(grid, line.target, hex) === 1) limit = Math.min(limit, line.targetTop);
  if (boardMemo(board).sight.solid[hex]! > limit) tally.blocked = 1;
  addLooseTerrain(tally, board, hex, limit);
}
