import {
  type Scenario,
  type ScenarioOptions,
  scenario,
  tableWeapon,
  testWeapon,
  type UnitOptions,
} from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

function fight(a: Partial<UnitOptions>, b: Partial<UnitOptions> = {}, options: ScenarioOptions = {}): Scenario {
  return scenario(options)
    .mech('A', { at: '0502', facing: 3, ...a })
    .mech('B', { at: '0505', armor: { CT: 60, LT: 60, RT: 60 }, ...b })
    .begin('weapons');
}

describe('Streak missiles', () => {
  const streak: Partial<UnitOptions> = {
    weapons: [[tableWeapon('streak6'), 'LT']],
    ammo: [{ kind: 'streak-srm-6', in: 'LT', shots: 5, explosionPerShot: 12 }],
  };

  test('a Streak launcher without a lock makes no heat and spends no ammunition, but counts as fired', () => {
    const s = fight(streak);
    s.roll('toHit', 3);
    s.shoot('A', 'B').endPhase();
    expect(s.unit('A')).toMatchObject({ ammo: [5], weaponsFired: 1 });
    expect(s.all('WeaponFired')).toMatchObject([{ heatBuildUp: 0 }]);
  });

  test('every missile of a Streak launcher with a lock hits', () => {
    const s = fight(streak);
    s.roll('toHit', 4).roll('hitLocation', 7, 7, 7, 7, 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(s.unit('A').ammo).toEqual([4]);
  });

  test('missiles after the one that destroyed the target do nothing', () => {
    const s = fight(streak, { armor: { CT: 0 }, condition: { structure: { CT: 2 } } });
    s.roll('toHit', 4).roll('hitLocation', 5, 7).roll('criticalCount', 2);
    s.shoot('A', 'B').endPhase();
    expect(s.all('DamageApplied')).toHaveLength(2);
    expect(s.unit('B').status).toBe('destroyed');
  });

  test.each([
    [6, 4],
    [2, 1],
  ])('an anti-missile system turns %i Streak missiles into %i, as on a roll of 7', (projectiles, hits) => {
    const damage = { kind: 'cluster', projectiles, pointsEach: 2, groupPoints: 2 } as const;
    const s = fight({ weapons: [[{ ...testWeapon('streak6'), damage }, 'LT']] }, { weapons: [['ams', 'CT']] });
    s.roll('toHit', 4).roll('hitLocation', ...Array.from({ length: hits }, () => 7));
    s.shoot('A', 'B').endPhase();
    expect(s.all('DamageApplied')).toHaveLength(hits);
  });
});

test.each([
  ['0505', 10],
  ['0514', 8],
  ['0518', 5],
])('a snub-nose PPC at a target in %s does %i', (at, damage) => {
  const s = scenario({ board: Array.from({ length: 20 }, () => '. . . . . .').join('\n') })
    .mech('A', { at: '0504', facing: 3, weapons: [['snubPpc', 'CT']] })
    .mech('B', { at })
    .begin('weapons');
  s.roll('toHit', 12).roll('hitLocation', 7);
  s.shoot('A', 'B').endPhase();
  expect(s.all('DamageApplied')).toMatchObject([{ damage }]);
  expect(s.lost('B')).toEqual({ CT: damage });
});
