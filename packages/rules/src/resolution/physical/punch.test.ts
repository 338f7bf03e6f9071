import { duel, PROFILES, type ProfileName, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../vocabulary/explain/modifiers.ts';
import { CT, HD, LA, LOCATIONS, LT, RA, RT } from '../../vocabulary/spec/locations.ts';
import { punchDamage, punchNumber } from './punch.ts';

/** Slots of an arm as printed: 1 shoulder, 2 upper arm, 3 lower arm, 4 hand. */
const SHOULDER = 1;
const UPPER_ARM = 2;
const LOWER_ARM = 3;
const HAND = 4;

function need(s: Scenario, arm: number, explanation?: Modifier[]): number {
  return punchNumber(s.game, s.unit('A'), s.unit('B'), arm, explanation);
}

function refusedPunch(s: Scenario, arms: readonly ('LA' | 'RA')[]): string {
  return s.refused({ type: 'punch', unit: 0, target: 1, arms });
}

describe('punch, to hit', () => {
  test.each(PROFILES)('[PHY-03] a punch needs the piloting skill (%s)', profile => {
    const s = duel(profile, { piloting: 5 }).roll('toHit', 5, 4).roll('punchLocation', 1);
    s.punch('A', 'B').endPhase();
    expect(s.all('PhysicalRolled')).toMatchObject([
      { kind: 'punch', limb: LA, need: 5, roll: 5, hit: true },
      { kind: 'punch', limb: RA, need: 5, roll: 4, hit: false },
    ]);
    expect(s.numbers).toEqual(['5 = 5 piloting', '5 = 5 piloting']);
    expect(s.unit('B').armor[LA]).toBe(10 - 5);
    expect(s.unit('B').armor[RA]).toBe(10);
  });

  test.each(PROFILES)(
    '[PHY-03] movement and terrain of the target and a dead actuator add up for a punch (%s)',
    profile => {
      const s = scenario({ profile, board: '. . .\n. w .\n. . .' })
        .mech('A', { at: '0203', facing: 0, condition: { criticals: { RA: [HAND] } } })
        .mech('B', { at: '0202', facing: 3 });
      s.begin('physical').moved('B', 'jump', 5).roll('toHit', 8, 9).punch('A', 'B').endPhase();
      expect(s.numbers).toEqual([
        '9 = 5 piloting + 2 target moved + 1 target jumped + 1 terrain of the target',
        '10 = 5 piloting + 2 target moved + 1 target jumped + 1 terrain of the target + 1 hand',
      ]);
      expect(s.all('PhysicalRolled')).toMatchObject([{ hit: false }, { hit: false }]);
      expect(s.lost('B')).toEqual({});
    },
  );

  test.each([
    ['spec', 'stationary', '5 = 5 piloting'],
    ['spec', 'walk', '5 = 5 piloting'],
    ['spec', 'run', '5 = 5 piloting'],
    ['spec', 'jump', '5 = 5 piloting'],
    ['canon', 'stationary', '5 = 5 piloting'],
    ['canon', 'walk', '6 = 5 piloting + 1 attacker walked'],
    ['canon', 'run', '7 = 5 piloting + 2 attacker ran'],
    ['canon', 'jump', '8 = 5 piloting + 3 attacker jumped'],
  ] as const)('[PHY-03] in %s a punch of an attacker that chose to %s needs %s', (profile, mode, number) => {
    const s = duel(profile).moved('A', mode, 3).roll('toHit', 4).punch('A', 'B', ['RA']).endPhase();
    expect(s.numbers).toEqual([number]);
  });

  test.each(PROFILES)('[PHY-03] heat and sensor hits do not count for a punch (%s)', profile => {
    const s = duel(profile, { heatSinks: 30, condition: { heat: 24, criticals: { HD: [2, 5] } } });
    s.roll('toHit', 4).punch('A', 'B', ['RA']).endPhase();
    expect(s.numbers).toEqual(['5 = 5 piloting']);
  });

  test.each(PROFILES)('a punch at a target that is shut down is easier by 4 (%s)', profile => {
    expect(need(duel(profile, {}, { condition: { shutdown: true } }), LA)).toBe(1);
  });

  test.each(PROFILES)('a punch at a target in depth 1 water is harder by 1 (%s)', profile => {
    const board = '. ~1 .\n. ~1 .\n. . .';
    const s = scenario({ profile, board }).mech('A', { at: '0202', facing: 0 }).mech('B', { at: '0201', facing: 3 });
    expect(need(s.begin('physical'), LA)).toBe(6);
  });
});

describe('punch, actuators', () => {
  const ARMS = [
    ['LA', 'RA'],
    ['RA', 'LA'],
  ] as const;
  const cases = PROFILES.flatMap(profile => ARMS.map(([bad, sound]) => [profile, bad, sound] as const));

  /** A unit of 70 tons strikes with a damaged and a sound arm, and both hit the center torso. */
  function bothArms(profile: ProfileName, bad: 'LA' | 'RA', sound: 'LA' | 'RA', slots: readonly number[]): Scenario {
    const attacker = { tonnage: 70, condition: { criticals: { [bad]: slots } } };
    const s = duel(profile, attacker, { armor: { CT: 30 } })
      .roll('toHit', 12, 12)
      .roll('punchLocation', 3, 3);
    return s.punch('A', 'B', [bad, sound]).endPhase();
  }

  const points = (s: Scenario): number[] => s.all('DamageApplied').map(({ armorDamage }) => armorDamage);

  test.each(cases)(
    '[PHY-06] in %s a dead shoulder forbids a punch with %s, and %s punches alone',
    (profile, bad, sound) => {
      const s = duel(profile, { condition: { criticals: { [bad]: [SHOULDER] } } });
      expect(refusedPunch(s, [bad])).toBe('limbUnusable');
      expect(refusedPunch(s, ['LA', 'RA'])).toBe('limbUnusable');
      s.roll('toHit', 5).roll('punchLocation', 3).punch('A', 'B', [sound]).endPhase();
      expect(s.numbers).toEqual(['5 = 5 piloting']);
      expect(s.unit('B').armor[CT]).toBe(5);
    },
  );

  test.each(cases)(
    '[PHY-07] in %s a dead upper arm in %s is +2 and half damage, and %s is sound',
    (profile, bad, sound) => {
      const s = bothArms(profile, bad, sound, [UPPER_ARM]);
      expect(s.numbers).toEqual(['7 = 5 piloting + 2 upper arm', '5 = 5 piloting']);
      expect(points(s)).toEqual([3, 7]);
      expect(s.unit('B').armor[CT]).toBe(30 - 3 - 7);
    },
  );

  test.each(cases)(
    '[PHY-08] in %s a dead lower arm in %s is +2 and half damage, and %s is sound',
    (profile, bad, sound) => {
      const s = bothArms(profile, bad, sound, [LOWER_ARM]);
      expect(s.numbers).toEqual(['7 = 5 piloting + 2 lower arm', '5 = 5 piloting']);
      expect(points(s)).toEqual([3, 7]);
      expect(s.unit('B').armor[CT]).toBe(30 - 3 - 7);
    },
  );

  test.each(cases)('[PHY-09] in %s a dead hand in %s is +1 and full damage, and %s is sound', (profile, bad, sound) => {
    const s = bothArms(profile, bad, sound, [HAND]);
    expect(s.numbers).toEqual(['6 = 5 piloting + 1 hand', '5 = 5 piloting']);
    expect(points(s)).toEqual([7, 7]);
    expect(s.unit('B').armor[CT]).toBe(30 - 7 - 7);
  });

  test.each(cases)(
    '[PHY-08] in %s two dead actuators in %s quarter the damage, rounded down once',
    (profile, bad, sound) => {
      const s = bothArms(profile, bad, sound, [UPPER_ARM, LOWER_ARM]);
      expect(s.numbers).toEqual(['9 = 5 piloting + 2 upper arm + 2 lower arm', '5 = 5 piloting']);
      expect(points(s)).toEqual([1, 7]);
    },
  );

  test.each(PROFILES)('[PHY-09] an actuator that an arm was built without counts as dead (%s)', profile => {
    const s = duel(profile, { tonnage: 50, armsWithout: { LA: 'lowerArm', RA: 'hand' } });
    s.roll('toHit', 12, 12).roll('punchLocation', 3, 3).punch('A', 'B').endPhase();
    expect(s.numbers).toEqual(['8 = 5 piloting + 2 lower arm + 1 hand', '6 = 5 piloting + 1 hand']);
    expect(points(s)).toEqual([2, 5]);
  });
});

describe('punch, damage and location', () => {
  test.each(PROFILES)('[PHY-04] a punch of 80 tons does 8 with each arm (%s)', profile => {
    const s = duel(profile, { tonnage: 80 }).roll('toHit', 12, 12).roll('punchLocation', 2, 4);
    s.punch('A', 'B').endPhase();
    expect(s.unit('B').armor[LT]).toBe(2);
    expect(s.unit('B').armor[RT]).toBe(2);
    expect(s.unit('B').rolls).toEqual([]);
  });

  test.each(
    PROFILES.flatMap(profile =>
      [LA, LT, CT, RT, RA, HD].map((location, i) => [profile, i + 1, LOCATIONS[location]!, location] as const),
    ),
  )('[PHY-05] in %s a %d on the punch table strikes %s', (profile, die, code, location) => {
    const s = duel(profile, { tonnage: 20 }).roll('toHit', 12).roll('punchLocation', die);
    if (profile === 'canon' && location === HD) s.roll('consciousness', 12);
    s.punch('A', 'B', ['LA']).endPhase();
    expect(s.all('DamageApplied')).toMatchObject([{ location, rear: false, armorDamage: 2 }]);
    expect(s.lost('B')).toEqual({ [code]: 2 });
  });

  test('[PHY-05] a punch of 8 at the head does 3 in spec and all 8 in canon', () => {
    const spec = duel('spec', { tonnage: 80 }).roll('toHit', 12).roll('punchLocation', 6);
    spec.punch('A', 'B', ['LA']).endPhase();
    expect(spec.unit('B').armor[HD]).toBe(6);
    const canon = duel('canon', { tonnage: 80 }).roll('toHit', 12).roll('punchLocation', 6).roll('consciousness', 3);
    canon.punch('A', 'B', ['LA']).endPhase();
    expect(canon.unit('B').armor[HD]).toBe(1);
  });

  test.each([
    [1, 'right', [RT, RT, CT, RA, RA, HD]],
    [5, 'left', [LT, LT, CT, LA, LA, HD]],
  ])('[PHY-05] a target that faces %d is punched on its %s, by the column of that side', (facing, _, column) => {
    const struck = [1, 2, 3, 4, 5, 6].map(die => {
      const s = duel('spec', { tonnage: 20 }, { facing }).roll('toHit', 12).roll('punchLocation', die);
      return s.punch('A', 'B', ['LA']).endPhase().all('DamageApplied')[0]!.location;
    });
    expect(struck).toEqual(column);
  });

  test.each(PROFILES)('[PHY-05] a punch from behind strikes rear armor by the front column (%s)', profile => {
    const s = duel(profile, {}, { facing: 0 }).roll('toHit', 12).roll('punchLocation', 3);
    s.punch('A', 'B', ['LA']).endPhase();
    expect(s.all('DamageApplied')).toMatchObject([{ location: CT, rear: true, armorDamage: 5 }]);
    expect(s.lost('B')).toEqual({ CTR: 5 });
  });

  test.each([
    ['spec', 50, 10],
    ['canon', 50, 10],
    ['spec', 85, 18],
    ['canon', 85, 18],
  ] as const)('[PHY-30] in %s hot myomer doubles the punch of %d tons to %d', (profile, tonnage, damage) => {
    const s = duel(profile, { tonnage, equipment: [['tsm', 'LT']], condition: { heat: 9 } }, { armor: { CT: 30 } });
    s.roll('toHit', 12).roll('punchLocation', 3).punch('A', 'B', ['RA']).endPhase();
    expect(s.unit('B').armor[CT]).toBe(30 - damage);
  });

  test.each(PROFILES)('[PHY-30] cold myomer adds nothing to a punch (%s)', profile => {
    const s = duel(profile, { tonnage: 50, equipment: [['tsm', 'LT']], condition: { heat: 8 } });
    s.roll('toHit', 12).roll('punchLocation', 3).punch('A', 'B', ['RA']).endPhase();
    expect(s.unit('B').armor[CT]).toBe(10 - 5);
  });

  test.each(PROFILES)('[PHY-30] hot myomer makes up for a dead actuator before the damage is rounded (%s)', profile => {
    const hot = { condition: { heat: 9, criticals: { LA: [UPPER_ARM] } }, equipment: [['tsm', 'LT']] } as const;
    const s = duel(profile, { tonnage: 45, ...hot })
      .roll('toHit', 12)
      .roll('punchLocation', 3);
    s.punch('A', 'B', ['LA']).endPhase();
    expect(s.unit('B').armor[CT]).toBe(10 - 5);
  });
});

describe('claws', () => {
  test('a claw does more damage than a hand and hits less often', () => {
    const s = duel('canon', { tonnage: 80, armsWithout: { RA: 'hand' }, equipment: [['claw', 'RA']] });
    const explanation: Modifier[] = [];
    expect(need(s, RA, explanation)).toBe(6);
    expect(explanation).toContainEqual({ code: 'claw', value: 1 });
    expect(punchDamage(s.game, s.unit('A'), RA)).toBe(12);
    expect(punchDamage(s.game, s.unit('A'), LA)).toBe(8);
  });
});

test.each(PROFILES)('industrial myomer makes a punch harder by 2 (%s)', profile => {
  const explanation: Modifier[] = [];
  expect(need(duel(profile, { equipment: [['industrialTsm', 'LT']] }), LA, explanation)).toBe(5 + 2);
  expect(explanation).toContainEqual({ code: 'industrialMyomer', value: 2 });
});

test.each(PROFILES)('heat does not strengthen ordinary myomer (%s)', profile => {
  const s = duel(profile, { condition: { heat: 9 } });
  expect(punchDamage(s.game, s.unit('A'), LA)).toBe(5);
});
