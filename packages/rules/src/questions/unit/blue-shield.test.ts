import { openBoard, PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { resolveDamage } from '../../resolution/damage/damage.ts';
import { RT } from '../../vocabulary/spec/locations.ts';
import { fieldNumber } from './blue-shield.ts';

const ON = { type: 'fire', unit: 1, twist: 0, shots: [], switches: [{ item: 0, setting: 'on' }] } as const;

/** B switched its field on in the turn before. */
function shielded(profile: string, weapon: 'ppc' | 'ml' = 'ppc'): Scenario {
  const s = scenario({ profile, board: openBoard(10, 12) })
    .mech('A', { at: '0508', facing: 0, weapons: [[weapon, 'RT']] })
    .mech('B', { at: '0504', facing: 3, equipment: [['blueShield', 'RT']], armor: { CT: 30 } })
    .begin('weapons');
  s.do({ type: 'fire', unit: 0, twist: 0, shots: [] });
  return s
    .do({ ...ON, switches: [...ON.switches] })
    .nextTurn()
    .endPhase();
}

describe.each(PROFILES)('a blue shield (%s)', profile => {
  test('a blue shield halves what a PPC does', () => {
    const s = shielded(profile).roll('toHit', 12).roll('hitLocation', 7).fire('A', 'B').endPhase();
    expect(s.lost('B')).toEqual({ CT: 5 });
  });

  test('a blue shield does nothing to a laser', () => {
    const s = shielded(profile, 'ml').roll('toHit', 12).roll('hitLocation', 7).fire('A', 'B').endPhase();
    expect(s.lost('B')).toEqual({ CT: 5 });
  });

  test('a blue shield that is struck while it is on explodes for 5 points', () => {
    const s = shielded(profile);
    s.roll('criticalCount', 8).roll('criticalSlot', 0).roll('consciousness', 12, 12).roll('criticalCount', 2);
    resolveDamage(s.game, 1, { location: RT, rear: false, throughArmor: false }, 11);
    expect(s.all('Exploded')).toMatchObject([{ unit: 1, location: RT, damage: 5, bin: -1 }]);
  });

  test('a blue shield counts its turns of work, and may break down from the sixth on', () => {
    const s = shielded(profile);
    s.unit('B').blueShieldTurns = 4;
    s.nextTurn();
    expect(s.unit('B').blueShieldTurns).toBe(5);
    s.roll('gear', 2).nextTurn();
    expect(s.all('GearRolled')).toMatchObject([{ unit: 1, need: 3, roll: 2, passed: false }]);
    expect(s.all('SlotHit')).toMatchObject([{ unit: 1, location: RT, source: { kind: 'gearFailure' } }]);
  });
});

test('the field of a blue shield lasts on 3 in its sixth turn, and on one more in each turn after it', () => {
  expect([5, 6, 7, 10].map(fieldNumber)).toEqual([0, 3, 4, 7]);
});
