import { baseLevel, topLevel } from '@hexfall/hex';
import { viewpoint } from '../combat/viewpoint.ts';
import { boardOf, type Game } from '../game.ts';
import type { MechState } from '../state/mech-state.ts';

/** The absolute levels between which two units meet. */
export interface Levels {
  readonly attackerBase: number;
  readonly attackerTop: number;
  readonly targetBase: number;
  readonly targetTop: number;
}

export function levelsOf(game: Game, attacker: MechState, target: MechState): Levels {
  const board = boardOf(game);
  return {
    attackerBase: baseLevel(board, viewpoint(attacker)),
    attackerTop: topLevel(board, viewpoint(attacker)),
    targetBase: baseLevel(board, viewpoint(target)),
    targetTop: topLevel(board, viewpoint(target)),
  };
}
