import { engineHits } from '../../questions/unit/condition.ts';
import type { DestructionCause } from '../../vocabulary/events/damage-events.ts';
import { emit, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** Hits on the engine that stop it for good, wherever its slots are. */
export const ENGINE_TOUGHNESS = 3;

/** Takes a unit out of play, once. Attacks it has already declared this phase are still resolved. */
export function destroyUnit(game: Game, mech: MechState, cause: DestructionCause): void {
  if (mech.status === 'active') emit(game, { type: 'UnitDestroyed', unit: mech.id, cause });
}

/** A unit whose engine has taken its third hit is done for. */
export function checkEngine(game: Game, mech: MechState): void {
  if (engineHits(mech, specOf(game, mech)) >= ENGINE_TOUGHNESS) destroyUnit(game, mech, 'engine');
}
