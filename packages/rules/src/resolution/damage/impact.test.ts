import { scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { OTHER } from '../../vocabulary/events/source.ts';
import { CT } from '../../vocabulary/spec/locations.ts';
import { dealImpact } from './impact.ts';

test.each(Array.from({ length: 40 }, (_, i) => i + 1))(
  'an impact of %i points strikes in groups of five, the rest last',
  damage => {
    const s = scenario()
      .mech('A', { at: '0505', armor: { CT: 50 } })
      .begin('weapons');
    const fives = Array.from({ length: Math.floor(damage / 5) }, () => 5);
    const groups = damage % 5 === 0 ? fives : [...fives, damage % 5];
    s.roll('hitLocation', ...groups.map(() => 7));
    dealImpact(s.game, s.unit('A'), { damage, table: 'full', side: 'front', source: OTHER });
    expect(s.all('DamageApplied').map(hit => hit.damage)).toEqual(groups);
  },
);

test('an impact ends when the unit is destroyed, without dice for the rest', () => {
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
