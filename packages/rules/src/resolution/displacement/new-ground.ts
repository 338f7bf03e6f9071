import { depthAt, type Spot } from '../../questions/board/spot.ts';
import { waterEntryModifier } from '../../questions/piloting/water-entry.ts';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { queueRoll } from '../queue-roll.ts';

/** Water where a unit was moved to asks for a roll as on any move; so does coming out of it, by some rules. */
export function queueWaterRoll(game: Game, mech: MechState, from: Spot): void {
  const depth = depthAt(game, mech);
  if (depth > 0) queueRoll(game, mech, 'enteredWater', waterEntryModifier(game, depth));
  else if (depthAt(game, from) > 0 && game.rules.psrWaterExit) queueRoll(game, mech, 'leftWater', 0);
}

/** On ice with water under it. */
export function isOnThinIce(game: Game, { hex, elevation }: Spot): boolean {
  const { ice, depth } = boardOf(game).layers;
  return elevation === 0 && ice[hex] !== 0 && depth[hex] !== 0;
}
