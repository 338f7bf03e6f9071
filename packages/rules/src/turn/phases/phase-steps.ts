import { QueuedRolls } from '../../resolution/piloting/queued-rolls-step.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import { NO_STEPS, type Step } from '../../vocabulary/game/step.ts';
import { endPhaseSteps } from './end-phase.ts';
import { heatPhaseSteps } from './heat-phase.ts';
import { INITIATIVE } from './initiative.ts';
import { END_OF_MOVEMENT } from './movement-phase.ts';
import { physicalPhaseSteps } from './physical-phase.ts';
import type { PlayedPhase } from './turn.ts';
import { weaponsPhaseSteps } from './weapons-phase.ts';

/** Returns the steps that end a phase: its resolution, then every piloting roll that is due. */
export function phaseSteps(game: Game, phase: PlayedPhase): readonly Step[] {
  const steps: Step[] = [];
  for (const step of resolution(game, phase)) steps.push(step);
  for (const mech of game.mechs) steps.push(new QueuedRolls(mech));
  return steps;
}

function resolution(game: Game, phase: PlayedPhase): readonly Step[] {
  switch (phase) {
    case 'initiative':
      return [INITIATIVE];
    case 'deployment':
      return NO_STEPS;
    case 'movement':
      return [END_OF_MOVEMENT];
    case 'weapons':
      return weaponsPhaseSteps(game);
    case 'physical':
      return physicalPhaseSteps(game);
    case 'heat':
      return heatPhaseSteps(game);
    case 'end':
      return endPhaseSteps(game);
    default:
      return phase satisfies never;
  }
}
