import {
  type CheckCounts,
  forRandomGames,
  INVARIANTS,
  REFUSALS_CHANGE_NOTHING,
  WatchedGame,
  watchInvariants,
} from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

const GAMES = 600;

/** How often each invariant must have been checked, since one that is never checked always holds. */
const MIN_COMPARISONS = 500;

/** Milliseconds that all games may take on a busy machine. */
const TIMEOUT = 400_000;

describe('over hundreds of random games', () => {
  const tally: CheckCounts = new Map();

  test(
    'every invariant holds, and refused commands change nothing',
    () => {
      forRandomGames(GAMES, {}, (setup, seed) => {
        new WatchedGame(setup, watchInvariants(tally), tally).playRandomly(Int32Array.from([seed, 2, 3, 4]));
      });
      expect(tally.size).toBe(INVARIANTS.length + 1);
    },
    TIMEOUT,
  );

  test.each([...INVARIANTS.map(({ name }) => name), REFUSALS_CHANGE_NOTHING])(
    'the invariant "%s" was checked often',
    name => {
      expect(tally.get(name)).toBeGreaterThan(MIN_COMPARISONS);
    },
  );
});
