import { duel, PROFILES, type ProfileName, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../vocabulary/explain/modifiers.ts';
import { LA, LL, RA, RL } from '../../vocabulary/spec/locations.ts';
import { kickDamage, kickNumber, kickRefusal } from './kick.ts';

/** Slots of a leg as printed: 1 hip, 2 upper leg, 3 lower leg, 4 foot. */
const HIP = 1;
const UPPER_LEG = 2;
const LOWER_LEG = 3;
const FOOT = 4;
type Criticals = NonNullable<NonNullable<UnitOptions['condition']>['criticals']>;

function need(s: Scenario, leg: number, explanation?: Modifier[]): number {
  return kickNumber(s.game, s.unit('A'), s.unit('B'), leg, explanation);
}

/** Scripts a kick that misses, and whose attacker keeps its footing. */
function missed(s: Scenario): Scenario {
  return s.roll('toHit', 2).roll('piloting', 12).kick('A', 'B').endPhase();
}

function refused(s: Scenario, leg: number): string {
  return kickRefusal(s.game, s.unit('A'), s.unit('B'), leg)?.code ?? 'accepted';
}

describe('kick, to hit', () => {
  test.each(PROFILES)('[PHY-10] a kick needs the piloting skill less 2 (%s)', profile => {
    const s = duel(profile, { piloting: 5 }).roll('toHit', 3).roll('kickLocation', 1).roll('piloting', 12);
    s.kick('A', 'B').endPhase();
    expect(s.all('PhysicalRolled')).toMatchObject([{ kind: 'kick', limb: RL, need: 3, hit: true }]);
    expect(s.numbers[0]).toBe('3 = 5 piloting - 2 kind of attack');
    expect(s.unit('B').armor[RL]).toBe(0);
  });

  test.each(PROFILES)('[PHY-10] movement of the target makes a kick harder (%s)', profile => {
    const s = missed(duel(profile).moved('B', 'run', 7));
    expect(s.numbers[0]).toBe('6 = 5 piloting + 3 target moved - 2 kind of attack');
  });

  test.each([
    ['spec', '3 = 5 piloting - 2 kind of attack', '3 = 5 piloting - 2 kind of attack'],
    [
      'canon',
      '4 = 5 piloting + 1 terrain of the target - 2 kind of attack',
      '5 = 5 piloting + 2 attacker ran - 2 kind of attack',
    ],
  ] as const)(
    '[PHY-10] in %s a kick at a target in woods needs %s, and after a run %s',
    (profile, inWoods, afterRun) => {
      const board = '. . .\n. w .\n. . .';
      const s = scenario({ profile, board }).mech('A', { at: '0203', facing: 0 }).mech('B', { at: '0202', facing: 3 });
      expect(missed(s.begin('physical')).numbers[0]).toBe(inWoods);
      expect(missed(duel(profile).moved('A', 'run', 3)).numbers[0]).toBe(afterRun);
    },
  );
});

describe('kick, actuators', () => {
  const LEGS = [
    ['LL', 'RL'],
    ['RL', 'LL'],
  ] as const;
  const legs = PROFILES.flatMap(profile => LEGS.map(([bad, sound]) => [profile, bad, sound] as const));

  /** Returns the number of a kick of 60 tons that hits, and the armor that it costs. */
  function kick(profile: ProfileName, leg: 'LL' | 'RL', criticals: Criticals): [string, number] {
    const s = duel(profile, { tonnage: 60, condition: { criticals } }, { armor: { RL: 20 } });
    s.roll('toHit', 12).roll('kickLocation', 1).roll('piloting', 12).kick('A', 'B', leg).endPhase();
    return [s.numbers[0]!, 20 - s.unit('B').armor[RL]!];
  }

  test.each(legs)(
    '[PHY-10] in %s dead actuators of %s count for a kick with that leg, not with %s',
    (profile, bad, sound) => {
      const base = '5 piloting - 2 kind of attack';
      expect(kick(profile, bad, { [bad]: [UPPER_LEG] })).toEqual([`5 = ${base} + 2 upper leg`, 6]);
      expect(kick(profile, bad, { [bad]: [LOWER_LEG] })).toEqual([`5 = ${base} + 2 lower leg`, 6]);
      expect(kick(profile, bad, { [bad]: [FOOT] })).toEqual([`4 = ${base} + 1 foot`, 12]);
      expect(kick(profile, bad, { [bad]: [UPPER_LEG, LOWER_LEG] })).toEqual([
        `7 = ${base} + 2 upper leg + 2 lower leg`,
        3,
      ]);
      expect(kick(profile, sound, { [bad]: [UPPER_LEG, LOWER_LEG, FOOT] })).toEqual([`3 = ${base}`, 12]);
    },
  );

  test.each(LEGS)('[PHY-15] in spec a dead hip in %s forbids a kick with that leg, but not with %s', (bad, sound) => {
    const s = duel('spec', { condition: { criticals: { [bad]: [HIP] } } });
    expect(s.refused({ type: 'kick', unit: 0, target: 1, leg: bad })).toBe('limbUnusable');
    s.roll('toHit', 3).roll('kickLocation', 1).roll('piloting', 5).kick('A', 'B', sound).endPhase();
    expect(s.all('PhysicalRolled')).toMatchObject([{ kind: 'kick', need: 3, hit: true }]);
    expect(s.unit('B').armor[RL]).toBe(0);
  });

  test.each(LEGS)('[PHY-15] in canon a dead hip in %s forbids a kick with either leg, %s too', (bad, sound) => {
    const s = duel('canon', { condition: { criticals: { [bad]: [HIP] } } });
    for (const leg of [bad, sound]) expect(s.refused({ type: 'kick', unit: 0, target: 1, leg })).toBe('limbUnusable');
  });
});

describe('kick, damage and location', () => {
  test.each(PROFILES)('[PHY-11] a kick of 80 tons does 16 (%s)', profile => {
    const s = duel(profile, { tonnage: 80 }, { armor: { LL: 20 } })
      .roll('toHit', 12)
      .roll('kickLocation', 4);
    s.roll('piloting', 12).kick('A', 'B').endPhase();
    expect(s.unit('B').armor[LL]).toBe(4);
  });

  test.each(
    PROFILES.flatMap(profile => [
      [profile, 3, 'front', [RL, RL, RL, LL, LL, LL]] as const,
      [profile, 0, 'rear', [RL, RL, RL, LL, LL, LL]] as const,
      [profile, 1, 'right', [RL, RL, RL, RL, RL, RL]] as const,
      [profile, 5, 'left', [LL, LL, LL, LL, LL, LL]] as const,
    ]),
  )(
    '[PHY-12] in %s a target that faces %d is kicked by the %s column of the kick table',
    (profile, facing, _, legs) => {
      for (const [i, leg] of legs.entries()) {
        const s = duel(profile, { tonnage: 20 }, { facing })
          .roll('toHit', 12)
          .roll('kickLocation', i + 1);
        s.roll('piloting', 12).kick('A', 'B').endPhase();
        expect(s.all('DamageApplied')).toMatchObject([{ location: leg, armorDamage: 4 }]);
        expect(s.unit('B').armor[leg]).toBe(10 - 4);
      }
    },
  );

  test.each(PROFILES)('[PHY-31] hot myomer doubles the kick of 50 tons to 20 (%s)', profile => {
    const s = duel(profile, { tonnage: 50, equipment: [['tsm', 'LT']], condition: { heat: 9 } }, { armor: { RL: 30 } });
    s.roll('toHit', 12).roll('kickLocation', 1).roll('piloting', 12, 12).kick('A', 'B').endPhase();
    expect(s.unit('B').armor[RL]).toBe(10);
  });

  test.each(PROFILES)('[PHY-31] cold myomer adds nothing to a kick (%s)', profile => {
    const s = duel(profile, { tonnage: 50, equipment: [['tsm', 'LT']], condition: { heat: 8 } }, { armor: { RL: 30 } });
    s.roll('toHit', 12).roll('kickLocation', 1).roll('piloting', 12).kick('A', 'B').endPhase();
    expect(s.unit('B').armor[RL]).toBe(20);
  });

  test('talons make a kick half as strong again', () => {
    const s = duel('canon', { tonnage: 65, equipment: [['talons', 'RL']] });
    expect(kickDamage(s.game, s.unit('A'), RL)).toBe(20);
    const struck = duel('canon', { tonnage: 65, equipment: [['talons', 'RL']], condition: { criticals: { RL: [5] } } });
    expect(kickDamage(struck.game, struck.unit('A'), RL)).toBe(13);
  });
});

describe('kick, footing', () => {
  test.each(PROFILES)('[PHY-13][PSR-08] a kick that hits calls for a piloting roll of the target (%s)', profile => {
    const s = duel(profile, {}, { piloting: 4 }).roll('toHit', 12).roll('kickLocation', 1).roll('piloting', 4);
    s.kick('A', 'B').endPhase();
    expect(s.all('RollQueued')).toMatchObject([{ unit: 1, reason: 'kicked', modifier: 0 }]);
    expect(s.all('PilotingRolled')).toMatchObject([{ unit: 1, reason: 'kicked', need: 4, passed: true }]);
    expect(s.numbers[1]).toBe('4 = 4 piloting');
    expect(s.unit('B').prone).toBe(false);
  });

  test.each(PROFILES)('[PHY-13][PSR-08] a kicked unit that fails its roll falls (%s)', profile => {
    const s = duel(profile, {}, { armor: { RL: 20 } })
      .roll('toHit', 12)
      .roll('kickLocation', 1)
      .roll('piloting', 4);
    s.roll('fallDirection', 1).roll('hitLocation', 7);
    if (profile === 'spec') s.roll('consciousness', 3);
    else s.roll('avoidFallDamage', 5);
    s.kick('A', 'B').endPhase();
    expect(s.all('PilotingRolled')[0]).toMatchObject({ unit: 1, reason: 'kicked', need: 5, passed: false });
    expect(s.unit('B')).toMatchObject({ prone: true, facing: 3, pilotWounds: profile === 'spec' ? 1 : 0 });
    expect(s.lost('B')).toEqual({ RL: 10, CT: 5 });
    expect(s.unit('A').prone).toBe(false);
  });

  test.each(PROFILES)('[PHY-14][PSR-12] a kick that misses calls for a piloting roll of the attacker (%s)', profile => {
    const s = duel(profile).roll('toHit', 2).roll('piloting', 5).kick('A', 'B').endPhase();
    expect(s.all('PilotingRolled')).toMatchObject([{ unit: 0, reason: 'missedKick', need: 5, passed: true }]);
    expect(s.numbers[1]).toBe('5 = 5 piloting');
    expect(s.unit('A').prone).toBe(false);
    expect(s.unit('B').armor).toEqual(s.game.match.specs[1]!.armor);
  });

  test.each(PROFILES)('[PHY-14][PSR-12] an attacker that fails its roll after a missed kick falls (%s)', profile => {
    const s = duel(profile).roll('toHit', 2).roll('piloting', 4).roll('fallDirection', 4).roll('hitLocation', 7);
    if (profile === 'spec') s.roll('consciousness', 3);
    else s.roll('avoidFallDamage', 5);
    s.kick('A', 'B').endPhase();
    expect(s.unit('A')).toMatchObject({ prone: true, facing: 3, pilotWounds: profile === 'spec' ? 1 : 0 });
    expect(s.lost('A')).toEqual({ CTR: 5 });
    expect(s.unit('B').prone).toBe(false);
  });
});

describe('kick, restrictions', () => {
  test.each(PROFILES)('a leg that fired cannot kick, but the other can (%s)', profile => {
    const s = duel(profile, { weapons: [['ml', 'RL']] });
    s.unit('A').weaponsFired = 1;
    expect([refused(s, RL), refused(s, LL)]).toEqual(['limbUnusable', 'accepted']);
  });

  test.each(PROFILES)('a leg with an anti-missile system that fired can kick (%s)', profile => {
    const s = duel(profile, { weapons: [['ams', 'RL']] });
    s.unit('A').weaponsFired = 1;
    expect(refused(s, RL)).toBe('accepted');
  });

  test.each(PROFILES)('a unit that is stuck in a swamp cannot kick (%s)', profile => {
    const s = duel(profile);
    s.unit('A').stuck = true;
    expect(refused(s, RL)).toBe('unitStuck');
  });

  test.each(PROFILES)('a unit can kick neither a friend nor a unit that does not exist (%s)', profile => {
    const s = duel(profile, { side: 0 }, { side: 0 });
    expect(refused(s, RL)).toBe('noSuchTarget');
    expect(s.refused({ type: 'kick', unit: 0, target: 9, leg: 'RL' })).toBe('noSuchTarget');
  });

  test.each(PROFILES)('a unit that has lost a leg cannot kick (%s)', profile => {
    const s = duel(profile, { condition: { structure: { LL: 0 } } });
    expect([refused(s, RL), refused(s, LL)]).toEqual(['limbUnusable', 'limbUnusable']);
  });

  test.each([
    [0, 'accepted'],
    [1, 'accepted'],
    [2, 'outOfArc'],
    [3, 'outOfArc'],
    [4, 'outOfArc'],
    [5, 'accepted'],
  ])(
    'a unit whose legs face %d gets the answer %s for a target to the north, however its torso is twisted',
    (facing, answer) => {
      const s = duel('spec', { facing });
      for (const twist of [-1, 0, 1]) {
        s.unit('A').twist = twist;
        expect(refused(s, RL)).toBe(answer);
      }
    },
  );

  test('a biped kicks only with its legs, and a quad with its front legs ahead and its rear legs behind', () => {
    expect(refused(duel('spec'), RA)).toBe('limbUnusable');
    const ahead = duel('canon', { quad: true });
    expect([LA, RA, LL, RL].map(leg => refused(ahead, leg))).toEqual(['accepted', 'accepted', 'outOfArc', 'outOfArc']);
    const behind = duel('canon', { quad: true, facing: 3 });
    expect([LA, RA, LL, RL].map(leg => refused(behind, leg))).toEqual(['outOfArc', 'outOfArc', 'accepted', 'accepted']);
    expect([need(ahead, LA), need(behind, LL)]).toEqual([3, 4]);
  });
});

describe('kick, heights', () => {
  function at(level: number, prone = false): Scenario {
    return scenario({ board: `. ${level}. .\n. . .\n. . .` })
      .mech('A', { at: '0202', facing: 0, tonnage: 20 })
      .mech('B', { at: '0201', facing: 3, condition: { prone } })
      .begin('physical');
  }

  test('the levels of a kick are those that the feet stand on, under water too', () => {
    const s = scenario({ board: '. -1. .\n. ~1 .\n. . .' })
      .mech('A', { at: '0202', facing: 0 })
      .mech('B', { at: '0201', facing: 3 })
      .begin('physical');
    expect(refused(s, RL)).toBe('accepted');
  });

  test('a kick at a target one level down strikes the upper half', () => {
    const s = at(-1).roll('toHit', 12).roll('punchLocation', 1).roll('piloting', 12).kick('A', 'B').endPhase();
    expect(s.unit('B').armor[LA]).toBe(6);
  });

  test('[FALL-14] a kick at a prone target on the same level strikes anywhere, at -2', () => {
    const s = at(0, true).roll('toHit', 12).roll('hitLocation', 4).kick('A', 'B').endPhase();
    expect(s.all('PhysicalRolled')[0]!.need).toBe(1);
    expect(s.unit('B').armor[RA]).toBe(6);
  });

  test.each<[number, boolean]>([
    [1, false],
    [-2, false],
    [-1, true],
    [1, true],
  ])('a target at level %d with prone %s is out of reach of a kick', (level, prone) => {
    expect(refused(at(level, prone), RL)).toBe('outOfRange');
  });
});

test.each(PROFILES)('a quad with a dead hip cannot kick (%s)', profile => {
  const s = duel(profile, { quad: true, condition: { criticals: { LL: [HIP] } } });
  for (const leg of [LA, RA]) expect(refused(s, leg)).toBe('limbUnusable');
});
