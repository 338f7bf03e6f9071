import { type Explanation, IMPOSSIBLE, note } from '../../vocabulary/explain/modifiers.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState, PendingRoll } from '../../vocabulary/state/mech-state.ts';
import type { RollReason } from '../../vocabulary/state/roll-reasons.ts';
import { pilotingNumber, weighsAtOnce } from './target-number.ts';

/** Reasons that leave nothing to roll for, with what they add to the pilot's roll to come through the fall unhurt. */
const AUTOMATIC_FALLS: ReadonlyMap<RollReason, number> = new Map<RollReason, number>([
  ['gyroDestroyed', 1],
  ['legDestroyed', 5],
]);

/** Reasons whose modifier stays with their own roll where the others of a phase add up. */
const NOT_SHARED: ReadonlySet<RollReason> = new Set<RollReason>(['charged', 'heavyGauss']);

/** Target number of a queued roll. */
export function queuedNumber(game: Game, mech: MechState, pending: PendingRoll, explanation?: Explanation): number {
  if (isAutomatic(game, pending, mech.rolls)) return IMPOSSIBLE;
  const own = pilotingNumber(game, mech, pending.reason, pending.modifier, explanation);
  if (own >= IMPOSSIBLE) return IMPOSSIBLE;
  return own + note(explanation, 'otherReasons', sharedModifiers(game, pending, mech.rolls));
}

/** Where modifiers are shared, one roll that cannot succeed takes all of them along. */
function isAutomatic(game: Game, pending: PendingRoll, queue: readonly PendingRoll[]): boolean {
  const counted = game.rules.psrCumulativeModifiers ? queue : [pending];
  return counted.some(roll => AUTOMATIC_FALLS.has(roll.reason));
}

/** What the other rolls of the phase add to this one. */
export function sharedModifiers(game: Game, pending: PendingRoll, queue: readonly PendingRoll[]): number {
  if (!game.rules.psrCumulativeModifiers) return 0;
  const others = queue.filter(roll => roll !== pending && !NOT_SHARED.has(roll.reason));
  return others.reduce((sum, roll) => sum + shareOf(game, roll), 0);
}

/** A lost leg that weighs on every roll already is not counted once more for having just been lost. */
export function shareOf(game: Game, roll: PendingRoll): number {
  if (roll.reason === 'legDestroyed' && weighsAtOnce(game)) return 0;
  return AUTOMATIC_FALLS.get(roll.reason) ?? roll.modifier;
}
