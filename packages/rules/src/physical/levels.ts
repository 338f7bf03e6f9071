import { boardOf, type Game } from '../game.ts';
import type { MechState } from '../state/mech-state.ts';

/** The absolute levels between which two units meet. */
export interface Levels {
  readonly attackerBase: number;
  readonly attackerTop: number;
  readonly targetBase: number;
  readonly targetTop: number;
}

/** The level of a unit's feet. */
export function baseOf(game: Game, mech: MechState): number {
  return boardOf(game).level[mech.hex]! + mech.elevation;
}

/** The highest level that a unit takes up: one above its feet while it stands. */
export function topOf(game: Game, mech: MechState): number {
  return baseOf(game, mech) + (mech.prone ? 0 : 1);
}

export function levelsOf(game: Game, attacker: MechState, target: MechState): Levels {
  return {
    attackerBase: baseOf(game, attacker),
    attackerTop: topOf(game, attacker),
    targetBase: baseOf(game, target),
    targetTop: topOf(game, target),
  };
}
