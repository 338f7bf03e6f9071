import { physicalAttackSteps, unitsInShoves } from '../../resolution/physical/physical-steps.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { ClearAttacks } from './clear-attacks.ts';

/** Returns the declared attacks as steps; buildings that units were driven into may come down last. */
export function physicalPhaseSteps(game: Game): readonly Step[] {
  const attacks = physicalAttackSteps(game);
  return attacks.length === 0 ? NO_STEPS : [...attacks, new ClearAttacks(game, 'physical', () => unitsInShoves(game))];
}
