import { PROFILES, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT } from '../../vocabulary/spec/locations.ts';

describe.each(PROFILES)('armor-piercing rounds (%s)', profile => {
  test.each([
    ['ac-2', 11, 12],
    ['ac-5', 10, 11],
    ['ac-10', 9, 10],
    ['ac-20', 8, 9],
  ])('armor-piercing rounds of an %s strike through armor on a roll above %i: on a %i', (id, misses, hits) => {
    for (const [roll, slots] of [
      [misses, 0],
      [hits, 1],
    ] as const) {
      const s = weaponDuel(profile, id, 5, { munition: 'armorPiercing' })
        .roll('toHit', 12)
        .roll('hitLocation', 7)
        .roll('criticalCount', roll);
      if (slots > 0) s.roll('criticalSlot', 0);
      if (id === 'ac-20') s.roll('piloting', 12);
      s.fire('A', 'B').endPhase();
      expect(
        s.all('SlotHit').filter(({ unit }) => unit === 1),
        `${roll}`,
      ).toHaveLength(slots);
      expect(s.all('DamageApplied')).toMatchObject([{ damage: weaponPoints(id) }]);
    }
  });

  test.each(['hardened', 'ferroLamellor', 'reactive'] as const)(
    'armor-piercing rounds do not go through %s armor',
    armorType => {
      const s = weaponDuel(profile, 'ac-10', 3, { munition: 'armorPiercing', b: { armorType } })
        .roll('toHit', 12)
        .roll('hitLocation', 7);
      s.fire('A', 'B').endPhase();
      expect(s.all('CriticalRolled')).toEqual([]);
      expect(s.unit('B').armor[CT]).toBe(armorType === 'hardened' ? 95 : 90);
    },
  );
});

function weaponPoints(id: string): number {
  return Number(id.slice('ac-'.length));
}
