import { ALL_DESIGNS, catalogueMech } from '@hexfall/data';
import { createGame, type GameSetup, hashState, NO_SINK, seedFromText, startGame } from '@hexfall/rules';
import { forRandomGames, gameOf, openBoard, skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { BOT_NAMES } from './bot.ts';
import { playSetup } from './contest.ts';
import { createBots } from './create-bot.ts';
import { playBots } from './play.ts';

const HEXES = ['0302', '0316'];

test.each(['spec', 'canon'] as const)('every unit of the catalogue can be played under %s', profile => {
  for (let i = 0; i < ALL_DESIGNS.length; i += 2) {
    const seed = seedFromText(`pair ${i}`);
    const specs = [i, i + 1].map(at => catalogueMech(ALL_DESIGNS[at % ALL_DESIGNS.length]!));
    const units = HEXES.map((hex, side) => ({ spec: side, side, hex, facing: 3, gunnery: 4, piloting: 5 }));
    const setup: GameSetup = { profile, seed, board: openBoard(16, 17), specs, units, turnLimit: 8 };
    const game = createGame(setup, NO_SINK);
    if (!game.ok) throw new Error(game.errors[0]!.message);
    startGame(game.value);
    playBots(game.value, createBots(['charger', 'random'], seed));
    expect(game.value.state.outcome.kind, specs[0]!.name).not.toBe('undecided');
  }
});

test('the same seed gives the same game', () => {
  const play = (seed: string): number =>
    hashState(playSetup(skirmish(seed, { perSide: 2 }), ['charger', 'charger']).state);
  expect(play('again')).toBe(play('again'));
  expect(play('again')).not.toBe(play('once more'));
});

/** All bots but the levels that run the lookahead bot with a budget of their own, which would take minutes. */
const QUICK_BOTS = BOT_NAMES.filter(name => name !== 'expert' && name !== 'master');

test('bots give legal orders on any ground, with any unit, under both profiles', () => {
  forRandomGames(40, { turnLimit: 10 }, setup => {
    for (const name of QUICK_BOTS) {
      const game = gameOf(setup, NO_SINK);
      startGame(game);
      playBots(game, createBots([name, name], setup.seed, { budget: { nodes: 12 } }));
      expect(game.state.phase).toBe('over');
    }
  });
});
