import { proneUnit, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { canStand } from './standing-up.ts';

const UP = ['stand'] as const;

describe.each(['spec', 'canon'])('who can stand (%s)', profile => {
  test.each<[string, UnitOptions['condition']]>([
    ['a destroyed gyro', { criticals: { CT: [4, 5] } }],
    ['a leg and both arms gone', { structure: { LL: 0, LA: 0, RA: 0 } }],
    ['no walking MP', { heat: 25 }],
  ])('a unit with %s cannot stand up', (_, condition) => {
    expect(
      proneUnit(profile, { condition: condition ?? {} }).refused({
        type: 'move',
        unit: 0,
        mode: 'walk',
        steps: UP,
        climb: true,
      }),
    ).toBe('cannotStand');
  });

  test('a quad on four legs stands up without a roll', () => {
    const s = proneUnit(profile, { quad: true }).walk('A', 'U');
    expect(s.unit('A').prone).toBe(false);
    expect(s.all('PilotingRolled')).toEqual([]);
  });

  test('a quad that has lost a leg rolls to stand up', () => {
    const s = proneUnit(profile, { quad: true, condition: { structure: { LA: 0 } } })
      .roll('standUp', 5)
      .walk('A', 'U');
    expect(s.all('PilotingRolled')).toMatchObject([{ need: 5 }]);
  });

  test('a standing unit cannot stand up', () => {
    const s = scenario({ profile }).mech('A', { at: '0505' }).begin('movement');
    expect(s.refused(s.moveCommand('A', 'walk', 'U'))).toBe('illegalStep');
  });
});

describe.each(['spec', 'canon'])('whether a unit can get up (%s)', profile => {
  test.each<[string, UnitOptions['condition'], boolean]>([
    ['without damage', {}, true],
    ['that is shut down', { shutdown: true }, false],
    ['with an unconscious pilot', { pilot: 'unconscious', pilotWounds: 1 }, false],
    ['with a damaged gyro', { criticals: { CT: [4] } }, true],
    ['without a gyro', { criticals: { CT: [4, 5] } }, false],
    ['without arms', { structure: { LA: 0, RA: 0 } }, true],
    ['without a leg', { structure: { LL: 0 } }, true],
    ['without a leg and the left arm', { structure: { LL: 0, LA: 0 } }, true],
    ['without a leg and the right arm', { structure: { LL: 0, RA: 0 } }, true],
    ['without a leg and both arms', { structure: { LL: 0, LA: 0, RA: 0 } }, false],
    ['without legs', { structure: { LL: 0, RL: 0 } }, false],
  ])('a prone unit %s can get up: $2', (_, condition, answer) => {
    const s = scenario({ profile }).mech('A', { at: '0505', condition: { ...condition, prone: true } });
    expect(canStand(s.game, s.unit('A'))).toBe(answer);
  });

  test('a prone quad without its front legs can get up', () => {
    const condition = { structure: { LA: 0, RA: 0 }, prone: true } as const;
    const s = scenario({ profile }).mech('A', { at: '0505', quad: true, condition });
    expect(canStand(s.game, s.unit('A'))).toBe(true);
  });
});
