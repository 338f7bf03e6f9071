import {
  type CheckCounts,
  EVERYBODY_HAS_A_PLACE,
  forRandomGames,
  WatchedGame,
  watchInvariants,
} from '@hexfall/testkit';
import { expect, test } from 'vitest';
import type { GameEvent } from '../../vocabulary/events/events.ts';

test('in a crowd that pushes, charges and leaps on each other, no two units ever share a place', () => {
  const seen = new Set<string>();
  const tally: CheckCounts = new Map();
  const note = {
    event(event: GameEvent): void {
      if (event.type === 'PhysicalRolled') seen.add(event.kind);
      if (event.type === 'Displaced') seen.add(event.how);
    },
  };
  forRandomGames(200, { unitsPerSide: 4 }, setup => {
    const watchers = [note, ...watchInvariants(tally, [EVERYBODY_HAS_A_PLACE])];
    new WatchedGame(setup, watchers, tally).playRandomly(Int32Array.from([1, 2, 3, 4]));
  });
  expect(tally.get(EVERYBODY_HAS_A_PLACE.name)).toBeGreaterThan(10_000);
  for (const kind of ['punch', 'kick', 'push', 'melee', 'charge', 'dfa', 'forced', 'followed', 'slipped', 'cameDown']) {
    expect(seen, kind).toContain(kind);
  }
});
