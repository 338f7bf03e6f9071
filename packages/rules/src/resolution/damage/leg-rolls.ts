import type { Game } from '../../vocabulary/game/game.ts';
import type { Actuator } from '../../vocabulary/spec/slots.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { queueRoll } from '../queue-roll.ts';

export const LEG_ACTUATORS = ['hip', 'upperLeg', 'lowerLeg', 'foot'] as const satisfies readonly Actuator[];
type LegActuator = (typeof LEG_ACTUATORS)[number];

/** An actuator of a leg that stops working calls for a roll of its own, a hip for the hardest. */
export function queueActuatorRoll(game: Game, mech: MechState, actuator: LegActuator): void {
  if (actuator === 'hip') queueRoll(game, mech, 'hipHit', game.rules.psrHipTrigger);
  else queueRoll(game, mech, 'legActuatorHit', game.rules.psrLegActuatorTrigger);
}
