import { scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { emit } from '../game.ts';
import { alternate } from './order.ts';
import { startGame } from './turn.ts';

describe('alternation', () => {
  test.each<[string, number[], number[], number[]]>([
    ['equal sides take turns', [0, 1], [3, 3], [0, 1, 0, 1, 0, 1]],
    ['five against three', [0, 1], [5, 3], [0, 1, 0, 0, 1, 0, 0, 1]],
    ['three against five', [1, 0], [3, 5], [1, 0, 1, 1, 0, 1, 1, 0]],
    ['one against four', [0, 1], [1, 4], [0, 1, 1, 1, 1]],
    ['a side with nobody left', [0, 1], [0, 2], [1, 1]],
    ['three sides', [2, 0, 1], [2, 1, 4], [2, 2, 2, 2, 0, 0, 1]],
    ['nobody at all', [0, 1], [0, 0], []],
  ])('%s', (_, initiative, units, order) => {
    expect(alternate(initiative, units)).toEqual(order);
  });
});

describe('initiative', () => {
  test('the lower roll acts first', () => {
    const s = scenario().mech('A', { at: '0101' }).mech('B', { at: '0909' });
    s.roll('initiative', 9, 4);
    startGame(s.game);
    expect(s.state.initiative).toEqual([1, 0]);
    expect(s.state.phase).toBe('movement');
    expect(s.state.order).toEqual([1, 0]);
  });

  test('tied sides roll again, the others keep their place', () => {
    const s = scenario().mech('A', { at: '0101' }).mech('B', { at: '0909' }).mech('C', { at: '0505' });
    s.roll('initiative', 6, 3, 6).roll('initiative', 8, 8).roll('initiative', 5, 4);
    startGame(s.game);
    expect(s.state.initiative).toEqual([1, 2, 0]);
    expect(s.all('InitiativeRolled')[0]!.rolls).toEqual([[6, 8, 5], [3], [6, 8, 4]]);
  });
});

test('a side whose last unit is knocked out before its turn gives up its place', () => {
  const s = scenario().mech('A', { at: '0101', facing: 3 }).mech('B', { at: '0909' });
  s.begin('movement');
  emit(s.game, { type: 'ConsciousnessRolled', unit: 1, need: 3, roll: 2, awake: false });
  s.walk('A', 'F');
  expect(s.all('ActionSkipped')).toMatchObject([{ side: 1 }]);
  expect(s.state.phase).toBe('weapons');
  expect(s.state.order).toEqual([0]);
});
