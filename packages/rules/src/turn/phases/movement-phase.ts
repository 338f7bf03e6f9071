import { collapseOverloaded } from '../../resolution/buildings/collapse.ts';
import { endMove } from '../../resolution/movement/end-move.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { mayAct } from './order.ts';

/** Ends the move of each unit that is shut down or has no pilot awake: it stays where it is and takes no part in the phase. */
export function holdIncapableUnits(game: Game): void {
  for (const mech of game.state.mechs) {
    if (mech.status === 'active' && !mayAct(game, mech)) endMove(game, mech.id, 'stationary');
  }
}

/**
 * The step that ends the movement phase: units that were put out of action before their turn have stayed, and overloaded buildings
 * collapse.
 */
export const END_OF_MOVEMENT: Step = Object.freeze({
  kind: 'endOfMovement',
  numbers: () => [],
  maxDamage: () => Number.POSITIVE_INFINITY,
  concerns: () => true,
  run(game: Game) {
    for (const mech of game.state.mechs) {
      if (mech.status === 'active' && mech.movement === 'undecided') endMove(game, mech.id, 'stationary');
    }
    collapseOverloaded(game);
    return NO_STEPS;
  },
});
