import { PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { resolveCriticalRoll } from '../../resolution/damage/criticals.ts';
import { resolveDamage } from '../../resolution/damage/damage.ts';
import { OTHER } from '../../vocabulary/events/source.ts';
import type { DamageKind } from '../../vocabulary/spec/damage-kind.ts';
import { CT, HD, LT } from '../../vocabulary/spec/locations.ts';

const HIT = { location: LT, rear: false, throughArmor: false };

function target(options: Partial<UnitOptions>, profile = 'spec'): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0502' })
    .mech('B', { at: '0505', ...options })
    .begin('weapons');
}

function armorLeft(armorType: UnitOptions['armorType'] & string, damage: DamageKind, points: number): number {
  const s = target({ armorType, armor: { LT: 20 } });
  const results = resolveDamage(s.game, 1, HIT, points, { kind: 'other', damage });
  for (const { damage, armorDamage, structureDamage, transferred, discarded } of results) {
    expect(damage).toBe(armorDamage + structureDamage + transferred + discarded);
    expect(damage).toBe(Math.max(points, armorDamage));
  }
  expect(s.unit('B').hardenedHalves).toBe(0);
  return s.unit('B').armor[LT]!;
}

describe('armor that depends on the kind of attack', () => {
  test.each([
    ['standard', 'energy', 10, 10],
    ['ferroLamellor', 'energy', 10, 12],
    ['ferroLamellor', 'ballistic', 1, 20],
    ['reflective', 'energy', 10, 15],
    ['reflective', 'energy', 1, 19],
    ['reflective', 'ballistic', 10, 10],
    ['reflective', 'physical', 5, 10],
    ['reactive', 'missile', 5, 18],
    ['reactive', 'energy', 5, 15],
    ['ballisticReinforced', 'ballistic', 10, 15],
    ['ballisticReinforced', 'missile', 2, 19],
    ['ballisticReinforced', 'energy', 10, 10],
    ['hardened', 'energy', 10, 15],
    ['stealth', 'energy', 10, 10],
    ['impactResistant', 'physical', 10, 13],
    ['impactResistant', 'physical', 2, 18],
    ['impactResistant', 'energy', 10, 10],
  ] as const)('%s armor struck by %s damage of %i points keeps %i of 20', (type, source, points, left) => {
    expect(armorLeft(type, source, points)).toBe(left);
  });

  test('a physical attack breaks reflective armor twice as fast, but the structure behind it takes the rest undoubled', () => {
    const s = target({ armorType: 'reflective', armor: { LT: 4 } });
    s.roll('criticalCount', 2);
    resolveDamage(s.game, 1, HIT, 5, { kind: 'other', damage: 'physical' });
    expect([s.unit('B').armor[LT], s.unit('B').structure[LT]]).toEqual([0, 12 - 3]);
  });

  test.each([
    ['ferroLamellor', 'energy'],
    ['reflective', 'energy'],
    ['reactive', 'missile'],
    ['ballisticReinforced', 'ballistic'],
  ] as const)('%s armor that is gone does not reduce %s damage', (armorType, source) => {
    const s = target({ armorType, armor: { LT: 0 } });
    s.roll('criticalCount', 2);
    resolveDamage(s.game, 1, HIT, 5, { kind: 'other', damage: source });
    expect(s.unit('B').structure[LT]).toBe(12 - 5);
  });

  test('hardened armor that loses whole points has no half point left over', () => {
    const s = target({ armorType: 'hardened', armor: { LT: 3 } });
    resolveDamage(s.game, 1, HIT, 1);
    resolveDamage(s.game, 1, HIT, 1);
    expect(s.unit('B')).toMatchObject({ hardenedHalves: 0 });
    expect(s.unit('B').armor[LT]).toBe(2);
  });

  test('hardened armor remembers half points', () => {
    const s = target({ armorType: 'hardened', armor: { LT: 3 } });
    resolveDamage(s.game, 1, HIT, 3);
    expect(s.unit('B')).toMatchObject({ hardenedHalves: 1 << LT });
    expect(s.unit('B').armor[LT]).toBe(2);
    resolveDamage(s.game, 1, HIT, 3);
    expect(s.unit('B').armor[LT]).toBe(0);
    expect(s.unit('B').structure[LT]).toBe(12);
  });
});

