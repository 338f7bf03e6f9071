import {
  forRandomGames,
  INVARIANTS,
  REFUSALS_CHANGE_NOTHING,
  type CheckCounts,
  watchInvariants,
  WatchedGame,
} from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

const GAMES = 600;

/** Comparisons that so many games must at least have made: an invariant that looks at nothing holds always. */
const FEWEST = 500;

/** Milliseconds that all of them may take on a busy machine. */
const LONG = 400_000;

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
    LONG,
  );

  test.each([...INVARIANTS.map(({ name }) => name), REFUSALS_CHANGE_NOTHING])('%s: looked at often', name => {
    expect(tally.get(name)).toBeGreaterThan(FEWEST);
  });
});
