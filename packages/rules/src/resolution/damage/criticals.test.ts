import {
  describeWithReference,
  PROFILES,
  readOracle,
  scenario,
  type Scenario,
  type UnitOptions,
} from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { OTHER } from '../../vocabulary/events/source.ts';
import { CT, HD, LA, LL, type LocationId, LOCATIONS, LT, RA, RT } from '../../vocabulary/spec/locations.ts';
import { criticalCount, resolveSlotHit } from './criticals.ts';
import { resolveDamage } from './damage.ts';

function target(options: Partial<UnitOptions> = {}, profile = 'spec'): Scenario {
  return scenario({ profile }).mech('B', { at: '0505', tonnage: 50, piloting: 5, ...options });
}

/** One point into a location without armor: just enough for one critical roll. */
function pierce(s: Scenario, location: LocationId, points = 1): void {
  resolveDamage(s.game, 0, { location, rear: false, throughArmor: false }, points);
}

const BARE = { HD: 0, CT: 0, LT: 0, RT: 0, LA: 0, RA: 0, LL: 0, RL: 0 };

describe('the critical roll', () => {
  test.each([
    [2, 0],
    [7, 0],
    [8, 1],
    [9, 1],
    [10, 2],
    [11, 2],
    [12, 3],
  ])('a critical roll of %i gives %i hits', (roll, hits) => {
    expect(criticalCount(roll)).toBe(hits);
  });

  test('every hit that reaches structure calls for a critical roll, a hit on armor alone does not', () => {
    const s = target({ armor: { LT: 4 } });
    s.roll('criticalCount', 2);
    pierce(s, RT, 5);
    pierce(s, LT, 5);
    expect(s.all('CriticalRolled')).toMatchObject([{ location: LT, hits: 0 }]);
  });

  test('a critical roll of 12 blows off a limb', () => {
    const s = target({ armor: BARE });
    s.roll('criticalCount', 12);
    pierce(s, RA);
    expect(s.unit('B').structure[RA]).toBe(0);
    expect(s.unit('B').structure[LA]).toBe(8);
    expect(s.unit('B').rolls).toEqual([]);
    expect(s.all('LocationLost')).toMatchObject([{ location: RA, cause: 'blownOff' }]);
  });

  test.each([
    ['arm', RA, 8],
    ['leg', LL, 12],
    ['head', HD, 3],
  ])('a %s that the hit has destroyed is not blown off as well', (_, location, structure) => {
    const s = target({ armor: BARE }, 'canon');
    s.roll('criticalCount', 12);
    pierce(s, location, structure);
    expect(s.all('LocationLost')).toMatchObject([{ location, cause: 'destroyed' }]);
    expect(s.unit('B').structure[location]).toBe(0);
  });

  test('a unit whose head is blown off is destroyed', () => {
    const s = target({ armor: BARE });
    s.roll('criticalCount', 12);
    pierce(s, HD);
    expect(s.unit('B').status).toBe('destroyed');
  });

  test('a unit whose cockpit is in the torso survives without its head', () => {
    const s = target({ armor: BARE, cockpit: 'torsoMounted' });
    s.roll('criticalCount', 12);
    pierce(s, HD);
    expect(s.all('LocationLost')).toMatchObject([{ location: HD, cause: 'blownOff' }]);
    expect(s.unit('B')).toMatchObject({ status: 'active', pilot: 'awake' });
  });

  test('a leg that is blown off brings the unit down without a roll', () => {
    const s = target({ armor: { LL: 0 } }, 'canon');
    s.roll('criticalCount', 12)
      .roll('fallDirection', 1)
      .roll('hitLocation', 7)
      .roll('avoidFallDamage', 2)
      .roll('consciousness', 12);
    s.begin('weapons');
    pierce(s, LL);
    expect(s.unit('B').rolls).toEqual([{ reason: 'legDestroyed', modifier: 0 }]);
    s.endPhase();
    expect(s.unit('B')).toMatchObject({ prone: true, pilotWounds: 1 });
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'avoidWound', need: 5 + 5, passed: false }]);
    expect(s.all('Fell')).toMatchObject([{ reason: 'legDestroyed', damage: 5 }]);
  });

  test('critical hits are lost once every slot of the location is struck', () => {
    const s = target({ armor: BARE, condition: { criticals: { LL: [1, 2, 3, 4] } } });
    s.roll('criticalCount', 11);
    pierce(s, LL);
    expect(s.all('SlotHit')).toEqual([]);
  });

  test('critical hits move inward from a location that never had anything to hit', () => {
    const s = target({ armor: BARE });
    s.roll('criticalCount', 8).roll('criticalSlot', 0);
    pierce(s, LT);
    expect(s.all('SlotHit')).toMatchObject([{ location: CT, slot: 0 }]);
    expect(s.unit('B').slotHits[CT]).toBe(1);
  });
});

