import { writeQueuedRoll } from '../vocabulary/events/apply.ts';
import { emit, type Game } from '../vocabulary/game/game.ts';
import type { MechState } from '../vocabulary/state/mech-state.ts';
import type { RollReason } from '../vocabulary/state/roll-reasons.ts';

/** Enters a piloting skill roll that is made at the end of the phase. A prone unit has no footing to lose. */
export function queueRoll(game: Game, mech: MechState, reason: RollReason, modifier: number): void {
  if (mech.prone || mech.status !== 'active') return;
  const event = { type: 'RollQueued', unit: mech.id, reason, modifier } as const;
  writeQueuedRoll(mech, event);
  game.sink.push(event);
}

/** The rolls that wait are made, or made pointless by a fall. */
export function clearRolls(game: Game, mech: MechState): void {
  emit(game, { type: 'RollsCleared', unit: mech.id });
}
