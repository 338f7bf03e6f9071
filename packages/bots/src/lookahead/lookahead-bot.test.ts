import { act, createGame, type Game, hashState, NO_SINK, startGame } from '@hexfall/rules';
import { skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { playSetup, runContest } from '../contest.ts';
import { createBots } from '../create-bot.ts';
import { Allowance } from './budget.ts';
import { moveCandidates } from './candidates.ts';
import { searchMoves } from './search.ts';

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

test('the same seed and budget of nodes give the same game, and a different budget a different one', () => {
  const play = (nodes: number): number =>
    hashState(playSetup(SETUP, ['lookahead', 'tactician'], { budget: { nodes } }).state);
  expect(play(60)).toBe(play(60));
  expect(play(60)).not.toBe(play(1));
});

test('a decision ends at once when its budget does, also in the midst of a simulation', () => {
  const game = begin();
  const rngState = Int32Array.of(1, 2, 3, 4);
  const moves = moveCandidates(game, rngState);
  expect(moves.length).toBeGreaterThan(40);
  const allowance = new Allowance({ nodes: 100 });
  searchMoves(game, moves, rngState, allowance);
  expect(allowance.share).toBe(1);
  expect(searchMoves(game, moves, rngState, new Allowance({ nodes: 1 }))).toMatchObject([{ ...moves[0], tries: 0 }]);
});

test('more nodes try more moves, and the better ones more often', () => {
  const game = begin();
  const triesWith = (nodes: number): number[] => {
    const rngState = Int32Array.of(1, 2, 3, 4);
    const tried = searchMoves(game, moveCandidates(game, rngState), rngState, new Allowance({ nodes }));
    return tried.map(({ tries }) => tries);
  };
  const [few, many] = [triesWith(100), triesWith(2000)];
  expect(many.length).toBeGreaterThan(few.length);
  expect(Math.max(...many)).toBeGreaterThan(2);
  expect(Math.min(...many)).toBe(1);
});

// Seeds are fixed, so the figures are the same in every run. `hexfall ladder` measures with more games.
test.each([
  [1, 30],
  [4, 6],
])('the lookahead bot wins more games of %i against as many tacticians than it loses', (perSide, count) => {
  const setups = Array.from({ length: count }, (_, i) => skirmish(`ahead ${i}`, { perSide }));
  const { wins, losses } = runContest(['lookahead', 'tactician'], setups);
  expect(wins).toBeGreaterThan(1.2 * losses);
});
