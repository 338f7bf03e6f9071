import { type Scenario, type ScenarioOptions, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

function fight(a: Partial<UnitOptions>, b: Partial<UnitOptions> = {}, options: ScenarioOptions = {}): Scenario {
  return scenario(options)
    .mech('A', { at: '0502', facing: 3, ...a })
    .mech('B', { at: '0505', armor: { CT: 60, LT: 60, RT: 60 }, ...b })
    .begin('weapons');
}

describe('launchers', () => {
  test('a multi-missile launcher fires short-range missiles from their bin, with two points each', () => {
    const s = fight({
      weapons: [[tableWeapon('mml5'), 'LT']],
      ammo: [
        { kind: 'mml-5', in: 'LT', shots: 5, explosionPerShot: 5 },
        { kind: 'mml-5', in: 'LT', shots: 5, explosionPerShot: 10, munition: 'shortRange' },
      ],
    });
    s.roll('toHit', 4).roll('cluster', 4).roll('hitLocation', 7, 7);
    s.shoot('A', 'B', { bin: 1 }).endPhase();
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([2, 2]);
    expect(s.unit('A').ammo).toEqual([5, 4]);
  });

  test('a rocket launcher can be fired once in a game', () => {
    const s = fight({ weapons: [['rocket10', 'LT']] });
    s.roll('toHit', 2);
    s.shoot('A', 'B').endPhase();
    expect(s.unit('A').spent).toBe(1);
    s.begin('weapons');
    expect(s.refused(s.shot('A', 'B'))).toBe('weaponUnusable');
  });
});
