import { IMPOSSIBLE } from '../explain/modifiers.ts';
import { emit, type Game } from '../game.ts';
import type { MechState, PendingRoll } from '../state/mech-state.ts';
import { resolveFall } from './fall.ts';
import type { RollReason } from './reasons.ts';
import { pilotingBase } from './target-number.ts';

/** Reasons that leave nothing to roll for: the unit falls. */
const AUTOMATIC_FALLS: ReadonlySet<RollReason> = new Set(['gyroDestroyed', 'legDestroyed']);

/** The rolls that wait for the end of the phase, in order. The first failure is a fall, and the rest are dropped. */
export function resolveQueuedRolls(game: Game, mech: MechState): void {
  const queue = mech.rolls;
  if (queue.length === 0) return;
  for (const pending of queue) {
    if (mech.prone || mech.status !== 'active') break;
    if (!keepsFooting(game, mech, pending, queue)) break;
  }
  if (mech.rolls.length > 0) emit(game, { type: 'RollsCleared', unit: mech.id });
}

/** One piloting skill roll; a failure is resolved as a fall where the unit stands. */
function keepsFooting(game: Game, mech: MechState, pending: PendingRoll, queue: readonly PendingRoll[]): boolean {
  const need = queuedNumber(game, mech, pending, queue);
  if (need < IMPOSSIBLE && rollPiloting(game, mech, pending.reason, need)) return true;
  resolveFall(game, mech, { reason: pending.reason, need }, { hex: mech.hex, elevation: mech.elevation, height: 0 });
  return false;
}

/** Target number of a queued roll. */
export function queuedNumber(game: Game, mech: MechState, pending: PendingRoll, queue: readonly PendingRoll[]): number {
  if (AUTOMATIC_FALLS.has(pending.reason)) return IMPOSSIBLE;
  const base = pilotingBase(game, mech);
  if (base >= IMPOSSIBLE) return IMPOSSIBLE;
  if (!game.rules.psrCumulativeModifiers) return base + pending.modifier;
  return queue.reduce((sum, roll) => sum + roll.modifier, base);
}

function rollPiloting(game: Game, mech: MechState, reason: RollReason, need: number): boolean {
  const roll = game.dice.twoD6('piloting', need);
  const passed = roll >= need;
  emit(game, { type: 'PilotingRolled', unit: mech.id, reason, need, roll, passed });
  return passed;
}
