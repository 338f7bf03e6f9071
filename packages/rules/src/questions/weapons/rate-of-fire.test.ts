import { PROFILES, type Scenario, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT, LT } from '../../vocabulary/spec/locations.ts';

const MG = tableWeapon('mg');
const GUNS = [
  [MG, 'RT'],
  [MG, 'RT'],
  [MG, 'RT'],
] as const;
const BELT = { kind: 'machine-gun', in: 'CT', shots: 20, explosionPerShot: 2 } as const;

/** A has three machine guns in its right torso, with an array, and stands next to B. */
function facing(profile: string, a: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', {
      at: '0505',
      facing: 0,
      weapons: GUNS,
      equipment: [['machineGunArray', 'RT']],
      ammo: [BELT],
      ...a,
    })
    .mech('B', { at: '0504', facing: 3 })
    .begin('weapons')
    .moved('A', 'stationary');
}

describe.each(PROFILES)('a machine gun array (%s)', profile => {
  test('an array fires all its guns with one to-hit roll, one cluster roll and one location', () => {
    const s = facing(profile).roll('toHit', 4).roll('cluster', 7).roll('hitLocation', 7);
    s.shoot('A', 'B', { rate: 3 }).endPhase();
    s.expectEvents(
      `A fires Machine Gun, 19 shots left in the bin
       A fires Machine Gun, 18 shots left in the bin
       A fires Machine Gun, 17 shots left in the bin
       A fires Machine Gun at B: needs 4, rolls 4, hits
       Machine Gun: rolls 7 on the cluster table, 2 hit
       B takes 2 damage to the center torso: armor 8, structure 16
       B takes 2 damage to the center torso: armor 6, structure 16`,
      ['WeaponFired', 'AttackRolled', 'ClusterRolled', 'DamageApplied'],
    );
    expect(s.unit('A').weaponsFired).toBe(0b111);
  });

  test('an array that misses uses up the shots of all its guns', () => {
    const s = facing(profile).roll('toHit', 3).shoot('A', 'B', { rate: 3 }).endPhase();
    expect(s.unit('A').ammo).toEqual([17]);
  });

  test('a location roll of 2 gives an array one through-armor critical', () => {
    const s = facing(profile).roll('toHit', 4).roll('cluster', 12).roll('hitLocation', 2).roll('criticalCount', 2);
    s.shoot('A', 'B', { rate: 3 }).endPhase();
    expect(s.all('CriticalRolled')).toHaveLength(1);
    expect(s.unit('B').armor[CT]).toBe(10 - 6);
  });

  test('the guns of an array may fire one by one', () => {
    const s = facing(profile).roll('toHit', 4).roll('hitLocation', 7).shoot('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(8);
    expect(s.unit('A')).toMatchObject({ ammo: [19], weaponsFired: 1 });
  });

  test('a destroyed gun takes no part in the fire of its array', () => {
    const s = facing(profile, { condition: { criticals: { RT: [2] } } });
    expect(s.refused(s.shot('A', 'B', { rate: 3 }))).toBe('badShot');
    s.roll('toHit', 4).roll('cluster', 12).roll('hitLocation', 7).shoot('A', 'B', { rate: 2 }).endPhase();
    expect(s.unit('A')).toMatchObject({ ammo: [18], weaponsFired: 0b101 });
  });

  test('guns without a working array fire one by one', () => {
    const bare = facing(profile, { equipment: [] });
    expect(bare.refused(bare.shot('A', 'B', { rate: 3 }))).toBe('badShot');
    const struck = facing(profile, { condition: { criticals: { RT: [4] } } });
    expect(struck.refused(struck.shot('A', 'B', { rate: 3 }))).toBe('badShot');
  });

  test('an array fires with as many guns as there are shots, from one bin after the other', () => {
    const s = facing(profile, {
      ammo: [
        { ...BELT, shots: 1 },
        { ...BELT, shots: 1 },
      ],
    });
    expect(s.refused(s.shot('A', 'B', { rate: 3 }))).toBe('badShot');
    s.roll('toHit', 3).shoot('A', 'B', { rate: 2 }).endPhase();
    expect(s.unit('A').ammo).toEqual([0, 0]);
  });

  test('a gun cannot fire both alone and with its array', () => {
    const s = facing(profile);
    const shots = [
      { weapon: 0, target: 1, rate: 3 },
      { weapon: 2, target: 1 },
    ];
    expect(s.refused({ type: 'fire', unit: 0, twist: 0, shots })).toBe('weaponUnusable');
  });
});

test('an array links up to four guns of one type in its location', () => {
  const light = { ...MG, id: 'is-light-machine-gun' };
  const weapons = [[light, 'RT'], ...GUNS, [MG, 'RT'], [MG, 'RT'], [MG, 'LT']] as const;
  const s = facing('spec', { weapons });
  const { weapons: mounted } = s.game.match.specs[0]!;
  expect(mounted.map(({ addOn }) => addOn)).toEqual([-1, 0, 0, 0, 0, -1, -1]);
  expect(mounted[6]!.location).toBe(LT);
});
