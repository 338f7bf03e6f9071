import { PROFILES, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT } from '../../vocabulary/spec/locations.ts';

describe.each(PROFILES)('Thunderbolt missiles (%s)', profile => {
  test.each([
    [6, 15],
    [5, 7],
  ])('a Thunderbolt missile of 15 at %i hexes does %i points in one place', (hexes, points) => {
    const s = weaponDuel(profile, 'is-thunderbolt-15', hexes).roll('toHit', 12).roll('hitLocation', 7).fire('A', 'B');
    s.endPhase();
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([points]);
  });
});

describe.each(PROFILES)('rifles (%s)', profile => {
  test.each([
    ['heavy', 'standard', 6],
    ['medium', 'standard', 3],
    ['light', 'standard', 0],
    ['heavy', 'commercial', 9],
  ] as const)('a %s rifle does to %s armor %i points', (size, armorType, points) => {
    const s = weaponDuel(profile, `is-${size}-rifle`, 4, { b: { armorType } }).roll('toHit', 12).roll('hitLocation', 7);
    if (armorType === 'commercial') s.roll('criticalCount', 2);
    s.fire('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(100 - points);
  });
});