describe('half a point of hardened armor is damage', () => {
  test.each(PROFILES)(
    'half a point of lost hardened armor is enough for the roll of a through-armor critical (%s)',
    profile => {
      const s = target({ armorType: 'hardened', weapons: [['ml', 'LT']] }, profile);
      s.roll('criticalCount', 10).roll('criticalSlot', 0);
      resolveDamage(s.game, 1, { ...HIT, throughArmor: true }, 1);
      expect(s.unit('B').armor[LT]).toBe(10);
      expect(s.unit('B').hardenedHalves).toBe(1 << LT);
      expect(s.all('CriticalRolled')).toMatchObject([{ location: LT, roll: 10, hits: 1 }]);
      expect(s.unit('B').slotHits[LT]).toBe(1);
    },
  );

  test.each([
    ['spec', 0],
    ['canon', 1],
  ] as const)('in %s half a point of lost hardened armor on the head wounds the pilot %i times', (profile, wounds) => {
    const s = target({ armorType: 'hardened' }, profile);
    if (wounds > 0) s.roll('consciousness', 12);
    resolveDamage(s.game, 1, { location: HD, rear: false, throughArmor: false }, 1);
    expect(s.unit('B')).toMatchObject({ pilotWounds: wounds, hardenedHalves: 1 << HD });
    expect(s.unit('B').armor[HD]).toBe(9);
  });

  test('damage that only passes through a destroyed location calls for no through-armor critical', () => {
    const s = target({ armorType: 'hardened', armor: { LT: 1 } });
    s.roll('criticalCount', 2);
    resolveDamage(s.game, 1, HIT, 1);
    resolveDamage(s.game, 1, HIT, 13);
    expect(s.unit('B').structure[LT]).toBe(0);
    resolveDamage(s.game, 1, { ...HIT, throughArmor: true }, 2);
    expect(s.all('CriticalRolled')).toHaveLength(1);
    expect(s.unit('B').armor[CT]).toBe(9);
  });
});

describe('structure', () => {
  test('composite structure loses two points for one', () => {
    const s = target({ structureType: 'composite', armor: { LT: 0 } });
    s.roll('criticalCount', 2);
    resolveDamage(s.game, 1, HIT, 3);
    expect(s.unit('B').structure[LT]).toBe(6);
  });

  test('damage beyond composite structure transfers undoubled', () => {
    const s = target({ structureType: 'composite', armor: { LT: 0 } });
    s.roll('criticalCount', 2);
    const [torso] = resolveDamage(s.game, 1, HIT, 8);
    expect(torso).toMatchObject({ damage: 12 + 2, structureDamage: 12, transferred: 2, discarded: 0 });
    expect(s.unit('B').structure[LT]).toBe(0);
    expect(s.unit('B').armor[CT]).toBe(8);
  });

  test('the last odd point of composite structure takes a whole point of damage', () => {
    const s = target({ structureType: 'composite', armor: { LT: 0 }, condition: { structure: { LT: 11 } } });
    s.roll('criticalCount', 2);
    resolveDamage(s.game, 1, HIT, 8);
    expect(s.unit('B').armor[CT]).toBe(10 - (8 - 6));
  });

  test('reinforced structure holds twice as much, and damage beyond it transfers', () => {
    const s = target({ structureType: 'reinforced', armor: { LT: 0 } });
    s.roll('criticalCount', 2, 2);
    resolveDamage(s.game, 1, HIT, 5);
    expect(s.unit('B').structure[LT]).toBe(12 - 3);
    resolveDamage(s.game, 1, HIT, 2 * 9 + 4);
    expect([s.unit('B').structure[LT], s.unit('B').armor[CT]]).toEqual([0, 10 - 4]);
  });

  test('reinforced structure takes a critical hit on a roll of 9', () => {
    const s = target({ structureType: 'reinforced', armor: { LT: 0 }, weapons: [['ml', 'LT']] });
    s.roll('criticalCount', 9).roll('criticalSlot', 0);
    resolveDamage(s.game, 1, HIT, 1);
    expect(s.all('CriticalRolled')).toMatchObject([{ roll: 9, hits: 1 }]);
  });

  test('reinforced structure loses one point for two, and its critical rolls are at -1', () => {
    const s = target({ structureType: 'reinforced', armor: { LT: 0 }, weapons: [['ml', 'LT']] });
    s.roll('criticalCount', 8);
    resolveDamage(s.game, 1, HIT, 6);
    expect(s.unit('B').structure[LT]).toBe(9);
    expect(s.all('CriticalRolled')).toMatchObject([{ roll: 8, hits: 0 }]);
  });

  test('behind hardened armor critical rolls are at -2', () => {
    const s = target({ armorType: 'hardened', armor: { LT: 0 }, weapons: [['ml', 'LT']] });
    s.roll('criticalCount', 9);
    resolveDamage(s.game, 1, HIT, 1);
    expect(s.all('CriticalRolled')).toMatchObject([{ roll: 9, hits: 0 }]);
  });
});

