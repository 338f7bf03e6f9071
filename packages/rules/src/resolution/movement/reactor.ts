import { fail, type Result, succeed } from '../../basics/result.ts';
import { type ReactorCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { fallOnShutdown } from '../piloting/shutdown-roll.ts';
import { endMove } from './end-move.ts';

/** Checks an order to shut down or start up, and returns the function that carries it out. */
export function planReactor(game: Game, command: ReactorCommand): Result<() => void, Refusal> {
  const mech = mechOf(game, command.unit);
  if (command.type === 'startUp') {
    if (!mech.shutdownByChoice) return fail(refusal('illegalStep', 'type', 'is for units shut down by choice'));
    return succeed(() => startUp(game, mech));
  }
  if (mech.shutdown) return fail(refusal('illegalStep', 'type', 'is for units that are running'));
  if (mech.mpUsed > 0) return fail(refusal('illegalStep', 'type', 'comes too late: the unit has begun to move'));
  return succeed(() => shutDown(game, mech));
}

function startUp(game: Game, mech: MechState): void {
  emit(game, { type: 'StartedUp', unit: mech.id });
  endMove(game, mech.id, 'stationary');
}

function shutDown(game: Game, mech: MechState): void {
  if (game.rules.shutdownVoluntaryPsr) fallOnShutdown(game, mech);
  if (mech.status === 'active') emit(game, { type: 'ShutDown', unit: mech.id, byChoice: true });
  endMove(game, mech.id, 'stationary');
}
