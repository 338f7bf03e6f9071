import { hashState, NO_SINK } from '@hexfall/rules';
import { gameOf, skirmish } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { viewOf } from './view.ts';

test('a view is the game with different dice', () => {
  const game = gameOf(skirmish('view', { perSide: 2, style: 'hills' }), NO_SINK);
  const view = viewOf(game, Int32Array.of(1, 2, 3, 4));
  expect(hashState(view.state)).toBe(hashState(game.state));
  expect([...view.state.dice]).not.toEqual([...game.state.dice]);
});
