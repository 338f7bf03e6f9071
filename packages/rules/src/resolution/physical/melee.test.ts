import { duel, PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT, HD, LL, RA, RT } from '../../vocabulary/spec/locations.ts';
import type { HitTable } from '../../vocabulary/state/attacks.ts';
import { meleeDamage, meleeNumber, meleeRefusal, meleeWeapon } from './melee.ts';
import type { MeleeKind } from './melee-weapons.ts';

const KINDS = ['hatchet', 'sword', 'mace'] as const;

const SHOULDER = 1;
const UPPER_ARM = 2;
const LOWER_ARM = 3;
const HAND = 4;

function armed(profile: 'spec' | 'canon', kind: MeleeKind, criticals: readonly number[] = [], tonnage = 65): Scenario {
  const condition = { criticals: { RA: criticals } };
  return duel(profile, { tonnage, equipment: [[kind, 'RA']], condition }, { armor: { CT: 60 } });
}

function need(s: Scenario): number {
  const weapon = meleeWeapon(s.game, s.unit('A'), 0)!;
  return meleeNumber(s.game, s.unit('A'), { target: s.unit('B'), weapon, aim: 'full' });
}

function refused(s: Scenario): string {
  return meleeRefusal(s.game, s.unit('A'), s.unit('B'), meleeWeapon(s.game, s.unit('A'), 0)!)?.code ?? 'accepted';
}

