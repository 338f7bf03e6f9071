import { PROFILES, type ProfileName, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../vocabulary/commands/command.ts';

/** A with two lasers, and B and C ahead of it. */
function against(profile: ProfileName, a: Partial<UnitOptions> = {}, c: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', {
      at: '0505',
      weapons: [
        ['ml', 'CT'],
        ['ml', 'LT'],
      ],
      side: 0,
      ...a,
    })
    .mech('B', { at: '0502', facing: 3, side: 1 })
    .mech('C', { at: '0402', facing: 3, side: 1, ...c })
    .begin('weapons');
}

function fire(twist: number, ...shots: readonly (readonly [weapon: number, target: number])[]): Command {
  return { type: 'fire', unit: 0, twist, shots: shots.map(([weapon, target]) => ({ weapon, target })) };
}

describe.each(PROFILES)('declaring fire (%s)', profile => {
  test('the torso twists by one hexside until the turn ends', () => {
    const s = against(profile).do(fire(1));
    expect(s.unit('A').twist).toBe(1);
    expect(s.nextTurn().unit('A').twist).toBe(0);
  });

  test('a torso cannot twist by two hexsides, when prone, or on a quad', () => {
    expect(against(profile).refused(fire(2))).toBe('badTwist');
    expect(against(profile, { condition: { prone: true } }).refused(fire(1))).toBe('badTwist');
    expect(against(profile, { quad: true }).refused(fire(-1))).toBe('badTwist');
  });

  test('a weapon cannot be fired at two targets in one order', () => {
    expect(against(profile).refused(fire(0, [0, 1], [0, 2]))).toBe('weaponUnusable');
  });

  test('a unit in stealth armor cannot be a secondary target', () => {
    const hidden = { armorType: 'stealth', equipment: [['ecm', 'CT']] } as const;
    expect(against(profile, {}, hidden).refused(fire(0, [0, 1], [1, 2]))).toBe('noSuchTarget');
    expect(against(profile).do(fire(0, [0, 1], [1, 2])).state.attacks).toHaveLength(2);
  });
});
