import { builtInMech } from '@hexfall/data';
import { columnOf, edgeDistance } from '@hexfall/hex';
import { type GameEvent, type GameSetup, seedFromText, startGame, type UnitSetup } from '@hexfall/rules';
import { gameOf, openBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { createBots } from './create-bot.ts';
import { playBots } from './play.ts';

function setupOf(units: readonly UnitSetup[]): GameSetup {
  return {
    profile: 'spec',
    seed: seedFromText('deploy'),
    board: openBoard(16, 17),
    specs: [builtInMech('HBK-4G')!, builtInMech('WVR-6R')!],
    units,
    turnLimit: 20,
  };
}

test('a bot deploys each unit when it is due, near the middle of its edge and facing the enemy', () => {
  const unit = { spec: 0, gunnery: 4, piloting: 5 };
  const arriving = (edge: 'north' | 'south', turn?: number): UnitSetup => ({
    ...unit,
    side: edge === 'north' ? 0 : 1,
    arrives: { zone: { edge, depth: 3 }, ...(turn === undefined ? {} : { turn }) },
  });
  const setup = setupOf([arriving('north'), arriving('north'), arriving('south'), arriving('south', 2)]);
  const events: GameEvent[] = [];
  const game = gameOf(setup, events);
  startGame(game);
  playBots(game, createBots(['charger', 'charger'], setup.seed));
  const deployed = events.filter(event => event.type === 'Deployed');
  expect(new Set(deployed.map(({ unit: id }) => id))).toEqual(new Set([0, 1, 2, 3]));
  expect(deployed.length).toBe(4);
  const { grid } = game.match.board;
  for (const { unit: id, hex, facing } of deployed) {
    const north = id < 2;
    expect(edgeDistance(grid, hex, north ? 'north' : 'south')).toBe(2);
    expect(Math.abs(columnOf(grid, hex) - 8)).toBeLessThanOrEqual(3);
    expect(north ? [2, 3, 4] : [5, 0, 1]).toContain(facing);
  }
});
