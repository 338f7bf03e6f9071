import { queuedNumber, sharedModifiers, shareOf } from '../../questions/piloting/target-number.ts';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import { explanationFor, type Game } from '../../vocabulary/game/game.ts';
import type { MechState, PendingRoll } from '../../vocabulary/state/mech-state.ts';
import { clearRolls } from '../queue-roll.ts';
import { type FallCause, resolveFall } from './fall.ts';
import { automaticFall, onTheSpot, rollAgainst } from './psr.ts';

/** Makes the rolls that wait for the end of the phase, in order. The first failure is a fall, and the rest are dropped. */
export function resolveQueuedRolls(game: Game, mech: MechState): void {
  const queue = mech.rolls;
  if (queue.length === 0) return;
  for (const pending of queue) {
    if (mech.prone || mech.status !== 'active') break;
    const fall = rollQueued(game, mech, pending);
    if (fall === undefined) continue;
    resolveFall(game, mech, fall, onTheSpot(mech));
    break;
  }
  if (mech.rolls.length > 0) clearRolls(game, mech);
}

/** Makes one of the queued rolls. Returns `undefined` when it succeeds, else why the unit falls. */
function rollQueued(game: Game, mech: MechState, pending: PendingRoll): FallCause | undefined {
  const why = explanationFor(game);
  const need = queuedNumber(game, mech, pending, why);
  if (need < IMPOSSIBLE) return rollAgainst(game, mech, { reason: pending.reason, need, why });
  const modifier = shareOf(game, pending) + sharedModifiers(game, pending, mech.rolls);
  return automaticFall(game, mech, pending.reason, modifier);
}
