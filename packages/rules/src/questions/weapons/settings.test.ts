import { weaponById } from '@hexfall/data';
import { openBoard, PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT } from '../../vocabulary/spec/locations.ts';

/** A with that weapon, three hexes from B. */
function duel(profile: string, a: Partial<UnitOptions>): Scenario {
  return scenario({ profile, board: openBoard(1, 8) })
    .mech('A', { at: '0104', heatSinks: 30, ...a })
    .mech('B', { at: '0101', facing: 3, armor: { CT: 100 } })
    .begin('weapons')
    .moved('A', 'stationary');
}

const bombast = (profile: string): Scenario =>
  duel(profile, { weapons: [[weaponById('is-bombast-laser')!.type, 'RT']] });

describe.each(PROFILES)('a bombast laser (%s)', profile => {
  test.each([
    [1, 16, 12, 2],
    [2, 12, 8, 1],
    [3, 8, 6, 0],
  ])('a bombast laser at setting %i does %i points for %i heat, at +%i', (rate, points, heat, toHit) => {
    const s = bombast(profile).roll('toHit', 12).roll('hitLocation', 7).shoot('A', 'B', { rate }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 4 + toHit }]);
    expect(s.all('WeaponFired')).toMatchObject([{ heatBuildUp: heat }]);
    expect(s.unit('B').armor[CT]).toBe(100 - points);
  });

  test('a bombast laser has no fourth setting', () => {
    const s = bombast(profile);
    expect(s.refused(s.shot('A', 'B', { rate: 4 }))).toBe('badShot');
  });

  test('a bombast laser that was charged in a turn without a shot has no penalty, once', () => {
    const s = bombast(profile)
      .do({ type: 'fire', unit: 0, twist: 0, shots: [], capacitors: [0] })
      .nextTurn()
      .endPhase();
    expect(s.all('HeatSettled').filter(({ unit }) => unit === 0)).toMatchObject([{ builtUp: 0 }]);
    s.roll('toHit', 3).fire('A', 'B').endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 4, hit: false }]);
    expect(s.all('WeaponFired')).toMatchObject([{ heatBuildUp: 12 }]);
    s.nextTurn().endPhase().roll('toHit', 3).fire('A', 'B').endPhase();
    expect(s.all('AttackRolled').at(-1)).toMatchObject({ need: 6 });
  });

  test('a bombast laser can be aimed at a unit that cannot move, at any setting', () => {
    const s = bombast(profile);
    s.unit('B').shutdown = true;
    s.roll('toHit', 12).roll('aim', 7).shoot('A', 'B', { rate: 2, aim: 'CT' }).endPhase();
    expect(s.lost('B')).toEqual({ CT: 12 });
  });
});
