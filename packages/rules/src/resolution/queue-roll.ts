import { emit, emitQueuedRoll } from '../vocabulary/game/emit.ts';
import type { Game } from '../vocabulary/game/game.ts';
import type { MechState } from '../vocabulary/state/mech-state.ts';
import type { RollReason } from '../vocabulary/state/roll-reasons.ts';

/** Queues a piloting skill roll for the end of the phase. A prone unit has no footing to lose. */
export function queueRoll(game: Game, mech: MechState, reason: RollReason, modifier: number): void {
  if (mech.prone || mech.status !== 'active') return;
  emitQueuedRoll(game, mech, { type: 'RollQueued', unit: mech.id, reason, modifier });
}

/** Drops the queued rolls: they are made, or a fall has made them pointless. */
export function clearRolls(game: Game, mech: MechState): void {
  emit(game, { type: 'RollsCleared', unit: mech.id });
}
