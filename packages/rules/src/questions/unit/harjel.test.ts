import { PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { resolveDamage } from '../../resolution/damage/damage.ts';
import { type LocationId, LT, RT } from '../../vocabulary/spec/locations.ts';

function mended(profile: string, equipment: UnitOptions['equipment'] = [], a: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile, board: '. . . .' })
    .mech('A', { at: '0101', equipment, ...a })
    .mech('B', { at: '0401' })
    .begin('weapons');
}

function strike(s: Scenario, location: LocationId, points: number, rear = false): void {
  resolveDamage(s.game, 0, { location, rear, throughArmor: false }, points);
}

function mendings(s: Scenario): unknown[] {
  s.begin('end').endPhase();
  return s.all('ArmorMended').map(({ location, rear, points }) => [location, rear, points]);
}

describe.each(PROFILES)('HarJel (%s)', profile => {
  test.each([
    [
      'harjelTwo',
      [
        [RT, false, 1],
        [RT, true, 1],
      ],
    ],
    [
      'harjelThree',
      [
        [RT, false, 2],
        [RT, true, 2],
      ],
    ],
  ] as const)('%s mends a torso that has lost armor, half at the front and half at the back', (kind, wanted) => {
    const s = mended(profile, [[kind, 'RT']]);
    strike(s, RT, 5);
    strike(s, RT, 5, true);
    expect(mendings(s)).toEqual(wanted);
    expect(s.unit('A').toMend).toBe(0);
  });

  test('HarJel mends on one side what it cannot mend on the other, and never more than there was', () => {
    const front = mended(profile, [['harjelThree', 'RT']]);
    strike(front, RT, 3);
    expect(mendings(front)).toEqual([[RT, false, 3]]);
    const arm = mended(profile, [['harjelThree', 'RA']]);
    strike(arm, 4, 7);
    expect(mendings(arm)).toEqual([[4, false, 4]]);
  });

  test('HarJel mends nothing elsewhere, nothing without armor left, and nothing in a turn without damage', () => {
    const other = mended(profile, [['harjelTwo', 'RT']]);
    strike(other, LT, 5);
    expect(mendings(other)).toEqual([]);
    const bare = mended(profile, [['harjelTwo', 'RA']]);
    strike(bare, 4, 10);
    expect(mendings(bare)).toEqual([]);
    const whole = mended(profile, [['harjelTwo', 'RT']], { condition: { armor: { RT: 5 } } });
    expect(mendings(whole)).toEqual([]);
  });

  test('HarJel II that is struck asks for one more critical roll', () => {
    const s = mended(profile, [['harjelTwo', 'RT']], { condition: { armor: { RT: 0 } } });
    s.roll('criticalCount', 8).roll('criticalSlot', 0).roll('criticalCount', 2);
    strike(s, RT, 1);
    expect(s.all('CriticalRolled')).toHaveLength(2);
  });

  test('plain HarJel keeps the water out until it is struck', () => {
    const wet = (): Scenario =>
      scenario({ profile, board: '~2 . . .' })
        .mech('A', {
          at: '0101',
          weapons: [['ml', 'RT']],
          equipment: [['harjel', 'RT']],
          condition: { armor: { RT: 0 } },
        })
        .mech('B', { at: '0401' })
        .begin('weapons');
    const dry = wet();
    dry.roll('criticalCount', 2);
    strike(dry, RT, 1);
    expect(dry.all('HullBreached')).toEqual([]);
    const flooded = wet();
    flooded.roll('criticalCount', 8).roll('criticalSlot', 1);
    strike(flooded, RT, 1);
    expect(flooded.all('HullBreached')).toMatchObject([{ location: RT, roll: 0 }]);
  });
});
