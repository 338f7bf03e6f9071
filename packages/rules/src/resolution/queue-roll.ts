import { emit, emitQueuedRoll } from '../vocabulary/game/emit.ts';
import type { Game } from '../vocabulary/game/game.ts';
import type { MechState } from '../vocabulary/state/mech-state.ts';
import type { RollReason } from '../vocabulary/state/roll-reasons.ts';

/**
 * Queues a piloting skill roll for the end of the phase, when `resolveQueuedRolls` makes it. A prone unit has no footing to lose.
 *
 * @example
 * ```ts
 * import { createPosition, mechOf, queueRoll } from '@hexfall/rules';
 *
 * const game = createPosition([{ tonnage: 50 }]);
 * queueRoll(game, mechOf(game, 0), 'kicked', 0);
 * mechOf(game, 0).rolls; // => [{ reason: 'kicked', modifier: 0 }]
 * ```
 */
export function queueRoll(game: Game, mech: MechState, reason: RollReason, modifier: number): void {
  if (mech.prone || mech.status !== 'active') return;
  emitQueuedRoll(game, mech, { type: 'RollQueued', unit: mech.id, reason, modifier });
}

/** Drops the queued rolls: they have been made, or a fall has made them pointless. */
export function clearRolls(game: Game, mech: MechState): void {
  emit(game, { type: 'RollsCleared', unit: mech.id });
}
