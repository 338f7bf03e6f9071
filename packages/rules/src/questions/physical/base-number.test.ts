import { asciiBoard, PROFILES, type Scenario, scenario, tableWeapon } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { kickNumber } from '../../resolution/physical/kick.ts';
import type { Modifier } from '../../vocabulary/explain/modifiers.ts';
import { RL } from '../../vocabulary/spec/locations.ts';

const HILL = asciiBoard(`
  . . . . . . . . .
  . . . . . . . . .
  . . . . 5 . . . .
  . . . . . . . . .
  . . . . . . . . .`);

/** A stands behind the hill, C beside the enemy B. */
function spotting(profile: string): Scenario {
  return scenario({ profile, board: HILL })
    .mech('A', {
      at: '0501',
      facing: 3,
      side: 0,
      weapons: [[{ ...tableWeapon('lrm20'), minimumRange: 0 }, 'LT']],
      ammo: [{ kind: 'lrm-20', in: 'LT', shots: 6, explosionPerShot: 20 }],
    })
    .mech('B', { at: '0504', side: 1 })
    .mech('C', { at: '0505', side: 0 })
    .begin('weapons');
}

describe.each(PROFILES)('a unit that spotted this turn (%s)', profile => {
  test('a unit that spotted this turn strikes at +1', () => {
    const s = spotting(profile).roll('toHit', 2).shoot('A', 'B', { spotter: 2 }).endPhase();
    expect(s.state.phase).toBe('physical');
    expect(s.state.attacks).toEqual([]);
    const explanation: Modifier[] = [];
    expect(kickNumber(s.game, s.unit('C'), s.unit('B'), RL, explanation)).toBe(5 - 2 + 1);
    expect(explanation).toContainEqual({ code: 'attacker.spotting', value: 1 });
    s.roll('toHit', 3).roll('piloting', 12).kick('C', 'B').endPhase();
    expect(s.all('PhysicalRolled')).toMatchObject([{ attacker: 2, need: 4, hit: false }]);
  });

  test('spotting adds nothing in the next turn, nor to the unit that fires', () => {
    const s = spotting(profile).roll('toHit', 2).shoot('A', 'B', { spotter: 2 });
    expect([s.unit('A').spotting, s.unit('C').spotting]).toEqual([false, true]);
    s.nextTurn();
    expect(s.unit('C').spotting).toBe(false);
    expect(kickNumber(s.game, s.unit('C'), s.unit('B'), RL)).toBe(5 - 2);
  });
});
