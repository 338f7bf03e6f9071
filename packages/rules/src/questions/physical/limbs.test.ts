import { duel, PROFILES } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { emit } from '../../vocabulary/game/emit.ts';

test.each(PROFILES)('a unit with its arms flipped to the rear can neither punch nor push (%s)', profile => {
  const s = duel(profile);
  emit(s.game, { type: 'ArmsFlipped', unit: s.id('A') });
  expect(s.refused({ type: 'punch', unit: 0, target: 1, arms: ['LA'] })).toBe('limbUnusable');
  expect(s.refused({ type: 'push', unit: 0, target: 1 })).toBe('limbUnusable');
});
