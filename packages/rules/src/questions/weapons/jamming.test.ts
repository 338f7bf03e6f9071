import { PROFILES, type Scenario, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

const rounds = (kind: string, shots: number) => ({ kind, in: 'RT', shots, explosionPerShot: 5 }) as const;

function fight(a: Partial<UnitOptions>, profile: 'spec' | 'canon' = 'spec'): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0502', facing: 3, heatSinks: 0, ...a })
    .mech('B', { at: '0505', armor: { CT: 60, LT: 60, RT: 60 } })
    .begin('weapons');
}

const ULTRA: Partial<UnitOptions> = { weapons: [[tableWeapon('ultra5'), 'RT']], ammo: [rounds('ultra-ac-5', 3)] };
const ROTARY: Partial<UnitOptions> = { weapons: [[tableWeapon('rotary5'), 'RT']], ammo: [rounds('rotary-ac-5', 20)] };

describe.each(PROFILES)('an Ultra autocannon (%s)', profile => {
  test('an Ultra autocannon fired twice makes double heat, uses two shots and rolls on the cluster table', () => {
    const s = fight(ULTRA, profile);
    s.roll('toHit', 8).roll('cluster', 8).roll('hitLocation', 7, 8);
    s.shoot('A', 'B', { rate: 2 }).endPhase();
    expect(s.all('WeaponFired')).toMatchObject([{ heatBuildUp: 2, shotsLeft: 1 }]);
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([5, 5]);
    expect(s.unit('A')).toMatchObject({ ammo: [1], jammed: 0 });
    expect(s.lost('B')).toEqual({ CT: 5, LT: 5 });
  });

  test('an Ultra autocannon fired twice jams for good on a natural 2', () => {
    const s = fight(ULTRA, profile);
    s.roll('toHit', 2);
    s.shoot('A', 'B', { rate: 2 }).endPhase();
    expect(s.unit('A').jammed).toBe(1);
    s.begin('weapons');
    expect(s.refused(s.shot('A', 'B'))).toBe('weaponUnusable');
    s.begin('movement');
    expect(s.refused({ type: 'stay', unit: 0, unjam: true })).toBe('weaponUnusable');
  });

  test.each([
    ['a single shot', 2, 1],
    ['a 3', 3, 2],
  ])('an Ultra autocannon does not jam on %s', (_, roll, rate) => {
    const s = fight(ULTRA, profile);
    s.roll('toHit', roll);
    s.shoot('A', 'B', { rate }).endPhase();
    expect(s.unit('A').jammed).toBe(0);
  });

  test('an Ultra autocannon that finds one shot left for its two fires once and cannot jam', () => {
    const pair = [tableWeapon('ultra5'), tableWeapon('ultra5')];
    const s = fight({ ...ULTRA, weapons: pair.map(type => [type, 'RT'] as const), gunnery: 2 }, profile);
    s.roll('toHit', 8).roll('cluster', 2).roll('hitLocation', 7).roll('toHit', 2).roll('hitLocation', 7);
    const shots = [0, 1].map(weapon => ({ weapon, target: 1, rate: 2 }));
    s.do({ type: 'fire', unit: 0, twist: 0, shots }).endPhase();
    expect(s.all('WeaponFired')).toMatchObject([
      { heatBuildUp: 2, shotsLeft: 1 },
      { heatBuildUp: 2 + 1, shotsLeft: 0 },
    ]);
    expect(s.unit('A').jammed).toBe(0);
  });

  test('an Ultra autocannon cannot fire more shots than it has', () => {
    const s = fight({ ...ULTRA, condition: { ammo: [1] } }, profile);
    expect(s.refused(s.shot('A', 'B', { rate: 2 }))).toBe('badShot');
    expect(s.refused(s.shot('A', 'B', { rate: 3 }))).toBe('badShot');
  });
});

describe('a rotary autocannon', () => {
  test('a rotary autocannon at rate 6 uses six shots, makes six times the heat and rolls for six hits', () => {
    const s = fight(ROTARY);
    s.roll('toHit', 9).roll('cluster', 2).roll('hitLocation', 7, 8);
    s.shoot('A', 'B', { rate: 6 }).endPhase();
    expect(s.all('WeaponFired')).toMatchObject([{ heatBuildUp: 6, shotsLeft: 14 }]);
    expect(s.all('ClusterRolled')).toMatchObject([{ roll: 2, hits: 2 }]);
    expect(s.unit('A').ammo).toEqual([14]);
    expect(s.lost('B')).toEqual({ CT: 5, LT: 5 });
  });

  test.each([
    ['does not jam', 1, 2],
    ['jams', 2, 2],
    ['does not jam', 2, 3],
    ['jams', 3, 2],
    ['does not jam', 3, 3],
    ['jams', 4, 3],
    ['does not jam', 4, 4],
    ['jams', 5, 3],
    ['does not jam', 5, 4],
    ['jams', 6, 4],
    ['does not jam', 6, 5],
  ])('a rotary autocannon %s at rate %i on a roll of %i', (jams, rate, roll) => {
    const s = fight({ ...ROTARY, gunnery: 8 });
    s.roll('toHit', roll);
    s.shoot('A', 'B', { rate }).endPhase();
    expect(s.unit('A').jammed).toBe(jams === 'jams' ? 1 : 0);
  });

  test.each([
    [7, 0],
    [6, 1],
  ])('a roll of %i to clear a rotary autocannon after a move, on gunnery + 3, leaves %i jammed', (roll, jammed) => {
    const s = fight(ROTARY);
    s.roll('toHit', 2);
    s.shoot('A', 'B', { rate: 6 }).endPhase();
    s.begin('movement').roll('unjam', roll);
    s.do({ type: 'move', unit: 0, mode: 'walk', steps: ['forward'], climb: true, unjam: true });
    expect(s.all('UnjamRolled')).toMatchObject([{ need: 7, cleared: jammed === 0 }]);
    expect(s.unit('A')).toMatchObject({ jammed, unjamming: true });
    s.endPhase();
    expect(s.state.phase).toBe('weapons');
    expect(s.state.order).toEqual([1]);
  });
});

test('an order to unjam clears only the autocannon that has jammed', () => {
  const weapons = [
    ['rotary5', 'RT'],
    ['rotary5', 'LT'],
  ] as const;
  const s = fight({ weapons });
  s.unit('A').jammed = 1 << 1;
  s.begin('movement').roll('unjam', 7);
  s.do({ type: 'move', unit: 0, mode: 'walk', steps: ['forward'], climb: true, unjam: true });
  expect(s.all('UnjamRolled')).toMatchObject([{ weapon: 1, cleared: true }]);
  expect(s.unit('A').jammed).toBe(0);
});

test('a jammed autocannon that is destroyed cannot be cleared', () => {
  const s = fight({ weapons: [['rotary5', 'RT']], condition: { criticals: { RT: [1] } } });
  s.unit('A').jammed = 1;
  s.begin('movement');
  const move = { type: 'move', unit: 0, mode: 'walk', steps: ['forward'], climb: true, unjam: true } as const;
  expect(s.refused(move)).toBe('weaponUnusable');
});
