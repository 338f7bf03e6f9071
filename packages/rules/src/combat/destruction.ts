import type { DestructionCause } from '../events/damage-events.ts';
import { emit, type Game } from '../game.ts';
import type { MechState } from '../state/mech-state.ts';

/** Takes a unit out of play, once. Attacks it has already declared this phase are still resolved. */
export function destroyUnit(game: Game, mech: MechState, cause: DestructionCause): void {
  if (mech.status === 'active') emit(game, { type: 'UnitDestroyed', unit: mech.id, cause });
}
