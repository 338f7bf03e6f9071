import { fail, type Result, succeed } from '../../basics/result.ts';
import { type BreakFreeCommand, type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { emit, type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { endMove } from './end-move.ts';
import { getsThrough } from './swamp.ts';

/** Checks an order to get out of a swamp, and answers what carrying it out means. */
export function planBreakFree(game: Game, command: BreakFreeCommand): Result<() => void, Refusal> {
  const mech = mechOf(game, command.unit);
  if (!mech.stuck) return fail(refusal('illegalStep', 'type', 'is for units that are bogged down'));
  return succeed(() => breakFree(game, mech));
}

/** A stuck unit spends its move on coming free. */
function breakFree(game: Game, mech: MechState): void {
  if (getsThrough(game, mech)) emit(game, { type: 'Bogged', unit: mech.id, stuck: false });
  endMove(game, mech.id, 'walk');
}
