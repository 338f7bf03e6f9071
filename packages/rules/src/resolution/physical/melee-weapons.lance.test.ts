import { duel, PROFILES, type Scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT } from '../../vocabulary/spec/locations.ts';

function lancer(profile: 'spec' | 'canon', target: Partial<UnitOptions> = {}): Scenario {
  const s = duel(profile, { tonnage: 65, equipment: [['lance', 'RA']] }, { armor: { CT: 60 }, ...target });
  return s.roll('toHit', 6).roll('hitLocation', 7);
}

describe.each(PROFILES)('a lance (%s)', profile => {
  test('a lance that hits goes through the armor on a 10: one point of structure, with its critical roll', () => {
    const s = lancer(profile).roll('lancePoint', 10).roll('criticalCount', 7).melee('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(60 - 13);
    expect(s.unit('B').structure[CT]).toBe(16 - 1);
    expect(s.all('DamageApplied').at(-1)).toMatchObject({ source: { kind: 'lancePoint', attacker: 0 } });
  });

  test('a lance that hits is stopped by the armor on a 9', () => {
    const s = lancer(profile).roll('lancePoint', 9).melee('A', 'B').endPhase();
    expect(s.unit('B').structure[CT]).toBe(16);
  });

  test.each(['hardened', 'ferroLamellor'] as const)('a lance never goes through %s armor', armorType => {
    const s = lancer(profile, { armorType }).melee('A', 'B').endPhase();
    expect(s.unit('B').structure[CT]).toBe(16);
  });

  test('a lance has nothing to go through where no armor is left', () => {
    const s = lancer(profile, { armor: { CT: 13 } })
      .melee('A', 'B')
      .endPhase();
    expect(s.unit('B').structure[CT]).toBe(16);
  });
});
