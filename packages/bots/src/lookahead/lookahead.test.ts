import { act, createGame, type Game, hashState, NO_SINK, startGame } from '@hexfall/rules';
import { skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { contest, playSetup } from '../contest.ts';
import { createBots } from '../create-bot.ts';
import { viewOf } from '../view.ts';

const SETUP = skirmish('lookahead', { perSide: 2, style: 'hills' });

function begin(): Game {
  const created = createGame(SETUP, NO_SINK);
  if (!created.ok) throw new Error(created.errors[0]!.message);
  startGame(created.value);
  return created.value;
}

test('thinking changes nothing in the game, its dice included', () => {
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

test('a view is the game with other dice', () => {
  const game = begin();
  const view = viewOf(game, Int32Array.of(1, 2, 3, 4));
  expect(hashState(view.state)).toBe(hashState(game.state));
  expect([...view.state.dice]).not.toEqual([...game.state.dice]);
});

test('its orders do not depend on the true dice', () => {
  const [one, other] = [begin(), begin()];
  other.state.dice.set([5, 6, 7, 8]);
  const orders = [one, other].map(game => createBots(['lookahead', 'random'], SETUP.seed)[0]!.choose(game));
  expect(orders[0]).toEqual(orders[1]);
});

test('with a budget of nodes the same seed gives the same game, and another budget another one', () => {
  const play = (nodes: number): number =>
    hashState(playSetup(SETUP, ['lookahead', 'tactician'], { budget: { nodes } }).state);
  expect(play(60)).toBe(play(60));
  expect(play(60)).not.toBe(play(1));
});

test('a budget of time is kept, but for the try that is under way', () => {
  const game = begin();
  const [bot] = createBots(['lookahead', 'random'], SETUP.seed, { budget: { milliseconds: 1 } });
  const before = Date.now();
  expect(act(game, bot!.choose(game)).ok).toBe(true);
  expect(Date.now() - before).toBeLessThan(10_000);
});

// Fixed seeds: the figure is the same in every run. `tools/bot-strength/main.ts` measures with more games.
test('it wins more games against the tactician than it loses', () => {
  const setups = Array.from({ length: 12 }, (_, i) => skirmish(`ahead ${i}`, { perSide: 4 }));
  const { wins, losses } = contest(['lookahead', 'tactician'], setups);
  expect(wins).toBeGreaterThan(losses);
});
