import { resolveQueuedRolls } from '../../resolution/piloting/queued-rolls.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { PHASES } from '../../vocabulary/state/game-state.ts';
import { resolveEndPhase } from './end-phase.ts';
import { resolveHeatPhase } from './heat-phase.ts';
import { rollInitiative } from './initiative.ts';
import { resolveMovementPhase } from './movement-phase.ts';
import { resolvePhysicalPhase } from './physical-phase.ts';
import type { PlayedPhase } from './turn.ts';
import { resolveWeaponsPhase } from './weapons-phase.ts';

/** Returns the steps that end a phase: what it has gathered, then every piloting roll that is due. */
export function phaseSteps(game: Game, phase: PlayedPhase): readonly Step[] {
  return [resolution(phase), ...game.state.mechs.map(mech => queuedRolls(mech.id))];
}

function resolution(phase: PlayedPhase): Step {
  return {
    kind: 'phase',
    numbers: () => [PHASES.indexOf(phase)],
    maxDamage: () => Number.POSITIVE_INFINITY,
    run(game) {
      resolvePhase(game, phase);
      return NO_STEPS;
    },
  };
}

function queuedRolls(unit: number): Step {
  return {
    kind: 'queuedRolls',
    numbers: () => [unit],
    maxDamage: () => Number.POSITIVE_INFINITY,
    run(game) {
      resolveQueuedRolls(game, game.mechs[unit]!);
      return NO_STEPS;
    },
  };
}

function resolvePhase(game: Game, phase: PlayedPhase): void {
  if (phase === 'initiative') rollInitiative(game);
  if (phase === 'movement') resolveMovementPhase(game);
  if (phase === 'weapons') resolveWeaponsPhase(game);
  if (phase === 'physical') resolvePhysicalPhase(game);
  if (phase === 'heat') resolveHeatPhase(game);
  if (phase === 'end') resolveEndPhase(game);
}
