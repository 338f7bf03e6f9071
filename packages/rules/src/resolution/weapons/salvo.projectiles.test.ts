import { weaponById } from '@hexfall/data';
import { asciiBoard, PROFILES, type Scenario, scenario, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT } from '../../vocabulary/spec/locations.ts';

describe.each(PROFILES)('missiles with extended range (%s)', profile => {
  test.each([
    [11, 20, 12],
    [10, 10, 6],
  ])('20 missiles with extended range at %i hexes count as %i, and a 7 hits with %i', (hexes, _, hits) => {
    const s = weaponDuel(profile, 'is-extended-lrm-20', hexes).roll('toHit', 12).roll('cluster', 7);
    s.roll('hitLocation', ...Array.from({ length: Math.ceil(hits / 5) }, () => 7))
      .fire('A', 'B')
      .endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ hits }]);
  });
});

describe.each(PROFILES)('improved ATMs (%s)', profile => {
  test.each([
    ['standard', 5, [5, 5, 5, 3]],
    ['extendedRange', 5, [5, 4]],
    ['highExplosive', 3, [5, 5, 5, 5, 5, 2]],
  ] as const)('improved ATMs with %s missiles strike with all nine', (munition, hexes, groups) => {
    const s = weaponDuel(profile, 'clan-improved-atm-9', hexes, { munition }).roll('toHit', 12);
    s.roll('hitLocation', ...groups.map(() => 7));
    if (munition === 'highExplosive') s.roll('piloting', 12);
    s.fire('A', 'B').endPhase();
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual(groups);
    expect(s.all('ClusterRolled')).toEqual([]);
  });

  test('improved ATMs hold their fire without a lock', () => {
    const s = weaponDuel(profile, 'clan-improved-atm-9', 5).roll('toHit', 3).fire('A', 'B').endPhase();
    expect([s.unit('A').ammo[0], s.all('WeaponFired')[0]?.heatBuildUp]).toEqual([5, 0]);
  });

  test('improved ATMs fired indirectly fire without a lock, and roll on the cluster table', () => {
    const rows = Array.from({ length: 9 }, (_, y) => (y === 4 ? '. 9 .' : '. . .'));
    const { type } = weaponById('clan-improved-atm-9')!;
    const build = (roll: number): Scenario => {
      const s = scenario({ profile, board: asciiBoard(rows.join('\n')) })
        .mech('A', {
          at: '0209',
          weapons: [[type, 'RT']],
          ammo: [{ kind: 'iatm-9', in: 'LT', shots: 5, explosionPerShot: 0 }],
        })
        .mech('B', { at: '0202', facing: 3, armor: { CT: 100 } })
        .mech('C', { at: '0103', side: 0, facing: 0 })
        .begin('weapons')
        .moved('A', 'stationary');
      s.roll('toHit', roll);
      if (roll === 12) s.roll('cluster', 7).roll('hitLocation', 7, 7);
      return s.shoot('A', 'B', { spotter: 2 }).endPhase();
    };
    expect(build(2).unit('A').ammo[0]).toBe(4);
    expect(build(12).all('ClusterRolled')).toMatchObject([{ hits: 5 }]);
  });
});

describe.each(PROFILES)('an M-Pod (%s)', profile => {
  test.each([
    [1, 4, 9],
    [2, 6, 6],
    [3, 8, 3],
  ])('an M-Pod at %i hexes needs %i, and strikes with %i pellets on a 7', (hexes, need, hits) => {
    const s = weaponDuel(profile, 'is-m-pod', hexes).roll('toHit', 12).roll('cluster', 7);
    s.roll('hitLocation', ...Array.from({ length: hits }, () => 7));
    s.fire('A', 'B').endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need }]);
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual(Array.from({ length: hits }, () => 1));
    expect(s.unit('A').spent).toBe(1);
  });
});

describe.each(PROFILES)("'Mech mortars (%s)", profile => {
  test("'Mech mortars with airburst shells strike with all of them, a point each", () => {
    const s = weaponDuel(profile, 'is-mech-mortar-4', 7, { munition: 'airburst' })
      .roll('toHit', 12)
      .roll('hitLocation', 7, 7, 7, 7);
    s.fire('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(96);
  });

  test("'Mech mortars with anti-personnel shells do a point with each that hits", () => {
    const s = weaponDuel(profile, 'is-mech-mortar-4', 7, { munition: 'antiPersonnel' })
      .roll('toHit', 12)
      .roll('cluster', 2);
    s.roll('hitLocation', 7).fire('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(99);
  });
});
