import { weaponById } from '@hexfall/data';
import { openBoard, PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { specOf } from '../../vocabulary/game/game.ts';
import { RT } from '../../vocabulary/spec/locations.ts';
import { isItemHit } from '../unit/condition.ts';

function fitted(profile: string, kind: 'laserInsulator' | 'pulseModule', weapon = 'medium-laser'): Scenario {
  return scenario({ profile, board: openBoard(10, 12) })
    .mech('A', { at: '0508', facing: 0, weapons: [[weaponById(weapon)!.type, 'RT']], equipment: [[kind, 'RT']] })
    .mech('B', { at: '0507', facing: 3 })
    .begin('weapons')
    .moved('A', 'stationary');
}

function isLaserOut(s: Scenario): boolean {
  return isItemHit(s.unit('A'), specOf(s.game, s.unit('A')), 'weapon', 0);
}

describe.each(PROFILES)('a laser insulator (%s)', profile => {
  test.each([
    ['medium-laser', 2],
    ['small-laser', 1],
  ])('a laser insulator leaves a %s %i heat, at least one point', (weapon, heat) => {
    const s = fitted(profile, 'laserInsulator', weapon).roll('toHit', 3).fire('A', 'B').endPhase();
    expect(s.unit('A').heatBuildUp).toBe(heat);
    expect(isLaserOut(s)).toBe(false);
  });

  test.each([
    [7, 'spares', false],
    [8, 'destroys', true],
  ] as const)('a roll of %i after an attack roll of 2 %s the insulated laser', (roll, _, out) => {
    const s = fitted(profile, 'laserInsulator').roll('toHit', 2).roll('gear', roll);
    s.fire('A', 'B').endPhase();
    expect(isLaserOut(s)).toBe(out);
    expect(s.all('Exploded')).toEqual([]);
  });
});

describe.each(PROFILES)('a pulse module (%s)', profile => {
  const pulsing = (s: Scenario): Scenario =>
    s.do({
      type: 'fire',
      unit: 0,
      twist: 0,
      shots: [{ target: 1, weapon: 0 }],
      switches: [{ item: 0, setting: 'on' }],
    });

  test('a pulse module that is on takes 2 off the number of its laser, which makes 2 heat more', () => {
    const s = pulsing(fitted(profile, 'pulseModule'));
    expect(s.state.attacks).toMatchObject([{ need: 2 }]);
    s.roll('toHit', 3).roll('hitLocation', 7).endPhase();
    expect(s.numbers[0]).toContain('pulse');
    expect(s.unit('A').heatBuildUp).toBe(5);
  });

  test('a pulse module that is off changes nothing', () => {
    const s = fitted(profile, 'pulseModule').fire('A', 'B');
    expect(s.state.attacks).toMatchObject([{ need: 4 }]);
    s.roll('toHit', 2).endPhase();
    expect([s.unit('A').heatBuildUp, s.all('Exploded')]).toEqual([3, []]);
  });

  test('a pulse module that is on blows up on a 2, for 2 points', () => {
    const s = pulsing(fitted(profile, 'pulseModule'));
    s.roll('toHit', 2).roll('consciousness', 12, 12).roll('criticalCount', 2).roll('hitLocation', 7).endPhase();
    expect(s.all('Exploded')).toMatchObject([{ unit: 0, location: RT, damage: 2 }]);
    expect(isLaserOut(s)).toBe(false);
  });
});
