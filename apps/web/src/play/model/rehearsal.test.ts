import { cloneState } from '@hexfall/rules';
import { duel, scenario, shootout } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { rehearse } from './rehearsal.ts';

test('an order is carried out on a copy: the game, its dice and its sink know nothing of it', () => {
  const s = duel('canon');
  const before = cloneState(s.state);
  const events = s.events.length;
  const tried = rehearse(s.game, { type: 'kick', unit: 0, target: 1, leg: 'RL' }, { until: 'phase' });
  expect(tried?.events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['PhysicalRolled', 'DamageApplied', 'PilotingRolled']),
  );
  expect(s.state).toEqual(before);
  expect(s.events).toHaveLength(events);
});

test('attacks hit or miss as asked, and every other roll goes well', () => {
  const s = duel('canon');
  const kick = { type: 'kick', unit: 0, target: 1, leg: 'RL' } as const;
  const rolls = (hits: boolean): unknown[] =>
    rehearse(s.game, kick, { until: 'phase', hits })!.events.flatMap(event =>
      event.type === 'PhysicalRolled' ? [event.hit] : event.type === 'PilotingRolled' ? [event.unit, event.passed] : [],
    );
  expect(rolls(true)).toEqual([true, 1, true]);
  expect(rolls(false)).toEqual([false, 0, true]);
});

test('the declarations of others are left out', () => {
  const s = shootout('canon', ['ml'], { weapons: [['ac20', 'CT']] });
  s.do({ type: 'fire', unit: 0, twist: 0, shots: [{ weapon: 0, target: 1 }] });
  const tried = rehearse(
    s.game,
    { type: 'fire', unit: 1, twist: 0, shots: [{ weapon: 0, target: 0 }] },
    { until: 'phase' },
  );
  expect(tried?.events.flatMap(event => (event.type === 'AttackRolled' ? [event.attacker] : []))).toEqual([1]);
});

test('an order that is refused is not rehearsed', () => {
  const s = scenario().mech('A', { at: '0101' }).mech('B', { at: '0505' }).begin('movement');
  expect(rehearse(s.game, { type: 'startUp', unit: 0 }, { until: 'orders' })).toBe(undefined);
});
