import { queuedNumber, sharedModifiers, shareOf } from '../../questions/piloting/queued-number.ts';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState, PendingRoll } from '../../vocabulary/state/mech-state.ts';
import { clearRolls } from '../queue-roll.ts';
import { type FallCause, resolveFall } from './fall.ts';
import { automaticFall, onTheSpot, rollPiloting } from './psr.ts';

/** The rolls that wait for the end of the phase, in order. The first failure is a fall, and the rest are dropped. */
export function resolveQueuedRolls(game: Game, mech: MechState): void {
  const queue = mech.rolls;
  if (queue.length === 0) return;
  for (const pending of queue) {
    if (mech.prone || mech.status !== 'active') break;
    const fall = failQueuedRoll(game, mech, pending, queue);
    if (fall === undefined) continue;
    resolveFall(game, mech, fall, onTheSpot(mech));
    break;
  }
  if (mech.rolls.length > 0) clearRolls(game, mech);
}

/** Makes one of the queued rolls: `undefined` when it succeeds, else why the unit falls. */
function failQueuedRoll(
  game: Game,
  mech: MechState,
  pending: PendingRoll,
  queue: readonly PendingRoll[],
): FallCause | undefined {
  const need = queuedNumber(game, mech, pending, queue);
  if (need >= IMPOSSIBLE) {
    return automaticFall(game, mech, pending.reason, shareOf(game, pending) + sharedModifiers(game, pending, queue));
  }
  return rollPiloting(game, mech, pending.reason, need) ? undefined : { reason: pending.reason, need };
}
