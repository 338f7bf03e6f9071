import {
  CRITICALS_STAY_IN_PLACE,
  DAMAGE_IS_ACCOUNTED_FOR,
  FALLS_HURT,
  RACKS_SPREAD,
  SHEETS_FOLLOW_THE_EVENTS,
} from './damage-invariants.ts';
import type { Invariant, Watcher } from './invariant.ts';
import {
  ONCE_A_PHASE,
  ONLY_THE_ABLE_ACT,
  ONLY_THE_ABLE_FIRE,
  ROLLS_ARE_MADE,
  TURNS_ADVANCE,
} from './order-invariants.ts';
import {
  EVENTS_TELL_ALL,
  EVERYBODY_HAS_A_PLACE,
  EVERYBODY_IS_SOMEWHERE,
  NOBODY_STANDS_WITHOUT_LEGS,
  NOTHING_IS_NEGATIVE,
  THE_LOST_STAY_LOST,
} from './state-invariants.ts';
import { type CheckCounts, countCheck } from './watched-game.ts';

/** All invariants that can be checked by watching. `WatchedGame` itself checks that refused commands change nothing. */
export const INVARIANTS: readonly Invariant[] = [
  DAMAGE_IS_ACCOUNTED_FOR,
  SHEETS_FOLLOW_THE_EVENTS,
  FALLS_HURT,
  RACKS_SPREAD,
  CRITICALS_STAY_IN_PLACE,
  NOTHING_IS_NEGATIVE,
  THE_LOST_STAY_LOST,
  EVERYBODY_HAS_A_PLACE,
  EVERYBODY_IS_SOMEWHERE,
  NOBODY_STANDS_WITHOUT_LEGS,
  EVENTS_TELL_ALL,
  TURNS_ADVANCE,
  ONCE_A_PHASE,
  ROLLS_ARE_MADE,
  ONLY_THE_ABLE_ACT,
  ONLY_THE_ABLE_FIRE,
];

/** Creates the watchers of one game, one for each invariant. */
export function watchInvariants(checkCounts: CheckCounts, invariants: readonly Invariant[] = INVARIANTS): Watcher[] {
  return invariants.map(({ name, watch }) => watch(() => countCheck(checkCounts, name)));
}
