import { builtInMech, CATALOGUE, catalogueMech } from '@hexfall/data';
import { columnOf, edgeDistance } from '@hexfall/hex';
import {
  createGame,
  type Game,
  type GameEvent,
  type GameSetup,
  hashState,
  NO_SINK,
  seedFromText,
  startGame,
  type UnitSetup,
} from '@hexfall/rules';
import { forRandomGames, gameOf, openBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { type BotName, BOT_NAMES } from './bot.ts';
import { createBots } from './create-bot.ts';
import { playBots } from './play.ts';

const HEXES = [
  ['0302', '0502', '0702', '0902'],
  ['0316', '0516', '0716', '0916'],
];

function battle(seed: string, perSide: number, bots: readonly BotName[] = ['charger', 'charger']): Game {
  const setup: GameSetup = {
    profile: 'spec',
    seed: seedFromText(seed),
    board: openBoard(16, 17),
    specs: [builtInMech('HBK-4G')!, builtInMech('WVR-6R')!],
    units: HEXES.flatMap((hexes, side) =>
      hexes
        .slice(0, perSide)
        .map((hex, i) => ({ spec: (i + side) % 2, side, hex, facing: side === 0 ? 3 : 0, gunnery: 4, piloting: 5 })),
    ),
    turnLimit: 60,
  };
  const game = createGame(setup, NO_SINK);
  if (!game.ok) throw new Error(game.errors[0]!.message);
  startGame(game.value);
  playBots(game.value, createBots(bots, setup.seed));
  return game.value;
}

test('duels of chargers are decided, and most of them soon', () => {
  const games = Array.from({ length: 100 }, (_, i) => battle(`duel ${i}`, 1));
  expect(games.filter(game => game.state.outcome.kind === 'win').length).toBeGreaterThan(95);
  expect(games.filter(game => game.state.turn < 40).length).toBeGreaterThan(90);
});

test('four against four is decided too', () => {
  const games = Array.from({ length: 20 }, (_, i) => battle(`lance ${i}`, 4));
  expect(games.filter(game => game.state.outcome.kind === 'win').length).toBeGreaterThan(17);
  expect(games.filter(game => game.state.turn < 50).length).toBeGreaterThan(17);
});

test('a charger beats one that plays at random', () => {
  const wins = [0, 0];
  for (let i = 0; i < 30; i++) {
    const { outcome } = battle(`mixed ${i}`, 2, i % 2 === 0 ? ['charger', 'random'] : ['random', 'charger']).state;
    if (outcome.kind === 'win') wins[(outcome.side + i) % 2]!++;
  }
  expect(wins[0]).toBeGreaterThan(25);
});

test.each(['spec', 'canon'] as const)('every unit of the catalogue can be played under %s', profile => {
  for (let i = 0; i < CATALOGUE.length; i += 2) {
    const seed = seedFromText(`pair ${i}`);
    const specs = [i, i + 1].map(at => catalogueMech(CATALOGUE[at % CATALOGUE.length]!));
    const units = HEXES.map(([hex], side) => ({ spec: side, side, hex: hex!, facing: 3, gunnery: 4, piloting: 5 }));
    const setup: GameSetup = { profile, seed, board: openBoard(16, 17), specs, units, turnLimit: 8 };
    const game = createGame(setup, NO_SINK);
    if (!game.ok) throw new Error(game.errors[0]!.message);
    startGame(game.value);
    playBots(game.value, createBots(['charger', 'random'], seed));
    expect(game.value.state.outcome.kind, specs[0]!.name).not.toBe('undecided');
  }
});

test('the same seed gives the same game', () => {
  expect(hashState(battle('again', 2).state)).toBe(hashState(battle('again', 2).state));
  expect(hashState(battle('again', 2).state)).not.toBe(hashState(battle('once more', 2).state));
});

test('bots give legal orders on any ground, with any unit, under both profiles', () => {
  forRandomGames(60, { turnLimit: 10 }, setup => {
    for (const name of BOT_NAMES) {
      const game = gameOf(setup, NO_SINK);
      startGame(game);
      playBots(game, createBots([name, name], setup.seed, { budget: { nodes: 12 } }));
      expect(game.state.phase).toBe('over');
    }
  });
});

test('a charger deploys all its units at once, near the middle of its edge and facing the enemy', () => {
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

test('a crippled charger goes home where it must, and is gone when it gets there', () => {
  const units: UnitSetup[] = [
    { spec: 0, side: 0, hex: '0809', facing: 3, gunnery: 4, piloting: 5, condition: { pilotWounds: 4 } },
    { spec: 1, side: 1, hex: '0817', facing: 0, gunnery: 8, piloting: 5 },
  ];
  const setup = { ...setupOf(units), withdrawal: { rule: 'forced', homeEdges: ['north', 'south'] } as const };
  const game = gameOf(setup, NO_SINK);
  startGame(game);
  playBots(game, createBots(['charger', 'random'], setup.seed));
  expect(game.state).toMatchObject({ outcome: { kind: 'win', side: 1 }, mechs: [{ status: 'withdrawn' }, {}] });
});

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
