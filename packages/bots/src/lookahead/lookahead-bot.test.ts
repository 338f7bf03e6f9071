import { act, createGame, type Game, hashState, NO_SINK, startGame } from '@hexfall/rules';
import { skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { playSetup, runContest } from '../contest.ts';
import { createBots } from '../create-bot.ts';

const SETUP = skirmish('lookahead', { perSide: 2, style: 'hills' });

function begin(): Game {
  const created = createGame(SETUP, NO_SINK);
  if (!created.ok) throw new Error(created.errors[0]!.message);
  startGame(created.value);
  return created.value;
}

test('choosing an order changes nothing in the game, including its dice', () => {
  const game = begin();
  const [bot] = createBots(['lookahead', 'lookahead'], SETUP.seed);
  for (let orders = 0; orders < 12; orders++) {
    const [hash, dice] = [hashState(game.state), [...game.state.dice]];
    const order = bot!.choose(game);
    expect(hashState(game.state)).toBe(hash);
    expect([...game.state.dice]).toEqual(dice);
    expect(act(game, order).ok).toBe(true);
  }
});

test('the orders of the bot do not depend on the real dice', () => {
  const [one, other] = [begin(), begin()];
  other.state.dice.set([5, 6, 7, 8]);
  const orders = [one, other].map(game => createBots(['lookahead', 'random'], SETUP.seed)[0]!.choose(game));
  expect(orders[0]).toEqual(orders[1]);
});

test('with a budget of nodes the same seed gives the same game, and another budget a different one', () => {
  const play = (nodes: number): number =>
    hashState(playSetup(SETUP, ['lookahead', 'tactician'], { budget: { nodes } }).state);
  expect(play(60)).toBe(play(60));
  expect(play(60)).not.toBe(play(1));
});

test('a budget of milliseconds is kept, except for the simulation in progress', () => {
  const game = begin();
  const [bot] = createBots(['lookahead', 'random'], SETUP.seed, { budget: { milliseconds: 1 } });
  const before = Date.now();
  expect(act(game, bot!.choose(game)).ok).toBe(true);
  expect(Date.now() - before).toBeLessThan(10_000);
});

// Seeds are fixed, so the figure is the same in every run. `tools/bot-strength/main.ts` measures with more games.
test('the lookahead bot wins more games against the tactician than it loses', () => {
  const setups = Array.from({ length: 12 }, (_, i) => skirmish(`ahead ${i}`, { perSide: 4 }));
  const { wins, losses } = runContest(['lookahead', 'tactician'], setups);
  expect(wins).toBeGreaterThan(losses);
});
