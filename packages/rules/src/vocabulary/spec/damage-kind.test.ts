import { PROFILES, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT } from './locations.ts';

describe.each(PROFILES)('re-engineered lasers (%s)', profile => {
  test.each(['ferroLamellor', 'reflective'] as const)(
    're-engineered lasers do their full damage to %s armor',
    armorType => {
      const s = weaponDuel(profile, 'is-large-re-engineered-laser', 3, { b: { armorType } });
      s.roll('toHit', 12).roll('hitLocation', 7).fire('A', 'B').endPhase();
      expect(s.unit('B').armor[CT]).toBe(100 - 9);
    },
  );

  test('re-engineered lasers meet hardened armor like any other weapon', () => {
    const s = weaponDuel(profile, 'is-large-re-engineered-laser', 3, { b: { armorType: 'hardened' } });
    s.roll('toHit', 12).roll('hitLocation', 7).fire('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(100 - 4);
  });
});

describe.each(PROFILES)('tandem-charge missiles (%s)', profile => {
  test('tandem-charge missiles are not weakened by ferro-lamellor armor', () => {
    const s = weaponDuel(profile, 'srm-2', 3, { munition: 'tandemCharge', b: { armorType: 'ferroLamellor' } });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7).fire('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(98);
  });
});