describe.each(PROFILES)('through the armor (%s)', profile => {
  const REAR_CT = 8;

  /** A shoots from that hex at B, who faces north and has a weapon in each side torso; the location roll is a 2. */
  function lucky(at: string, facing: number, b: Partial<UnitOptions> = {}): Scenario {
    return scenario({ profile })
      .mech('A', { at, facing, weapons: [['ml', 'CT']] })
      .mech('B', { at: '0505', facing: 0, weapons: [['ml', 'LT'] as const, ['ml', 'RT'] as const], ...b })
      .begin('weapons')
      .roll('toHit', 12)
      .roll('hitLocation', 2);
  }

  test.each([
    ['front', '0502', 3, CT, CT],
    ['rear', '0508', 0, CT, REAR_CT],
    ['left', '0205', 1, LT, LT],
    ['right', '0805', 5, RT, RT],
  ] as const)(
    '[DMG-14] a location roll of 2 from the %s calls for a critical roll whatever the armor',
    (_, at, facing, location, armor) => {
      const s = lucky(at, facing).roll('criticalCount', 8).roll('criticalSlot', 0).fire('A', 'B').endPhase();
      expect(s.unit('B').armor[armor]).toBe(10 - 5);
      expect(s.unit('B').structure).toEqual(s.game.match.specs[1]!.structure);
      expect(s.all('CriticalRolled')).toMatchObject([{ location, roll: 8, hits: 1 }]);
      const slots = s.unit('B').slotsOut;
      expect(LOCATIONS.map((_code, i) => slots[i])).toEqual(LOCATIONS.map((_code, i) => (i === location ? 1 : 0)));
    },
  );

  test.each([
    [2, 0],
    [7, 0],
    [9, 1],
    [10, 2],
    [11, 2],
    [12, 3],
  ])('[DMG-14] a through-armor critical roll of %i gives %i hits', (roll, hits) => {
    const s = lucky('0502', 3).roll('criticalCount', roll);
    // The reactor takes the first three slots of the center torso, the gyro the next: one of each, and the reactor again.
    if (hits > 0) s.roll('criticalSlot', ...[0, 2, 0].slice(0, hits));
    if (hits > 1) s.roll('piloting', 12);
    s.fire('A', 'B').endPhase();
    expect(s.unit('B').slotsOut[CT]).toBe([0b0, 0b1, 0b1001, 0b1011][hits]);
    expect(s.all('PilotingRolled').map(({ reason, need }) => [reason, need])).toEqual(hits > 1 ? [['gyroHit', 8]] : []);
    expect(s.unit('B').structure[CT]).toBe(16);
  });

  test('[DMG-14] a location roll of 2 that also pierces the armor calls for two critical rolls', () => {
    const s = lucky('0502', 3, { armor: BARE }).roll('criticalCount', 2, 3).fire('A', 'B').endPhase();
    expect(s.all('CriticalRolled').map(event => event.roll)).toEqual([2, 3]);
    expect(s.unit('B').structure[CT]).toBe(16 - 5);
  });
});

describe('what a critical hit does', () => {
  test('a heavy-duty gyro ignores its first hit, calls for a roll on the second and is destroyed by the third', () => {
    for (const [hits, reasons] of [
      [[], []],
      [[4], ['gyroHit']],
      [[4, 5], ['gyroDestroyed']],
    ] as const) {
      const s = target({ gyro: 'heavyDuty', armor: { CT: 0 }, condition: { criticals: { CT: hits } } });
      s.roll('criticalCount', 8).roll('criticalSlot', 3);
      pierce(s, CT);
      expect(s.unit('B').rolls.map(roll => roll.reason)).toEqual(reasons);
    }
  });

  test('three engine hits in any locations destroy the unit', () => {
    const s = target({ engine: 'xl', armor: { CT: 0, LT: 0 }, condition: { criticals: { LT: [1], CT: [1] } } });
    s.roll('criticalCount', 8).roll('criticalSlot', 0);
    pierce(s, LT);
    expect(s.unit('B').status).toBe('destroyed');
    expect(s.all('UnitDestroyed')).toMatchObject([{ cause: 'engine' }]);
  });

  test('a destroyed side torso takes its engine slots with it', () => {
    const s = target({ engine: 'xl', armor: { LT: 0 } });
    s.roll('criticalCount', 2);
    pierce(s, LT, 12);
    expect(s.unit('B').status).toBe('destroyed');
  });

  test('a hit on the cockpit destroys the unit', () => {
    const s = target({ armor: { HD: 0 } });
    s.roll('criticalCount', 8).roll('criticalSlot', 2);
    pierce(s, HD);
    expect(s.all('UnitDestroyed')).toMatchObject([{ cause: 'cockpit' }]);
    expect(s.unit('B')).toMatchObject({ status: 'destroyed', pilot: 'dead' });
  });
});

