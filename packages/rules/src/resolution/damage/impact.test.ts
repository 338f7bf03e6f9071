import { scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { damageGroups } from '../../questions/weapons/cluster.ts';
import { OTHER } from '../../vocabulary/events/source.ts';
import { CT } from '../../vocabulary/spec/locations.ts';
import { dealImpact } from './impact.ts';

test.each(Array.from({ length: 40 }, (_, i) => i + 1))('%i points strike in fives, the rest last', damage => {
  const s = scenario()
    .mech('A', { at: '0505', armor: { CT: 50 } })
    .begin('weapons');
  const groups = damageGroups(damage, 5);
  s.roll('hitLocation', ...groups.map(() => 7));
  dealImpact(s.game, s.unit('A'), { damage, table: 'full', side: 'front', source: OTHER });
  expect(s.all('DamageApplied').map(hit => hit.damage)).toEqual(groups);
});

test('an impact is over when the unit is destroyed: no dice for the rest', () => {
  const s = scenario()
    .mech('A', { at: '0505', armor: { CT: 0 } })
    .mech('B', { at: '0101', side: 1 })
    .begin('weapons');
  s.unit('A').structure[CT] = 6;
  s.roll('hitLocation', 7).roll('criticalCount', 4).roll('hitLocation', 7).roll('criticalCount', 4);
  dealImpact(s.game, s.unit('A'), { damage: 20, table: 'full', side: 'front', source: OTHER });
  expect(s.all('DamageApplied').map(hit => hit.damage)).toEqual([5, 5]);
  expect(s.unit('A').status).toBe('destroyed');
});
