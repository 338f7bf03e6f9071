import { boardOf, type Game } from '../game.ts';
import { queueRoll } from '../piloting/queue.ts';
import type { MechState } from '../state/mech-state.ts';
import type { Spot } from './validity.ts';
import { waterEntryModifier } from './water-entry.ts';

/**
 * Water where a unit was moved to asks for a roll as on any move; so does coming out of it, by some rules. Who lands has
 * left no water, whatever it flew over.
 */
export function queueWaterRoll(game: Game, mech: MechState, from: Spot | 'air'): void {
  if (isOnBottom(game, mech)) queueRoll(game, mech, 'enteredWater', waterEntryModifier(game, -mech.elevation));
  else if (from !== 'air' && isOnBottom(game, from) && game.rules.psrWaterExit) queueRoll(game, mech, 'leftWater', 0);
}

function isOnBottom(game: Game, { hex, elevation }: Spot): boolean {
  return elevation < 0 && boardOf(game).layers.depth[hex]! > 0;
}

/** On ice with water under it. */
export function isOnThinIce(game: Game, { hex, elevation }: Spot): boolean {
  const { ice, depth } = boardOf(game).layers;
  return elevation === 0 && ice[hex] !== 0 && depth[hex] !== 0;
}
