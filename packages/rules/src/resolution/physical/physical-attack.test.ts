import { scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { LL } from '../../vocabulary/spec/locations.ts';
import { resolvePhysicalAttack } from './physical-attack.ts';

test('[PHY-13] a single kick gives the to-hit roll, the damage and the piloting roll of the target', () => {
  const s = scenario()
    .mech('A', { at: '0504', facing: 3, tonnage: 80 })
    .mech('B', { at: '0505', armor: { LL: 30 } });
  s.roll('toHit', 3).roll('kickLocation', 4).roll('piloting', 5);
  const kicked = resolvePhysicalAttack(s.game, { type: 'kick', unit: 0, target: 1, leg: 'LL' });
  expect(kicked.ok && kicked.value).toMatchObject([{ hit: true, damage: 16 }]);
  expect(s.unit('B').armor[LL]).toBe(30 - 16);
  expect(s.all('PilotingRolled')).toMatchObject([{ unit: 1, reason: 'kicked', need: 5, passed: true }]);
});

test('a kick that cannot be made is refused and changes nothing', () => {
  const s = scenario().mech('A', { at: '0501', facing: 3 }).mech('B', { at: '0505' });
  expect(resolvePhysicalAttack(s.game, { type: 'kick', unit: 0, target: 1, leg: 'LL' })).toMatchObject({ ok: false });
  expect(s.events).toEqual([]);
});
