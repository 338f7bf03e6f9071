import { PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { legalCommands } from '../../turn/orders/legal-commands.ts';
import type { MoveCommand } from '../../vocabulary/commands/command.ts';
import { specOf } from '../../vocabulary/game/game.ts';
import { swimMp } from './swimming.ts';

/** A stands in a channel of water with land at its end, and has three maneuvering units. */
function swimmer(profile: string, options: Partial<UnitOptions> = {}): Scenario {
  const equipment = [
    ['umu', 'LT'],
    ['umu', 'RT'],
    ['umu', 'CT'],
  ] as const;
  return scenario({ profile, board: '.\n~2\n~2\n~2\n~2' })
    .mech('A', { at: '0105', facing: 0, equipment, ...options })
    .begin('movement');
}

const swim = (...steps: MoveCommand['steps']): MoveCommand => ({
  type: 'move',
  unit: 0,
  mode: 'walk',
  steps,
  climb: false,
  swim: true,
});

describe.each(PROFILES)('swimming (%s)', profile => {
  test('swimming costs 1 MP for a hex of water however deep, calls for no roll, and is a walk with 1 heat', () => {
    const s = swimmer(profile).do(swim('forward', 'forward', 'forward'));
    expect(s.at('A')).toBe('0102');
    expect(s.unit('A')).toMatchObject({ movement: 'walk', mpUsed: 3, hexesMoved: 3, elevation: -2, heatBuildUp: 1 });
  });

  test('a unit swims no farther than there are maneuvering units that work', () => {
    const s = swimmer(profile);
    s.unit('A').slotsOut[3] = 0xfff;
    expect(swimMp(s.unit('A'), specOf(s.game, s.unit('A')))).toBe(2);
    expect(s.refused(swim('forward', 'forward', 'forward'))).toBe('tooFar');
  });

  test('swimming does not lead out of the water', () => {
    const s = swimmer(profile, { at: '0102' });
    expect(s.refused(swim('forward'))).toBe('illegalStep');
  });

  test.each([
    ['without maneuvering units', { equipment: [] }, 'equipmentUnusable'],
    [
      'with a large shield',
      {
        equipment: [
          ['umu', 'LT'],
          ['largeShield', 'RA'],
        ],
      },
      'equipmentUnusable',
    ],
    ['on land', { at: '0101' }, 'equipmentUnusable'],
    ['lying down', { condition: { prone: true } }, 'unitProne'],
  ] as const)('swimming is impossible %s', (_, options, code) => {
    expect(swimmer(profile, options as Partial<UnitOptions>).refused(swim('left'))).toBe(code);
  });

  test('swimming is not running', () => {
    expect(swimmer(profile).refused({ ...swim('forward'), mode: 'run' })).toBe('malformed');
  });

  test('swimming is listed among the orders of a unit in water', () => {
    const s = swimmer(profile);
    const swims = [...legalCommands(s.game, s.unit('A'))].filter(order => order.type === 'move' && order.swim === true);
    expect(swims).toContainEqual(swim('forward', 'forward', 'forward'));
    expect(swims).toContainEqual(swim('left'));
  });
});
