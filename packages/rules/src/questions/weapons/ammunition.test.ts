import { type Scenario, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

const rounds = (kind: string, shots: number) => ({ kind, in: 'RT', shots, explosionPerShot: 5 }) as const;

function fight(a: Partial<UnitOptions>, profile: 'spec' | 'canon' = 'spec'): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0502', facing: 3, heatSinks: 0, ...a })
    .mech('B', { at: '0505', armor: { CT: 60, LT: 60, RT: 60 } })
    .begin('weapons');
}

describe('an LB-X autocannon', () => {
  const LBX: Partial<UnitOptions> = {
    weapons: [[tableWeapon('lbx10'), 'RT']],
    ammo: [
      { kind: 'lb-x-10', in: 'RT', shots: 5, explosionPerShot: 10 },
      { kind: 'lb-x-10', in: 'RT', shots: 5, explosionPerShot: 10, munition: 'cluster' },
    ],
  };

  test('an LB-X autocannon fires a slug from a bin of slugs', () => {
    const s = fight(LBX);
    s.roll('toHit', 4).roll('hitLocation', 7);
    s.shoot('A', 'B', { bin: 0 }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 4 }]);
    expect(s.all('DamageApplied')).toMatchObject([{ damage: 10 }]);
    expect(s.unit('A').ammo).toEqual([4, 5]);
  });

  test('an LB-X autocannon fires cluster shot at -1, one point for each pellet', () => {
    const s = fight(LBX);
    s.roll('toHit', 3).roll('cluster', 2).roll('hitLocation', 7, 8, 6);
    s.shoot('A', 'B', { bin: 1 }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 3, hit: true }]);
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([1, 1, 1]);
    expect(s.unit('A').ammo).toEqual([5, 4]);
  });

  test('a weapon cannot draw from a bin that is not its own', () => {
    const s = fight(LBX);
    expect(s.refused(s.shot('A', 'B', { bin: 7 }))).toBe('weaponUnusable');
  });
});

test('ammunition is spent when the shot is resolved, so that the second of two weapons may find the bin empty', () => {
  const s = fight({
    weapons: [
      [tableWeapon('ac5'), 'RT'],
      [tableWeapon('ac5'), 'LT'],
    ],
    ammo: [rounds('ac-5', 1)],
  });
  s.roll('toHit', 2);
  s.fire('A', 'B', [0, 1]).endPhase();
  expect(s.all('WeaponFired')).toHaveLength(1);
  expect(s.unit('A').ammo).toEqual([0]);
});

test('an empty bin is replaced by one with the same munition, not by another munition', () => {
  const slug = { ...rounds('lb-x-10', 1), explosionPerShot: 10 };
  const bins = [slug, { ...slug, munition: 'cluster' as const }];
  const guns = [tableWeapon('lbx10'), tableWeapon('lbx10')].map(type => [type, 'LT'] as const);
  const once = fight({ weapons: guns, ammo: bins });
  once.roll('toHit', 2).fire('A', 'B', [0, 1]).endPhase();
  expect(once.unit('A').ammo).toEqual([0, 1]);
  const twice = fight({ weapons: guns, ammo: [...bins, slug] });
  twice.roll('toHit', 2, 2).fire('A', 'B', [0, 1]).endPhase();
  expect(twice.unit('A').ammo).toEqual([0, 1, 0]);
});
