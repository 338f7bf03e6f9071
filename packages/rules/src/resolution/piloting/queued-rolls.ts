import { queuedNumber, sharedModifiers, shareOf } from '../../questions/piloting/target-number.ts';
import type { PilotingRolled } from '../../vocabulary/events/piloting-events.ts';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import { explanationFor, type Game } from '../../vocabulary/game/game.ts';
import type { MechState, PendingRoll } from '../../vocabulary/state/mech-state.ts';
import { clearRolls } from '../queue-roll.ts';
import { type FallCause, resolveFall } from './fall.ts';
import { automaticFall, causeOfFall, onTheSpot, throwAgainst } from './psr.ts';

/** The outcome of the rolls that were queued for a unit. */
export interface QueueOutcome {
  /** The rolls that were made, in order. A fall that no roll could prevent has none. */
  readonly rolls: readonly PilotingRolled[];
  /** Why the unit fell; `undefined` when it kept its footing. */
  readonly fall: FallCause | undefined;
}

const NOTHING_QUEUED: QueueOutcome = { rolls: [], fall: undefined };

/**
 * Makes the piloting skill rolls that are queued for a unit, in order, as at the end of a phase. The first failure is a fall, and the rest
 * are dropped. Returns the rolls, and why the unit fell if it did.
 *
 * @example
 * ```ts
 * import { createPosition, mechOf, queueRoll, resolveQueuedRolls, ScriptedDice } from '@hexfall/rules';
 *
 * const game = createPosition([{ tonnage: 50 }], { dice: new ScriptedDice().add('piloting', 9, 6) });
 * const mech = mechOf(game, 0);
 * queueRoll(game, mech, 'kicked', 0);
 * queueRoll(game, mech, 'phaseDamage', 1);
 * const { rolls, fall } = resolveQueuedRolls(game, mech);
 * rolls.map(({ reason, need, roll }) => [reason, need, roll]); // => [['kicked', 5, 9], ['phaseDamage', 6, 6]]
 * fall; // => undefined
 * ```
 */
export function resolveQueuedRolls(game: Game, mech: MechState): QueueOutcome {
  if (mech.rolls.length === 0) return NOTHING_QUEUED;
  const outcome = rollQueue(game, mech);
  if (outcome.fall !== undefined) resolveFall(game, mech, outcome.fall, onTheSpot(mech));
  if (mech.rolls.length > 0) clearRolls(game, mech);
  return outcome;
}

/** Makes the queued rolls up to the first that fails. The fall, if there is one, is left to the caller. */
export function rollQueue(game: Game, mech: MechState): QueueOutcome {
  const rolls: PilotingRolled[] = [];
  let fall: FallCause | undefined;
  for (const pending of mech.rolls) {
    if (mech.prone || mech.status !== 'active') break;
    fall = rollQueued(game, mech, pending, rolls);
    if (fall !== undefined) break;
  }
  return { rolls, fall };
}

/** Makes one of the queued rolls, and adds it to those made. Returns `undefined` when it succeeds, else why the unit falls. */
function rollQueued(game: Game, mech: MechState, pending: PendingRoll, made: PilotingRolled[]): FallCause | undefined {
  const why = explanationFor(game);
  const need = queuedNumber(game, mech, pending, why);
  if (need < IMPOSSIBLE) {
    const rolled = throwAgainst(game, mech, { reason: pending.reason, need, why });
    made.push(rolled);
    return causeOfFall(rolled);
  }
  const modifier = shareOf(game, pending) + sharedModifiers(game, pending, mech.rolls);
  return automaticFall(game, mech, pending.reason, modifier);
}
