import { openBoard, PROFILES, type Scenario, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { resolveDamage } from '../../resolution/damage/damage.ts';
import { CT, RT } from '../../vocabulary/spec/locations.ts';
import { capacitorHeat } from './capacitors.ts';

/** A has a PPC with a capacitor in its right torso; B stands six hexes away, in short range and beyond the minimum. */
function facing(profile: string, a: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile, board: openBoard(10, 14) })
    .mech('A', { at: '0508', facing: 0, weapons: [['ppc', 'RT']], equipment: [['ppcCapacitor', 'RT']], ...a })
    .mech('B', { at: '0502', facing: 3, armor: { CT: 40 } })
    .begin('weapons')
    .moved('A', 'stationary');
}

const CHARGE = { type: 'fire', unit: 0, twist: 0, shots: [], capacitors: [0] } as const;

/** Charges the capacitor in the first turn and goes on to the weapons of the second. */
function charged(profile: string, a: Partial<UnitOptions> = {}): Scenario {
  const s = facing(profile, a).do(CHARGE).nextTurn();
  return s.endPhase();
}

describe.each(PROFILES)('a PPC capacitor (%s)', profile => {
  test('a capacitor charges in a turn in which its PPC does not fire, at 5 points of heat', () => {
    const s = facing(profile).do(CHARGE).endPhase().endPhase();
    expect(s.all('CapacitorSet')).toEqual([{ type: 'CapacitorSet', unit: 0, weapon: 0, charged: true }]);
    expect(s.all('HeatSettled')[0]).toMatchObject({ unit: 0, builtUp: 5 });
    expect(s.unit('A').capacitors).toBe(1);
  });

  test('a charged capacitor adds 5 points to the next shot and 5 to its heat, and is then empty', () => {
    const s = charged(profile).roll('toHit', 4).roll('hitLocation', 7).fire('A', 'B').endPhase().endPhase();
    expect(s.unit('B').armor[CT]).toBe(40 - 15);
    expect(s.unit('A').capacitors).toBe(0);
    expect(s.all('HeatSettled').at(-2)).toMatchObject({ unit: 0, builtUp: 15 });
  });

  test('a shot that misses uses up the charge', () => {
    const s = charged(profile).roll('toHit', 3).fire('A', 'B').endPhase();
    expect(s.unit('A').capacitors).toBe(0);
  });

  test('a charge that is held makes 5 points of heat each turn', () => {
    const s = charged(profile).nextTurn();
    expect(s.all('HeatSettled').filter(({ unit }) => unit === 0)).toMatchObject([{ builtUp: 5 }, { builtUp: 5 }]);
    expect(s.unit('A').capacitors).toBe(1);
  });

  test('a snub-nose PPC adds the charge to its damage at that range', () => {
    const s = charged(profile, { at: '0512', weapons: [['snubPpc', 'RT']] });
    s.roll('toHit', 6).roll('hitLocation', 7).fire('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(40 - 8 - 5);
  });

  test.each([
    ['the capacitor', 1],
    ['the PPC', 0],
  ])('a charged capacitor explodes for 15 points when %s is struck', (_, slot) => {
    const s = charged(profile, { armor: { RT: 0 } });
    s.roll('criticalCount', 8).roll('criticalSlot', slot).roll('consciousness', 12, 12).roll('criticalCount', 2, 2);
    resolveDamage(s.game, 0, { location: RT, rear: false, throughArmor: false }, 1);
    expect(s.all('Exploded')).toMatchObject([{ unit: 0, location: RT, damage: 15, bin: -1 }]);
    expect(s.unit('A')).toMatchObject({ capacitors: 0, pilotWounds: 2 });
    expect(s.unit('A').structure[RT]).toBe(0);
  });

  test('an empty capacitor does not explode', () => {
    const s = facing(profile, { armor: { RT: 0 } })
      .roll('criticalCount', 8)
      .roll('criticalSlot', 1);
    resolveDamage(s.game, 0, { location: RT, rear: false, throughArmor: false }, 1);
    expect(s.all('Exploded')).toEqual([]);
    s.endPhase();
    expect(s.unit('A').structure[RT]).toBe(11);
  });

  test('a declared shot keeps its charge even when the capacitor is struck first', () => {
    const s = charged(profile, { armor: { RT: 0 } }).fire('A', 'B');
    s.roll('criticalCount', 8).roll('criticalSlot', 1).roll('consciousness', 12, 12).roll('criticalCount', 2, 2);
    resolveDamage(s.game, 0, { location: RT, rear: false, throughArmor: false }, 1);
    s.roll('toHit', 4).roll('hitLocation', 7).endPhase();
    expect(s.unit('B').armor[CT]).toBe(40 - 15);
  });
});

describe('a refused charge', () => {
  test.each([
    ['in the turn in which its PPC fires', { shots: [{ weapon: 0, target: 1 }] }],
    ['twice in one turn', { capacitors: [0, 0] }],
    ['on another weapon', { capacitors: [1] }],
    ['on a weapon that is not there', { capacitors: [9] }],
  ])('a capacitor cannot be charged %s', (_, fields) => {
    const weapons = [
      ['ppc', 'RT'],
      ['ml', 'RT'],
    ] as const;
    expect(facing('spec', { weapons }).refused({ ...CHARGE, ...fields })).toBe('equipmentUnusable');
  });

  test('a charged capacitor cannot be charged again', () => {
    expect(charged('spec').refused(CHARGE)).toBe('equipmentUnusable');
  });

  test('a capacitor cannot be charged once it or its PPC is destroyed', () => {
    expect(facing('spec', { condition: { criticals: { RT: [1] } } }).refused(CHARGE)).toBe('equipmentUnusable');
    expect(facing('spec', { condition: { criticals: { RT: [2] } } }).refused(CHARGE)).toBe('equipmentUnusable');
  });
});

test('a lost charge makes no heat', () => {
  const s = charged('spec', { condition: { structure: { RT: 3, RA: 0 } }, armor: { RT: 0 } });
  s.roll('criticalCount', 2);
  resolveDamage(s.game, 0, { location: RT, rear: false, throughArmor: false }, 3);
  s.nextTurn();
  expect(s.all('HeatSettled').filter(({ unit }) => unit === 0)).toMatchObject([{ builtUp: 5 }, { builtUp: 0 }]);
});

test('a snub-nose PPC can take a capacitor', () => {
  expect(tableWeapon('snubPpc').traits).toContain('ppc');
});

test.each(PROFILES)('a charge in a unit that is shut down makes no heat (%s)', profile => {
  const s = charged(profile);
  const spec = s.game.match.specs[0]!;
  expect(capacitorHeat(s.unit('A'), spec)).toBe(5);
  s.unit('A').shutdown = true;
  expect(capacitorHeat(s.unit('A'), spec)).toBe(0);
});
