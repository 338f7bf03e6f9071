import { openBoard, PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { isItemHit } from '../../questions/unit/condition.ts';
import { specOf } from '../../vocabulary/game/game.ts';
import { CT } from '../../vocabulary/spec/locations.ts';

const CHARGE = { type: 'fire', unit: 0, twist: 0, shots: [], capacitors: [0] } as const;

/** A has charged the capacitor of its PPC in the turn before. */
function charged(profile: string, gunnery: number): Scenario {
  const s = scenario({ profile, board: openBoard(10, 14) })
    .mech('A', { at: '0508', facing: 0, gunnery, weapons: [['ppc', 'RT']], equipment: [['ppcCapacitor', 'RT']] })
    .mech('B', { at: '0502', facing: 3, armor: { CT: 40 } })
    .begin('weapons')
    .moved('A', 'stationary')
    .do(CHARGE)
    .nextTurn();
  return s.endPhase();
}

function isPpcOut(s: Scenario): boolean {
  return isItemHit(s.unit('A'), specOf(s.game, s.unit('A')), 'weapon', 0);
}

describe.each(PROFILES)('a PPC with a charged capacitor (%s)', profile => {
  test('a PPC with a charged capacitor burns out on a roll of 2, without an explosion', () => {
    const s = charged(profile, 4).roll('toHit', 2).fire('A', 'B').endPhase();
    expect(isPpcOut(s)).toBe(true);
    expect(s.all('Exploded')).toEqual([]);
    expect(s.unit('A').pilotWounds).toBe(0);
  });

  test('a PPC with a charged capacitor burns out on a roll of 2 that hits, too, after the shot has struck', () => {
    const s = charged(profile, 2).roll('toHit', 2).roll('hitLocation', 7).fire('A', 'B').endPhase();
    expect([isPpcOut(s), s.unit('B').armor[CT]]).toEqual([true, 40 - 15]);
  });

  test('a PPC with a charged capacitor works on after a roll of 3, and so does one without a charge after a 2', () => {
    expect(isPpcOut(charged(profile, 4).roll('toHit', 3).fire('A', 'B').endPhase())).toBe(false);
    const empty = scenario({ profile })
      .mech('A', { at: '0508', facing: 0, weapons: [['ppc', 'RT']], equipment: [['ppcCapacitor', 'RT']] })
      .mech('B', { at: '0502', facing: 3 })
      .begin('weapons');
    expect(isPpcOut(empty.roll('toHit', 2).fire('A', 'B').endPhase())).toBe(false);
  });
});
