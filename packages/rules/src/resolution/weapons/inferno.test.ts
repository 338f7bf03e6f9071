import { weaponById } from '@hexfall/data';
import { PROFILES, type UnitOptions, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

describe.each(PROFILES)('inferno missiles (%s)', profile => {
  test('inferno missiles heat their target by 2 for each that hits, and do no damage', () => {
    const s = weaponDuel(profile, 'srm-6', 3, { munition: 'inferno' })
      .roll('toHit', 12)
      .roll('cluster', 7)
      .roll('hitLocation', 7, 6, 5, 9);
    s.fire('A', 'B').endPhase();
    expect(s.unit('B').externalHeat).toBe(8);
    for (const { source } of s.all('HeatInflicted')) expect(source).toEqual({ kind: 'weapon', attacker: 0, weapon: 0 });
    expect(s.lost('B')).toEqual({});
  });

  test('inferno missiles heat nobody by more than 15 in a turn', () => {
    const weapons: UnitOptions['weapons'] = [
      [weaponById('srm-6')!.type, 'RT'],
      [weaponById('srm-6')!.type, 'LT'],
    ];
    const s = weaponDuel(profile, 'srm-6', 3, { munition: 'inferno', a: { weapons } });
    for (let i = 0; i < 2; i++) s.roll('toHit', 12).roll('cluster', 12).roll('hitLocation', 7, 7, 7, 7, 7, 7);
    s.fire('A', 'B', [0, 1]).endPhase();
    expect(s.unit('B').externalHeat).toBe(15);
  });

  test('inferno missiles of a multi-missile launcher have the range of its short missiles', () => {
    const s = weaponDuel(profile, 'is-mml-5', 9, { munition: 'inferno' })
      .roll('toHit', 12)
      .roll('cluster', 2)
      .roll('hitLocation', 7);
    s.fire('A', 'B').endPhase();
    expect(s.unit('B').externalHeat).toBe(2);
    const far = weaponDuel(profile, 'is-mml-5', 10, { munition: 'inferno' });
    expect(far.refused(far.shot('A', 'B'))).toBe('outOfRange');
  });

  test('inferno missiles aboard may go off at a heat of 10', () => {
    const s = weaponDuel(profile, 'srm-6', 3, {
      munition: 'inferno',
      a: {
        heatSinks: 0,
        ammo: [{ kind: 'srm-6', in: 'LT', shots: 5, explosionPerShot: 12, munition: 'inferno' }],
        condition: { heat: 10 },
      },
    });
    s.roll('ammoExplosion', 4).endPhase().endPhase();
    expect(s.all('HeatRolled').filter(({ unit }) => unit === 0)).toMatchObject([
      { about: 'ammoExplosion', need: 4, passed: true },
    ]);
  });
});

describe.each(PROFILES)('improved ATMs (%s)', profile => {
  test('improved ATMs with burning warheads heat instead of damaging', () => {
    const s = weaponDuel(profile, 'clan-improved-atm-3', 5, { munition: 'inferno', b: { heatSinks: 0 } });
    s.roll('toHit', 12).roll('hitLocation', 7, 7, 7).fire('A', 'B').endPhase();
    expect([s.unit('B').externalHeat, s.lost('B')]).toEqual([6, {}]);
  });
});
