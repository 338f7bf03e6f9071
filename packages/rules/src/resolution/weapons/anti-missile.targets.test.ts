import { weaponById } from '@hexfall/data';
import { PROFILES, type UnitOptions, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT } from '../../vocabulary/spec/locations.ts';

describe.each(PROFILES)('a laser anti-missile system (%s)', profile => {
  test('a laser anti-missile system needs no ammunition, and makes its heat when it fires', () => {
    const b: Partial<UnitOptions> = { weapons: [[weaponById('is-laser-ams')!.type, 'CT']], armor: { CT: 100 } };
    const s = weaponDuel(profile, 'lrm-20', 7, { b }).roll('toHit', 12).roll('cluster', 8).roll('hitLocation', 7, 7);
    s.fire('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: -4 }]);
    expect(s.all('WeaponFired')[1]).toMatchObject({ unit: 1, heatBuildUp: 7 });
  });
});

describe.each(PROFILES)('Thunderbolt missiles (%s)', profile => {
  test.each([
    [3, 0],
    [4, 20],
  ])('an anti-missile system that rolls %i lets %i points of a Thunderbolt missile through', (die, points) => {
    const b: Partial<UnitOptions> = { weapons: [['ams', 'CT']], armor: { CT: 100 } };
    const s = weaponDuel(profile, 'is-thunderbolt-20', 8, { b }).roll('toHit', 12).roll('antiMissile', die);
    if (points > 0) s.roll('hitLocation', 7).roll('piloting', 12);
    s.fire('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(100 - points);
  });
});

describe.each(PROFILES)("'Mech mortars (%s)", profile => {
  test("'Mech mortars are not shot at by anti-missile systems", () => {
    const s = weaponDuel(profile, 'is-mech-mortar-2', 7, { b: { weapons: [['ams', 'CT']], armor: { CT: 100 } } });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7).fire('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 0 }]);
  });
});
