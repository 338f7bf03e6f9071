import { fireSteps } from '../../resolution/weapons/fire-steps.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { isFire } from '../../vocabulary/state/attacks.ts';
import { ClearAttacks } from './clear-attacks.ts';

/**
 * Returns all declared shots as steps. They happen at once: numbers were fixed at the declaration, and results come in that order.
 * Destroyed buildings come down last.
 */
export function weaponsPhaseSteps(game: Game): readonly Step[] {
  return game.state.attacks.some(isFire) ? [...fireSteps(game), new ClearAttacks(game, 'weapons', () => [])] : NO_STEPS;
}
