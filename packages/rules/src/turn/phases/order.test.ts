import { PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { OTHER } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { alternate } from './order.ts';
import { startGame } from './turn.ts';

describe('alternation', () => {
  test.each<[string, number[], number[], number[]]>([
    ['three against three', [0, 1], [3, 3], [0, 1, 0, 1, 0, 1]],
    ['five against three', [0, 1], [5, 3], [0, 1, 0, 0, 1, 0, 0, 1]],
    ['three against five', [1, 0], [3, 5], [1, 0, 1, 1, 0, 1, 1, 0]],
    ['one against four', [0, 1], [1, 4], [0, 1, 1, 1, 1]],
    ['no unit against two', [0, 1], [0, 2], [1, 1]],
    ['two against one against four', [2, 0, 1], [2, 1, 4], [2, 2, 2, 2, 0, 0, 1]],
    ['no unit on either side', [0, 1], [0, 0], []],
  ])('the order of play with %s is $3', (_, initiative, units, order) => {
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

  test('tied sides roll again, and the others keep their place', () => {
    const s = scenario().mech('A', { at: '0101' }).mech('B', { at: '0909' }).mech('C', { at: '0505' });
    s.roll('initiative', 6, 3, 6).roll('initiative', 8, 8).roll('initiative', 5, 4);
    startGame(s.game);
    expect(s.state.initiative).toEqual([1, 2, 0]);
    expect(s.all('InitiativeRolled')[0]!.rolls).toEqual([[6, 8, 5], [3], [6, 8, 4]]);
  });
});

describe.each(PROFILES)('a command console (%s)', profile => {
  const aboard: Partial<UnitOptions> = { equipment: [['commandConsole', 'HD']] };
  const CONSOLE_SLOT = 4;

  function begin(b: Partial<UnitOptions>, ...rolls: number[]): Scenario {
    const s = scenario({ profile })
      .mech('A', { at: '0101' })
      .mech('B', { at: '0909', ...b })
      .mech('C', { at: '0707', side: 1, ...aboard, condition: { pilot: 'unconscious' } });
    s.roll('initiative', ...rolls);
    startGame(s.game);
    return s;
  }

  test('a command console adds 2 to every initiative roll of its side', () => {
    const s = begin(aboard, 8, 7);
    expect(s.state.initiative).toEqual([0, 1]);
    s.expectEvents('Initiative: A 8, B 7 (+2); A moves first', ['InitiativeRolled']);
  });

  test('a command console adds 2 to the rolls that break a tie', () => {
    const s = begin(aboard, 8, 6, 7, 6);
    expect(s.all('InitiativeRolled')).toMatchObject([
      {
        rolls: [
          [8, 7],
          [6, 6],
        ],
        bonuses: [0, 2],
        order: [0, 1],
      },
    ]);
  });

  test.each<[string, UnitOptions['condition']]>([
    ['whose pilot is unconscious', { pilot: 'unconscious' }],
    ['that was struck', { criticals: { HD: [CONSOLE_SLOT] } }],
  ])('a command console %s adds nothing', (_, condition) => {
    const s = begin({ ...aboard, condition: condition! }, 8, 7);
    expect(s.all('InitiativeRolled')).toEqual([{ type: 'InitiativeRolled', rolls: [[8], [7]], order: [1, 0] }]);
  });

  test('a command console counts once its pilot wakes up, until its unit is destroyed', () => {
    const s = begin({}, 8, 7);
    emit(s.game, { type: 'RecoveryRolled', unit: 2, need: 3, roll: 12, awake: true });
    s.roll('initiative', 8, 7).nextTurn();
    expect(s.state.initiative).toEqual([0, 1]);
    emit(s.game, { type: 'UnitDestroyed', unit: 2, cause: 'engine', source: OTHER });
    s.roll('initiative', 8, 7).nextTurn();
    expect(s.state.initiative).toEqual([1, 0]);
  });
});

test('a side whose last unit is knocked out before its turn loses its place in the order', () => {
  const s = scenario().mech('A', { at: '0101', facing: 3 }).mech('B', { at: '0909' });
  s.begin('movement');
  emit(s.game, { type: 'ConsciousnessRolled', unit: 1, need: 3, roll: 2, awake: false });
  s.walk('A', 'F');
  expect(s.all('ActionSkipped')).toMatchObject([{ side: 1 }]);
  expect(s.state.phase).toBe('weapons');
  expect(s.state.order).toEqual([0]);
});
