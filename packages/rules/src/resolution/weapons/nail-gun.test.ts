import { PROFILES, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

describe.each(PROFILES)('nail and rivet guns (%s)', profile => {
  test('nails do nothing to a place with armor', () => {
    const s = weaponDuel(profile, 'is-nail-rivet-gun', 1)
      .roll('toHit', 12)
      .roll('hitLocation', 7)
      .fire('A', 'B')
      .endPhase();
    expect(s.all('DamageApplied')).toEqual([]);
  });

  test('nails do one die of damage to a place without armor', () => {
    const s = weaponDuel(profile, 'is-nail-rivet-gun', 1, { b: { armor: { CT: 0 } } })
      .roll('toHit', 12)
      .roll('hitLocation', 7);
    s.roll('nailDamage', 4).roll('criticalCount', 2).fire('A', 'B').endPhase();
    expect(s.all('DamageApplied')).toMatchObject([{ structureDamage: 4 }]);
  });
});
