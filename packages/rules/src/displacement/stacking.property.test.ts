import { forRandomGames, gameOf, playRandomly } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import type { GameEvent } from '../events/events.ts';
import { boardOf, type Game } from '../game.ts';
import { stepTable } from '../movement/step-table.ts';
import { placeAt } from '../movement/step-table-places.ts';
import { startGame } from '../phases/turn.ts';
import { occupantOf } from './validity.ts';

/** Everybody in play stands on something, and nobody in the space of another. */
function checkPlaces(game: Game): void {
  const { places } = stepTable(boardOf(game));
  for (const mech of game.state.mechs) {
    if (mech.status !== 'active') continue;
    expect(placeAt(places, mech.hex, mech.elevation), `unit ${mech.id} stands on nothing`).toBeGreaterThanOrEqual(0);
    expect(occupantOf(game, mech, mech)?.id, `unit ${mech.id} shares its place`).toBe(undefined);
  }
}

test('after every phase of random games each unit has a place of its own', () => {
  const seen = new Set<string>();
  forRandomGames(150, { unitsPerSide: 4 }, setup => {
    const sink = {
      push(event: GameEvent): void {
        if (event.type === 'PhysicalRolled') seen.add(event.kind);
        if (event.type === 'Displaced') seen.add(event.how);
        if (event.type === 'PhaseEnded') checkPlaces(game);
      },
    };
    const game = gameOf(setup, sink);
    startGame(game);
    playRandomly(game, Int32Array.from([1, 2, 3, 4]));
  });
  for (const kind of ['punch', 'kick', 'push', 'melee', 'charge', 'dfa', 'forced', 'followed', 'slipped', 'cameDown']) {
    expect(seen, kind).toContain(kind);
  }
});
