import { duel, PROFILES } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../vocabulary/explain/modifiers.ts';
import { targetModifier, targetMovementModifier } from './target-modifiers.ts';

test.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 1],
  [5, 2],
  [6, 2],
  [7, 3],
  [8, 3],
  [9, 3],
  [10, 4],
  [11, 4],
  [17, 4],
  [18, 5],
  [19, 5],
  [24, 5],
  [25, 6],
  [26, 6],
  [60, 6],
])('a target that moved %i hexes is harder to hit by %i', (hexes, modifier) => {
  expect(targetMovementModifier(hexes)).toBe(modifier);
});

describe.each(PROFILES)('how hard a target is to hit (%s)', profile => {
  test.each([
    ['is stuck in a swamp', { stuck: true }, [{ code: 'target.stuck', value: -2 }]],
    ['skidded', { movement: 'skid' }, [{ code: 'target.skidded', value: 2 }]],
    ['jumped without moving far', { movement: 'jump', hexesMoved: 2 }, [{ code: 'target.jumped', value: 1 }]],
    ['is shut down', { shutdown: true }, [{ code: 'target.immobile', value: -4 }]],
  ] as const)('a target that %s has that modifier and no other', (_, state, expected) => {
    const modifiers: Modifier[] = [];
    const sum = targetModifier({ ...duel(profile).unit('B'), ...state }, 3, modifiers);
    expect(modifiers).toEqual(expected);
    expect(sum).toBe(expected[0].value);
  });
});
