import { movementHeat } from '../../questions/movement/movement-heat.ts';
import { walkMp } from '../../questions/movement/movement-points.ts';
import { canAct } from '../../questions/unit/condition.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { MechId, MoveMode } from '../../vocabulary/state/mech-state.ts';

/** What becomes of a move that meets something on its way. */
export type Progress = 'goesOn' | 'stopped';

/** Ends a move: what it was, and the heat it made. */
export function endMove(game: Game, unit: MechId, mode: MoveMode): void {
  const mech = mechOf(game, unit);
  const heat = mech.shutdown ? 0 : movementHeat(specOf(game, mech), mode, mech.mpUsed);
  emit(game, { type: 'Moved', unit, mode, heatBuildUp: mech.heatBuildUp + heat });
}

/** A unit stays where it is; one that has spent MP on getting up has moved all the same. */
export function resolveStay(game: Game, unit: MechId): void {
  const mech = mechOf(game, unit);
  if (mech.mpUsed === 0) return endMove(game, unit, 'stationary');
  endMove(game, unit, mech.mpUsed > walkMp(game, mech) ? 'run' : 'walk');
}

/**
 * Whether a unit has had an order this phase and still waits for another: a failed booster, a failed attempt to stand.
 */
export function isMidMove(game: Game, unit: MechId): boolean {
  const mech = mechOf(game, unit);
  return game.state.phase === 'movement' && mech.movement === 'undecided' && canAct(mech);
}
