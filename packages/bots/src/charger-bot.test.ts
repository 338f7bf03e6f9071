import { builtInMech } from '@hexfall/data';
import { createGame, type Game, type GameSetup, NO_SINK, seedFromText, startGame } from '@hexfall/rules';
import { gameOf, openBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import type { BotName } from './bot.ts';
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

test('nearly all duels of chargers are decided, and most of them soon', () => {
  const games = Array.from({ length: 100 }, (_, i) => battle(`duel ${i}`, 1));
  expect(games.filter(game => game.state.outcome.kind === 'win').length).toBeGreaterThan(95);
  expect(games.filter(game => game.state.turn < 40).length).toBeGreaterThan(90);
});

test('nearly all games of four chargers against four are decided', () => {
  const games = Array.from({ length: 20 }, (_, i) => battle(`lance ${i}`, 4));
  expect(games.filter(game => game.state.outcome.kind === 'win').length).toBeGreaterThan(17);
  expect(games.filter(game => game.state.turn < 50).length).toBeGreaterThan(17);
});

test('a charger beats a bot that plays at random', () => {
  const wins = [0, 0];
  for (let i = 0; i < 30; i++) {
    const { outcome } = battle(`mixed ${i}`, 2, i % 2 === 0 ? ['charger', 'random'] : ['random', 'charger']).state;
    if (outcome.kind === 'win') wins[(outcome.side + i) % 2]!++;
  }
  expect(wins[0]).toBeGreaterThan(25);
});

test('a crippled charger leaves over its home edge where withdrawal is forced', () => {
  const units: GameSetup['units'] = [
    { spec: 0, side: 0, hex: '0809', facing: 3, gunnery: 4, piloting: 5, condition: { pilotWounds: 4 } },
    { spec: 1, side: 1, hex: '0817', facing: 0, gunnery: 8, piloting: 5 },
  ];
  const setup = {
    profile: 'spec',
    seed: seedFromText('deploy'),
    board: openBoard(16, 17),
    specs: [builtInMech('HBK-4G')!, builtInMech('WVR-6R')!],
    units,
    turnLimit: 20,
    withdrawal: { rule: 'forced', homeEdges: ['north', 'south'] } as const,
  };
  const game = gameOf(setup, NO_SINK);
  startGame(game);
  playBots(game, createBots(['charger', 'random'], setup.seed));
  expect(game.state).toMatchObject({ outcome: { kind: 'win', side: 1 }, mechs: [{ status: 'withdrawn' }, {}] });
});
