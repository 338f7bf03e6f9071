import { fail, type Result, succeed } from '../../basics/result.ts';
import { type BreakFreeCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { getThroughSwamp, rollThroughSwamp } from '../displacement/swamp.ts';
import { endMove, type Progress } from './end-move.ts';

/** Tests whether a unit gets through a swamp that it enters; if not, its move ends there. */
export function resolveSwamp(game: Game, mech: MechState): Progress {
  return getThroughSwamp(game, mech) ? 'goesOn' : 'stopped';
}

/** Checks an order to get out of a swamp, and returns the function that carries it out. */
export function planBreakFree(game: Game, command: BreakFreeCommand): Result<() => void, Refusal> {
  const mech = mechOf(game, command.unit);
  if (!mech.stuck) return fail(refusal('illegalStep', 'type', 'is for units that are bogged down'));
  return succeed(() => breakFree(game, mech));
}

/** Spends the move of a stuck unit on an attempt to come free. */
function breakFree(game: Game, mech: MechState): void {
  if (rollThroughSwamp(game, mech)) emit(game, { type: 'Bogged', unit: mech.id, stuck: false });
  endMove(game, mech.id, 'walk');
}