describe('melee weapons', () => {
  test.each([
    ['[PHY-27]', 'spec', 'hatchet', 4, '- 1', 13],
    ['[PHY-27]', 'canon', 'hatchet', 4, '- 1', 13],
    ['[PHY-28]', 'spec', 'sword', 3, '- 2', 7],
    ['[PHY-28]', 'canon', 'sword', 3, '- 2', 8],
    ['[PHY-29]', 'spec', 'mace', 6, '+ 1', 26],
    ['[PHY-29]', 'canon', 'mace', 6, '+ 1', 17],
  ] as const)('%s in %s a %s of 65 tons needs %d = 5 %s and does %d', (_, profile, kind, wanted, modifier, damage) => {
    const s = armed(profile, kind).roll('toHit', wanted).roll('hitLocation', 7);
    if (damage >= 20) s.roll('piloting', 12);
    s.melee('A', 'B').endPhase();
    expect(s.all('PhysicalRolled')).toMatchObject([{ kind: 'melee', limb: RA, need: wanted, hit: true }]);
    expect(s.numbers[0]).toBe(`${wanted} = 5 piloting ${modifier} kind of attack`);
    expect(s.unit('B').armor[CT]).toBe(60 - damage);
  });

  test.each([
    ['lance', 6, 13],
    ['retractableBlade', 3, 7],
  ] as const)('a %s of 65 tons needs %d and does %d in either profile', (kind, wanted, damage) => {
    for (const profile of PROFILES) {
      const s = armed(profile, kind);
      expect([need(s), meleeDamage(s.game, s.unit('A'), kind, RA)], profile).toEqual([wanted, damage]);
    }
  });

  test.each(PROFILES)('a lance needs no hand, and a retractable blade needs a hand but no lower arm (%s)', profile => {
    expect(refused(armed(profile, 'lance', [LOWER_ARM, HAND]))).toBe('accepted');
    expect(refused(armed(profile, 'retractableBlade', [LOWER_ARM]))).toBe('accepted');
    expect(refused(armed(profile, 'retractableBlade', [HAND]))).toBe('limbUnusable');
  });

  test.each([
    ['[PHY-27]', 'spec', 'hatchet', '5 = 5 piloting + 1 target moved - 1 kind of attack'],
    ['[PHY-27]', 'canon', 'hatchet', '7 = 5 piloting + 2 attacker ran + 1 target moved - 1 kind of attack'],
    ['[PHY-28]', 'canon', 'sword', '6 = 5 piloting + 2 attacker ran + 1 target moved - 2 kind of attack'],
    ['[PHY-29]', 'spec', 'mace', '7 = 5 piloting + 1 target moved + 1 kind of attack'],
  ] as const)('%s in %s a %s after a run, at a target that has walked, needs %s', (_, profile, kind, number) => {
    const s = armed(profile, kind).moved('A', 'run', 4).moved('B', 'walk', 3).roll('toHit', 2);
    if (kind === 'mace') s.roll('piloting', 12);
    expect(s.melee('A', 'B').endPhase().numbers[0]).toBe(number);
  });

  const swing = { type: 'melee', unit: 0, target: 1, item: 0, aim: 'full' } as const;

  test.each([
    ['[PHY-27]', 'hatchet', '6 = 5 piloting - 1 kind of attack + 2 lower arm'],
    ['[PHY-28]', 'sword', '5 = 5 piloting - 2 kind of attack + 2 lower arm'],
    ['[PHY-29]', 'mace', '8 = 5 piloting + 1 kind of attack + 2 lower arm'],
  ] as const)('%s a %s needs a lower arm in spec, and does without in canon: %s', (_, kind, number) => {
    expect(armed('spec', kind, [LOWER_ARM]).refused(swing)).toBe('limbUnusable');
    const canon = armed('canon', kind, [LOWER_ARM], 35).roll('toHit', 12).roll('hitLocation', 7).do(swing).endPhase();
    expect(canon.numbers).toEqual([number]);
    expect(canon.unit('B').armor[CT]).toBe(60 - { hatchet: 7, sword: 5, mace: 9 }[kind]);
  });

  test.each(KINDS)('[PHY-27][PHY-28][PHY-29] a %s needs a hand and a shoulder', kind => {
    for (const profile of PROFILES) {
      expect(armed(profile, kind, [HAND]).refused(swing)).toBe('limbUnusable');
      expect(armed(profile, kind, [SHOULDER]).refused(swing)).toBe('limbUnusable');
    }
  });

  test.each(KINDS)(
    '[PHY-27][PHY-28][PHY-29] in spec a %s cannot be used in an arm built without a hand or lower arm',
    kind => {
      for (const part of ['hand', 'lowerArm'] as const) {
        const s = duel('spec', { equipment: [[kind, 'RA']], armsWithout: { RA: part } });
        expect(s.refused(swing)).toBe('limbUnusable');
      }
    },
  );

  test.each(PROFILES)('dead actuators of the other arm do not count for a melee weapon (%s)', profile => {
    const condition = { criticals: { LA: [SHOULDER, UPPER_ARM, LOWER_ARM, HAND] } };
    const s = duel(profile, { equipment: [['hatchet', 'RA']], condition });
    expect([refused(s), need(s)]).toEqual(['accepted', 4]);
  });

  test.each(PROFILES)('a dead upper arm makes a melee attack harder by 2 and does not weaken it (%s)', profile => {
    const s = armed(profile, 'hatchet', [UPPER_ARM]);
    expect(need(s)).toBe(6);
    expect(meleeDamage(s.game, s.unit('A'), 'hatchet', 4)).toBe(13);
  });

  test('a melee attack is refused with a destroyed weapon, an arm that fired, or an item that is not a weapon', () => {
    expect(refused(armed('spec', 'sword', [5]))).toBe('weaponUnusable');
    const fired = duel('spec', { weapons: [['ml', 'RA']], equipment: [['sword', 'RA']] });
    fired.unit('A').weaponsFired = 1;
    expect(refused(fired)).toBe('limbUnusable');
    const s = duel('spec', {
      equipment: [
        ['masc', 'RT'],
        ['masc', 'RA'],
        ['hatchet', 'RT'],
      ],
    });
    for (const item of [0, 1, 2, 3, -1]) {
      expect(s.refused({ type: 'melee', unit: 0, target: 1, item, aim: 'full' })).toBe('noSuchWeapon');
    }
  });

  test('a melee attack is refused out of reach, out of the arc of the arm, when prone, and with an unknown aim', () => {
    const weapon = { equipment: [['hatchet', 'RA']] } as const;
    expect(refused(duel('spec', { ...weapon, facing: 3 }))).toBe('outOfArc');
    expect(refused(duel('spec', weapon, { at: '0503' }))).toBe('outOfRange');
    expect(refused(duel('spec', { ...weapon, condition: { prone: true } }))).toBe('unitIncapable');
    const aim = 'head' as unknown as HitTable;
    expect(duel('spec', weapon).refused({ type: 'melee', unit: 0, target: 1, item: 0, aim })).toBe('malformed');
  });

  test.each(PROFILES)('a mace that misses calls for a piloting roll of the attacker at +2 (%s)', profile => {
    const s = armed(profile, 'mace').roll('toHit', 5).roll('piloting', 7).melee('A', 'B').endPhase();
    expect(s.all('PilotingRolled')).toMatchObject([{ unit: 0, reason: 'missedMace', need: 7, passed: true }]);
  });

  test.each(['hatchet', 'sword'] as const)('a %s that misses calls for no piloting roll', kind => {
    const s = armed('canon', kind).roll('toHit', 2).melee('A', 'B').endPhase();
    expect(s.all('RollQueued')).toEqual([]);
  });

  test.each(PROFILES)('[PHY-30] hot myomer doubles the damage of melee weapons (%s)', profile => {
    const hot = { condition: { heat: 9 }, equipment: [['tsm', 'LT']] } as const;
    const s = duel(profile, { tonnage: 60, ...hot });
    const damage = KINDS.map(kind => meleeDamage(s.game, s.unit('A'), kind, 4));
    expect(damage).toEqual(profile === 'spec' ? [24, 14, 48] : [24, 14, 30]);
  });
});

