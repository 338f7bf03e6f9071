import { movementHeat } from '../../questions/movement/movement-heat.ts';
import { emit, type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { MechId, MoveMode } from '../../vocabulary/state/mech-state.ts';

/** The move is over: what it was, and the heat it made. */
export function endMove(game: Game, unit: MechId, mode: MoveMode): void {
  const mech = mechOf(game, unit);
  const heat = mech.shutdown ? 0 : movementHeat(specOf(game, mech), mode, mech.mpUsed);
  emit(game, { type: 'Moved', unit, mode, heatBuildUp: mech.heatBuildUp + heat });
}