test('an armored component ignores its first critical hit, but not the second', () => {
  const s = target({ armored: ['LT'], armor: { LT: 0 }, weapons: [['ml', 'LT']] });
  s.roll('criticalCount', 8).roll('criticalSlot', 0);
  resolveDamage(s.game, 1, HIT, 1);
  expect(s.unit('B').slotHits[LT]).toBe(0);
  expect(s.all('ArmoredSlotStruck')).toMatchObject([{ location: LT, slot: 0 }]);
  s.roll('criticalCount', 8).roll('criticalSlot', 0);
  resolveDamage(s.game, 1, HIT, 1);
  expect(s.unit('B').slotHits[LT]).toBe(1);
});

test('an armored component ignores its first critical hit in any slot of its location', () => {
  const s = target({ armored: ['CT'], armor: { CT: 0 } });
  s.roll('criticalCount', 8).roll('criticalSlot', 3);
  resolveDamage(s.game, 1, { ...HIT, location: CT }, 1);
  expect(s.all('ArmoredSlotStruck')).toMatchObject([{ location: CT, slot: 3 }]);
  expect(s.unit('B').rolls).toEqual([]);
});

describe('armor against critical hits and heat', () => {
  test.each([
    [1, 0],
    [0, 1],
  ])(
    'anti-penetrative ablation takes 2 off critical rolls while there is armor: with %i points left an 8 gives %i hits',
    (armor, hits) => {
      const s = target({ armorType: 'antiPenetrativeAblation', armor: { LT: armor, LTR: 0 }, weapons: [['ml', 'LT']] });
      s.roll('criticalCount', 8);
      if (hits > 0) s.roll('criticalSlot', 0);
      resolveCriticalRoll(s.game, s.unit('B'), LT, OTHER);
      expect(s.all('CriticalRolled')).toMatchObject([{ roll: 8, hits }]);
    },
  );

  test.each([
    ['standard', 10, 2],
    ['reflective', 10, 1],
    ['heatDissipating', 10, 1],
    ['heatDissipating', 0, 2],
  ] as const)('a flamer heats a unit with %s armor of %i points by %i', (armorType, armor, heat) => {
    const s = scenario()
      .mech('A', { at: '0502', facing: 3, weapons: [['flamer', 'CT']] })
      .mech('B', { at: '0503', armorType, armor: { CT: armor } })
      .begin('weapons');
    s.roll('toHit', 12).shoot('A', 'B', { heat: true }).endPhase();
    expect(s.unit('B').externalHeat).toBe(heat);
  });
});
