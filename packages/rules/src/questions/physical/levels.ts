import type { Board } from '@hexfall/hex';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** The absolute levels between which two units meet. */
export interface Levels {
  readonly attackerBase: number;
  readonly attackerTop: number;
  readonly targetBase: number;
  readonly targetTop: number;
}

/** The level of a unit's feet. */
export function baseOf(board: Board, mech: MechState): number {
  return board.level[mech.hex]! + mech.elevation;
}

/** The highest level that a unit takes up: one above its feet while it stands. */
export function topOf(board: Board, mech: MechState): number {
  return baseOf(board, mech) + (mech.prone ? 0 : 1);
}

export function levelsOf(game: Game, attacker: MechState, target: MechState): Levels {
  const board = boardOf(game);
  return {
    attackerBase: baseOf(board, attacker),
    attackerTop: topOf(board, attacker),
    targetBase: baseOf(board, target),
    targetTop: topOf(board, target),
  };
}
