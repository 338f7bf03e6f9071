import { type Scenario, type ScenarioOptions, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { LT } from '../../vocabulary/spec/locations.ts';
import type { Guidance } from '../../vocabulary/spec/mech-spec.ts';

function fight(a: Partial<UnitOptions>, b: Partial<UnitOptions> = {}, options: ScenarioOptions = {}): Scenario {
  return scenario(options)
    .mech('A', { at: '0502', facing: 3, ...a })
    .mech('B', { at: '0505', armor: { CT: 60, LT: 60, RT: 60 }, ...b })
    .begin('weapons');
}

const lrm = (guidance: Guidance): Partial<UnitOptions> => ({
  at: '0501',
  weapons: [[{ ...tableWeapon('lrm20'), minimumRange: 0 }, 'LT']],
  ammo: [{ kind: 'lrm-20', in: 'LT', shots: 6, explosionPerShot: 20, guidance }],
});

describe('an anti-missile system', () => {
  const guarded: Partial<UnitOptions> = {
    weapons: [[tableWeapon('ams'), 'CT']],
    ammo: [{ kind: 'ams', in: 'LT', shots: 2, explosionPerShot: 2 }],
  };

  test('an anti-missile system takes 4 off the cluster roll, spends a shot and makes heat', () => {
    const s = fight(lrm('none'), guarded);
    s.roll('toHit', 12).roll('cluster', 8).roll('hitLocation', 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ roll: 8, modifier: -4, hits: 9 }]);
    expect(s.unit('B').ammo).toEqual([1]);
    expect(s.all('WeaponFired')[1]).toMatchObject({
      unit: 1,
      weapon: 0,
      heatBuildUp: 1,
      against: { kind: 'weapon', attacker: 0, weapon: 0 },
    });
  });

  test('an anti-missile system fires at the most dangerous salvo, and at one only', () => {
    const s = fight(
      {
        ...lrm('none'),
        weapons: [
          ['srm6', 'RT'],
          ['lrm20', 'LT'],
          ['srm6', 'RT'],
        ],
        at: '0502',
      },
      guarded,
    );
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.roll('toHit', 12).roll('cluster', 6).roll('hitLocation', 7, 7);
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.fire('A', 'B', [0, 1, 2]).endPhase();
    expect(s.all('ClusterRolled').map(({ modifier }) => modifier)).toEqual([0, -4, 0]);
  });

  test('two anti-missile systems fire at two different salvos', () => {
    const launchers = [
      ['srm6', 'RT'],
      ['srm6', 'LT'],
      ['srm6', 'CT'],
    ] as const;
    const systems = [
      ['ams', 'LT'],
      ['ams', 'RT'],
    ] as const;
    const s = fight({ weapons: launchers }, { weapons: systems });
    for (const roll of [6, 6, 2]) s.roll('toHit', 12).roll('cluster', roll).roll('hitLocation', 7, 7);
    s.fire('A', 'B', [0, 1, 2]).endPhase();
    expect(s.all('ClusterRolled').map(({ modifier }) => modifier)).toEqual([-4, -4, 0]);
  });

  test.each([
    ['that is shut down', { shutdown: true }],
    ['whose pilot is unconscious', { pilot: 'unconscious' }],
  ] as const)('an anti-missile system of a unit %s does not fire', (_, condition) => {
    const s = fight(lrm('none'), { ...guarded, condition });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B');
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 0 }]);
  });

  test('an anti-missile system judges a salvo by its munition: an ATM 6 with 18 points comes before an SRM 6 with 12', () => {
    const s = fight(
      {
        weapons: [
          ['srm6', 'RT'],
          [tableWeapon('atm6'), 'LT'],
        ],
        ammo: [{ kind: 'atm-6', in: 'LT', shots: 10, explosionPerShot: 18, munition: 'highExplosive' }],
      },
      guarded,
    );
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.roll('toHit', 12).roll('cluster', 4).roll('hitLocation', 7, 7);
    s.fire('A', 'B', [0, 1]).endPhase();
    expect(s.all('ClusterRolled').map(({ modifier }) => modifier)).toEqual([0, 2 - 4]);
  });

  test('an anti-missile system that is struck still fires in that phase', () => {
    const s = fight(
      {
        weapons: [
          ['ac20', 'CT'],
          ['srm6', 'RT'],
        ],
      },
      { weapons: [[tableWeapon('ams'), 'LT']], ammo: guarded.ammo!, armor: { CT: 60, LT: 0 } },
    );
    s.roll('toHit', 12).roll('hitLocation', 8).roll('criticalCount', 2);
    s.roll('toHit', 12).roll('cluster', 7).roll('hitLocation', 7, 7).roll('piloting', 12);
    s.fire('A', 'B', [0, 1]).endPhase();
    expect(s.unit('B').structure[LT]).toBe(0);
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: -4 }]);
  });

  test('an anti-missile system does not fire at missiles from behind', () => {
    const s = fight(lrm('none'), { ...guarded, facing: 3 });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 0 }]);
  });

  test('an anti-missile system cannot be ordered to fire', () => {
    const s = fight({ weapons: [['ams', 'CT']], at: '0504' });
    expect(s.refused(s.shot('A', 'B'))).toBe('weaponUnusable');
  });
});
