import { fireSteps } from '../../resolution/weapons/fire-steps.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { isFire } from '../../vocabulary/state/attacks.ts';
import { ClearAttacks } from './clear-attacks.ts';

/**
 * Everything that was declared happens at once: numbers were fixed at the declaration, results come in that order. What was shot
 * to pieces comes down last.
 */
export function weaponsPhaseSteps(game: Game): readonly Step[] {
  return game.state.attacks.some(isFire) ? [...fireSteps(game), new ClearAttacks(game, 'weapons', () => [])] : NO_STEPS;
}
