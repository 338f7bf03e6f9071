import { PROFILES, type Scenario, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { createMechSpec } from '../../setup/create-spec.ts';
import { OTHER } from '../../vocabulary/events/source.ts';
import { createGameOn } from '../../vocabulary/game/game.ts';
import { CT, LA, type LocationId, LT, RT } from '../../vocabulary/spec/locations.ts';
import { resolveSlotHit } from './criticals.ts';
import { resolveDamage } from './damage.ts';

const AMMO = { kind: 'ac-20', in: 'CT', shots: 5, explosionPerShot: 20 } as const;

function target(options: Partial<UnitOptions> = {}, profile = 'spec'): Scenario {
  return scenario({ profile }).mech('B', { at: '0505', tonnage: 50, piloting: 5, ...options });
}

/** One point into a location without armor: just enough for one critical roll. */
function pierce(s: Scenario, location: LocationId, points = 1): void {
  resolveDamage(s.game, 0, { location, rear: false, throughArmor: false }, points);
}

describe.each(PROFILES)('an explosion in the center torso (%s)', profile => {
  test('an explosion in the center torso destroys the unit and kills its pilot', () => {
    const s = scenario({ profile })
      .mech('A', { at: '0101', ammo: [AMMO] })
      .begin('weapons');
    s.roll('consciousness', 12, 12).roll('criticalCount', 2);
    const slot = s.game.match.specs[0]!.slots[CT]!.findIndex(content => content.kind === 'ammo');
    resolveSlotHit(s.game, s.unit('A'), { location: CT, slot }, OTHER);
    expect(s.unit('A')).toMatchObject({ status: 'destroyed', pilot: 'dead' });
    expect(s.all('Exploded')).toMatchObject([{ damage: 100, bin: 0 }]);
  });

  test('an explosion after the engine was destroyed wounds the pilot without consciousness rolls', () => {
    const s = scenario({ profile })
      .mech('A', {
        at: '0101',
        armor: { CT: 0 },
        ammo: [{ ...AMMO, shots: 1 }],
        condition: { criticals: { CT: [1, 2] } },
      })
      .begin('weapons');
    s.roll('criticalCount', 10).roll('criticalSlot', 0, 7).roll('criticalCount', 2);
    resolveDamage(s.game, 0, { location: CT, rear: false, throughArmor: false }, 1);
    expect(s.all('UnitDestroyed')).toMatchObject([{ cause: 'engine' }]);
    expect(s.all('PilotHit').map(({ pilotWounds }) => pilotWounds)).toEqual([1, 2, 6]);
  });
});

describe.each(PROFILES)('jump jets (%s)', profile => {
  test.each([
    ['prototypeImproved', [10]],
    ['improved', []],
    ['standard', []],
  ] as const)('a %s jet that is struck does damage of %j', (jumpJets, damage) => {
    const s = scenario({ profile }).mech('A', { at: '0101', jump: 2 }).begin('weapons');
    const spec = createMechSpec({ ...s.game.match.specs[0]!, jumpJets });
    if (!spec.ok) throw new Error(spec.errors[0]!.message);
    const game = createGameOn({ ...s.game.match, specs: [spec.value] }, s.state, s.dice, s.events);
    if (damage.length > 0) s.roll('consciousness', 12, 12).roll('criticalCount', 2);
    const slot = spec.value.slots[LT]!.findIndex(content => content.kind === 'jumpJet');
    resolveSlotHit(game, s.unit('A'), { location: LT, slot }, OTHER);
    expect(s.all('Exploded').map(event => event.damage)).toEqual(damage);
  });
});

describe.each(PROFILES)('a Gauss weapon split over arm and torso (%s)', profile => {
  test.each([
    ['torso first and arm second', LT, LA],
    ['arm first and torso second', LA, LT],
  ])('a split Gauss rifle explodes once, struck with its %s', (_, first, second) => {
    const gauss = { ...tableWeapon('gauss'), explosion: 2 };
    const s = scenario({ profile })
      .mech('A', { at: '0101', weapons: [[gauss, 'LT', 'LA']] })
      .begin('weapons');
    const slotIn = (location: LocationId): number =>
      s.game.match.specs[0]!.slots[location]!.findIndex(content => content.kind === 'weapon');
    s.roll('consciousness', 12, 12).roll('criticalCount', 2);
    resolveSlotHit(s.game, s.unit('A'), { location: first, slot: slotIn(first) }, OTHER);
    resolveSlotHit(s.game, s.unit('A'), { location: second, slot: slotIn(second) }, OTHER);
    expect(s.all('Exploded')).toMatchObject([{ location: first, damage: 2 }]);
    expect(s.all('SlotHit')).toMatchObject([{ location: first }, { location: second }]);
  });
});

describe('explosions', () => {
  const AMMO = { kind: 'ac20', in: 'LT', shots: 1, explosionPerShot: 20 } as const;

  const BINS = [AMMO, { ...AMMO, kind: 'ac10' }];

  test.each(PROFILES)(
    'critical hits that are still to come are lost once an explosion has gone through a destroyed location (%s)',
    profile => {
      const s = target({ armor: { LT: 0 }, ammo: BINS, condition: { structure: { LT: 1 } } }, profile);
      s.roll('criticalCount', 12).roll('criticalSlot', 0).roll('consciousness', 12, 12).roll('criticalCount', 2);
      pierce(s, LT);
      expect(s.all('CriticalRolled')[0]).toMatchObject({ location: LT, hits: 3 });
      expect(s.all('Exploded')).toMatchObject([{ location: LT, bin: 0 }]);
      expect(s.all('SlotHit')).toHaveLength(1);
      expect(s.unit('B').ammo).toEqual([0, 1]);
    },
  );

  test('critical hits that are still to come are lost once an explosion has destroyed the location', () => {
    const s = target({ armor: { LT: 0 }, ammo: BINS });
    s.roll('criticalCount', 12).roll('criticalSlot', 0).roll('consciousness', 12, 12).roll('criticalCount', 2, 2);
    pierce(s, LT);
    expect(s.all('Exploded')).toMatchObject([{ location: LT, bin: 0 }]);
    expect(s.all('SlotHit')).toHaveLength(1);
  });

  test('critical hits go on in a location that an explosion has left standing', () => {
    const weak = { ...AMMO, explosionPerShot: 2 };
    const s = target({ armor: { LT: 0 }, ammo: [weak, { ...weak, kind: 'ac10' }] });
    s.roll('criticalCount', 10);
    for (let bin = 0; bin < 2; bin++) {
      s.roll('criticalSlot', 0).roll('consciousness', 12, 12).roll('criticalCount', 2);
    }
    pierce(s, LT);
    expect(s.all('Exploded')).toMatchObject([{ bin: 0 }, { bin: 1 }]);
  });

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

test.each(PROFILES)('a B-Pod that is struck explodes for 2 points (%s)', profile => {
  const s = target({ armor: { LT: 0 }, equipment: [['bPod', 'LT']] }, profile);
  s.roll('criticalCount', 8).roll('criticalSlot', 0).roll('consciousness', 12, 12).roll('criticalCount', 2);
  pierce(s, LT);
  expect(s.all('Exploded')).toMatchObject([{ location: LT, damage: 2, bin: -1 }]);
});
