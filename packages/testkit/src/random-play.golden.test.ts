import { type GameEvent, startGame } from '@hexfall/rules';
import { narrate } from '@hexfall/view';
import { describe, test } from 'vitest';
import { gameOf, randomSetup } from './generators.ts';
import { expectGolden } from './golden.ts';
import { playRandomly } from './random-play.ts';

/** Whole games as text, so that any changed outcome shows up as a readable difference. */
describe.each(['spec', 'canon'] as const)('golden games under %s', profile => {
  // In the last two, units arrive and leave during the game.
  test.each([
    [1, false],
    [2, false],
    [3, false],
    [4, false],
    [5, false],
    [6, false],
    [26, true],
    [145, true],
  ])('game %i is played as recorded', (seed, comingAndGoing) => {
    const events: GameEvent[] = [];
    const setup = randomSetup(seed, { profile, unitsPerSide: 2, turnLimit: 6, comingAndGoing });
    const game = gameOf(setup, events);
    startGame(game);
    playRandomly(game, Int32Array.from([seed, 7, 7, 7]));
    const lines = narrate(gameOf(setup, []), events, { verbose: true });
    expectGolden(`${profile}-${seed}`, `${lines.join('\n')}\n`);
  });
});
