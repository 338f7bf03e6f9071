import { duel, PROFILES } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { physicalOptions } from './physical-attack.ts';

describe.each(PROFILES)('the physical attacks that a unit can make (%s)', profile => {
  test('an enemy in the next hex can be punched, kicked, pushed and struck with a melee weapon', () => {
    const s = duel(profile, {
      equipment: [
        ['masc', 'LT'],
        ['hatchet', 'RA'],
      ],
    });
    expect(physicalOptions(s.game, s.unit('A'))).toEqual([
      { type: 'punch', unit: 0, target: 1, arms: ['LA', 'RA'] },
      { type: 'punch', unit: 0, target: 1, arms: ['LA'] },
      { type: 'punch', unit: 0, target: 1, arms: ['RA'] },
      { type: 'kick', unit: 0, target: 1, leg: 'LL' },
      { type: 'kick', unit: 0, target: 1, leg: 'RL' },
      { type: 'push', unit: 0, target: 1 },
      { type: 'melee', unit: 0, target: 1, item: 1, aim: 'full' },
    ]);
  });

  test('an enemy farther away cannot be attacked physically', () => {
    const s = duel(profile, {}, { at: '0503' });
    expect(physicalOptions(s.game, s.unit('A'))).toEqual([]);
  });
});