describe('melee weapons, heights', () => {
  function at(level: number, prone = false): Scenario {
    return scenario({ board: `. ${level}. .\n. . .\n. . .` })
      .mech('A', { at: '0202', facing: 0, equipment: [['hatchet', 'RA']], tonnage: 20 })
      .mech('B', { at: '0201', facing: 3, condition: { prone } })
      .begin('physical');
  }

  test('a melee attack strikes the upper half of a target below and the legs of a target above', () => {
    const above = at(-1).roll('toHit', 12).roll('punchLocation', 4).melee('A', 'B').endPhase();
    expect(above.unit('B').armor[RT]).toBe(6);
    const below = at(1).roll('toHit', 12).roll('kickLocation', 4).melee('A', 'B').endPhase();
    expect(below.unit('B').armor[LL]).toBe(6);
  });

  test('a melee attack aimed at the upper half is at +4, and only on the same level', () => {
    const s = at(0).roll('toHit', 8).roll('punchLocation', 6).melee('A', 'B', 0, 'punch').endPhase();
    expect(s.all('PhysicalRolled')[0]!.need).toBe(8);
    expect(s.unit('B').armor[HD]).toBe(6);
    expect(at(1).refused({ type: 'melee', unit: 0, target: 1, item: 0, aim: 'kick' })).toBe('outOfRange');
  });

  test('a melee attack at a prone target one level up strikes anywhere', () => {
    const s = at(1, true).roll('toHit', 12).roll('hitLocation', 6).melee('A', 'B').endPhase();
    expect(s.unit('B').armor[RT]).toBe(6);
  });

  test('a prone target can be struck with a melee weapon only one level up', () => {
    expect([at(0, true), at(-1, true), at(1, true)].map(refused)).toEqual(['outOfRange', 'outOfRange', 'accepted']);
    expect([at(2), at(-2)].map(refused)).toEqual(['outOfRange', 'outOfRange']);
  });
});

test.each([
  ['spec', 'RA', 'limbUnusable'],
  ['canon', 'RA', 'accepted'],
  ['canon', 'LA', 'accepted'],
] as const)(
  '[PHY-27] in %s a hatchet whose arm %s has lost its hand, with a claw on the other arm, is %s',
  (profile, arm, answer) => {
    const s = duel(profile, {
      equipment: [
        ['hatchet', arm],
        ['claw', arm === 'RA' ? 'LA' : 'RA'],
      ],
      condition: { criticals: { [arm]: [HAND] } },
    });
    expect(refused(s)).toBe(answer);
  },
);
