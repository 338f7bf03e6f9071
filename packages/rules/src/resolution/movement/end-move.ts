import { movementHeat } from '../../questions/movement/movement-heat.ts';
import { walkMp } from '../../questions/movement/movement-points.ts';
import { canAct } from '../../questions/unit/condition.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { MechId, MoveMode } from '../../vocabulary/state/mech-state.ts';

/** Whether a move goes on after something that it meets on its way. */
export type Progress = 'goesOn' | 'stopped';

/** Ends a move, recording its mode and the heat that it made. */
export function endMove(game: Game, unit: MechId, mode: MoveMode): void {
  const mech = mechOf(game, unit);
  const heat = mech.shutdown ? 0 : movementHeat(specOf(game, mech), mode, mech.mpUsed);
  emit(game, { type: 'Moved', unit, mode, heatBuildUp: mech.heatBuildUp + heat });
}

/** Lets a unit stay where it is; one that has spent MP on getting up counts as having moved. */
export function resolveStay(game: Game, unit: MechId): void {
  const mech = mechOf(game, unit);
  if (mech.mpUsed === 0) return endMove(game, unit, 'stationary');
  endMove(game, unit, mech.mpUsed > walkMp(game, mech) ? 'run' : 'walk');
}

/**
 * Whether a unit has had an order this phase and waits for another, after a failed booster or a failed attempt to
 * stand.
 */
export function isMidMove(game: Game, unit: MechId): boolean {
  const mech = mechOf(game, unit);
  return game.state.phase === 'movement' && mech.movement === 'undecided' && canAct(mech);
}
