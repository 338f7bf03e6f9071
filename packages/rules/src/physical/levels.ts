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
  const { level } = boardOf(game);
  const attackerBase = level[attacker.hex]! + attacker.elevation;
  const targetBase = level[target.hex]! + target.elevation;
  return {
    attackerBase,
    attackerTop: attackerBase + (attacker.prone ? 0 : 1),
    targetBase,
    targetTop: targetBase + (target.prone ? 0 : 1),
  };
}