describe('explosions', () => {
  const AMMO = { kind: 'ac20', in: 'LT', shots: 1, explosionPerShot: 20 } as const;

  test('an ammunition explosion wounds twice, damages structure without armor and transfers to the center', () => {
    const s = target({ armor: { LT: 0 }, ammo: [AMMO] });
    s.roll('criticalCount', 8).roll('criticalSlot', 0).roll('consciousness', 12, 12).roll('criticalCount', 2, 2);
    pierce(s, LT);
    const { structure, armor, pilotWounds, ammo } = s.unit('B');
    expect(pilotWounds).toBe(2);
    expect([structure[LT], structure[LA]]).toEqual([0, 0]);
    expect(structure[CT]).toBe(16 - (20 - 11));
    expect(armor[CT]).toBe(10);
    expect(ammo).toEqual([0]);
  });

  test('CASE keeps an explosion from transferring', () => {
    const s = target({ armor: { LT: 0 }, ammo: [AMMO], equipment: [['case', 'LT']] });
    s.roll('criticalCount', 8).roll('criticalSlot', 0).roll('consciousness', 12, 12).roll('criticalCount', 2);
    pierce(s, LT);
    expect(s.unit('B').structure[LT]).toBe(0);
    expect(s.unit('B').structure[CT]).toBe(16);
    const explosion = s.all('DamageApplied').at(-1)!;
    expect(explosion).toMatchObject({ rear: false, damage: 20, structureDamage: 11, discarded: 9, transferred: 0 });
  });

  test('CASE protects its own location only, and other equipment does not protect', () => {
    const behindCase = target({
      armor: { LT: 0 },
      ammo: [AMMO],
      equipment: [
        ['case', 'LT'],
        ['activeProbe', 'RT'],
      ],
    });
    behindCase.roll('criticalCount', 8).roll('criticalSlot', 0).roll('consciousness', 12, 12).roll('criticalCount', 2);
    pierce(behindCase, LT);
    expect(behindCase.unit('B').structure[CT]).toBe(16);

    const elsewhere = target({
      armor: { LT: 0 },
      ammo: [AMMO],
      equipment: [
        ['case', 'RT'],
        ['activeProbe', 'LT'],
      ],
    });
    elsewhere
      .roll('criticalCount', 8)
      .roll('criticalSlot', 0)
      .roll('consciousness', 12, 12)
      .roll('criticalCount', 2, 2);
    pierce(elsewhere, LT);
    expect(elsewhere.unit('B').structure[CT]).toBe(16 - (20 - 11));
  });

  test('CASE II lets one point in and blows the rest out through the rear armor', () => {
    const s = target({ armor: { LT: 0, LTR: 6 }, ammo: [AMMO], equipment: [['caseTwo', 'LT']] });
    s.roll('criticalCount', 8).roll('criticalSlot', 0).roll('consciousness', 12, 12).roll('ventedCritical', 8);
    pierce(s, LT);
    expect(s.unit('B').structure[LT]).toBe(12 - 1 - 1);
    expect(s.unit('B').armor[10]).toBe(0);
    expect(s.all('DamageApplied').at(-1)).toMatchObject({
      rear: true,
      damage: 20,
      structureDamage: 1,
      armorDamage: 6,
      discarded: 13,
    });
  });

  test.each([
    ['half of what it had', 10, 5],
    ['what is left, if that is less', 3, 0],
  ])(
    'an explosion in a limb with CASE II costs %s of its armor, and may still cause a critical hit',
    (_, before, after) => {
      const s = target({
        armor: { LA: 10 },
        ammo: [{ ...AMMO, in: 'LA' }],
        equipment: [['caseTwo', 'LA']],
        condition: { armor: { LA: before } },
      });
      s.roll('consciousness', 12, 12).roll('ventedCritical', 7).roll('criticalCount', 2);
      resolveSlotHit(s.game, s.unit('B'), { location: LA, slot: 4 }, OTHER);
      expect([s.unit('B').armor[LA], s.unit('B').structure[LA]]).toEqual([after, 8 - 1]);
      expect(s.all('CriticalRolled').length).toBe(1);
    },
  );

  test('a small explosion with CASE II costs one point of structure and one of the rear armor', () => {
    const s = target({ armor: { LTR: 6 }, ammo: [{ ...AMMO, explosionPerShot: 2 }], equipment: [['caseTwo', 'LT']] });
    s.roll('consciousness', 12, 12).roll('ventedCritical', 7).roll('criticalCount', 2);
    resolveSlotHit(s.game, s.unit('B'), { location: LT, slot: 0 }, OTHER);
    expect(s.unit('B').structure[LT]).toBe(12 - 1);
    expect(s.unit('B').armor[10]).toBe(6 - 1);
    expect(s.all('CriticalRolled')).toMatchObject([{ location: LT }]);
  });

  test('CASE II takes whole points of hardened armor, and a lost half point stays lost', () => {
    const s = target({ armorType: 'hardened', ammo: [{ ...AMMO, in: 'LA' }], equipment: [['caseTwo', 'LA']] });
    pierce(s, LA);
    expect(s.unit('B')).toMatchObject({ hardenedHalves: 1 << LA });
    s.roll('consciousness', 12, 12).roll('ventedCritical', 8);
    resolveSlotHit(s.game, s.unit('B'), { location: LA, slot: 4 }, OTHER);
    expect(s.unit('B')).toMatchObject({ hardenedHalves: 1 << LA });
    expect(s.unit('B').armor[LA]).toBe(10 - 5);
  });

  test('the one point that CASE II lets in destroys the unit when it is the last of the center torso', () => {
    const s = target({
      ammo: [{ ...AMMO, in: 'CT' }],
      equipment: [['caseTwo', 'CT']],
      condition: { structure: { CT: 1 } },
    });
    s.roll('consciousness', 12, 12).roll('ventedCritical', 8);
    resolveSlotHit(s.game, s.unit('B'), { location: CT, slot: 10 }, OTHER);
    expect(s.all('UnitDestroyed')).toMatchObject([{ cause: 'explosion' }]);
    expect(s.unit('B').pilot).toBe('dead');
  });

  test('CASE II stops an explosion that transfers inward', () => {
    const s = target({ armor: { LA: 0, LTR: 6 }, ammo: [{ ...AMMO, in: 'LA' }], equipment: [['caseTwo', 'LT']] });
    s.roll('criticalCount', 8).roll('criticalSlot', 4).roll('consciousness', 12, 12);
    s.roll('criticalCount', 2).roll('ventedCritical', 8);
    pierce(s, LA);
    const { structure, armor } = s.unit('B');
    expect([structure[LA], structure[LT], structure[CT]]).toEqual([0, 12 - 1, 16]);
    expect(armor[10]).toBe(0);
    expect(s.all('DamageApplied').at(-1)).toMatchObject({ damage: 20 - 7, structureDamage: 1, discarded: 13 - 1 - 6 });
  });

  test('an empty bin does not explode', () => {
    const s = target({ armor: { LT: 0 }, ammo: [AMMO], condition: { ammo: [0] } });
    s.roll('criticalCount', 8).roll('criticalSlot', 0);
    pierce(s, LT);
    expect(s.all('Exploded')).toEqual([]);
    expect(s.unit('B').structure[LT]).toBe(11);
  });

  test('a Gauss rifle explodes for 20 points', () => {
    const s = target({ armor: { RT: 0 }, weapons: [['gauss', 'RT']] });
    s.roll('criticalCount', 8).roll('criticalSlot', 0).roll('consciousness', 12, 12).roll('criticalCount', 2, 2);
    pierce(s, RT);
    expect(s.all('Exploded')).toMatchObject([{ damage: 20, bin: -1 }]);
    expect(s.unit('B').structure[CT]).toBe(16 - (20 - 11));
  });
});

describeWithReference('the critical roll of the reference', () => {
  test('the critical roll agrees with the reference for every location and roll', () => {
    const { data } = readOracle<{ data: Record<string, Record<string, string>> }>('critical_hits');
    for (const [code, row] of Object.entries(data)) {
      for (const [roll, result] of Object.entries(row)) {
        const s = target({ armor: BARE });
        s.roll('criticalCount', Number(roll));
        const hits = /^\d$/.test(result) ? Number(result) : 0;
        if (hits > 0) s.roll('criticalSlot', ...Array.from({ length: hits }, () => 0));
        if (code === 'HD' && roll !== '12') s.roll('consciousness', 12);
        pierce(s, { HD, CT, LT, LA, LL }[code]!);
        expect(s.all('CriticalRolled')[0]!.hits, `${code} ${roll}`).toBe(hits);
        expect(s.all('LocationLost').some(event => event.cause === 'blownOff')).toBe(result.endsWith('blown off'));
      }
    }
  });
});
