import { CT } from '@hexfall/rules';
import { PROFILES, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

describe.each(PROFILES)('other rounds of autocannons (%s)', profile => {
  test.each([
    ['flechette', 'ac-5', 2],
    ['tracer', 'ac-5', 4],
    ['caseless', 'ac-5', 5],
  ] as const)('%s rounds of an %s do %i points', (munition, id, points) => {
    const s = weaponDuel(profile, id, 3, { munition })
      .roll('toHit', 12)
      .roll('hitLocation', 7)
      .fire('A', 'B')
      .endPhase();
    expect(s.unit('B').armor[CT]).toBe(100 - points);
  });
});
