import { type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

const SOUTH = 3;

/** A unit of 50 tons and piloting 5 at the top of a column, facing down it. */
function column(hexes: string, profile: unknown = 'spec', options: Partial<UnitOptions> = {}): Scenario {
  const board = hexes.trim().split(/\s+/).join('\n');
  return scenario({ profile, board })
    .mech('A', { at: '0101', facing: SOUTH, tonnage: 50, ...options })
    .begin('movement');
}

/** Returns the reason and the number of each piloting roll that was made. */
function rolls(s: Scenario): [string, number][] {
  return s.all('PilotingRolled').map(({ reason, need }) => [reason, need]);
}

/** Scripts the dice of a fall of 50 tons onto the front: one group of 5 to the center torso. */
function falls(s: Scenario): Scenario {
  return s.roll('fallDirection', 1).roll('hitLocation', 7).roll('consciousness', 3);
}

test('[PSR-18] a unit that jumps out of water and fails its roll falls where it lands', () => {
  const s = falls(column('~1 . .', 'spec', { jump: 2, condition: { elevation: -1 } }).roll('piloting', 4));
  s.jump('A', '0103');
  expect(s.all('Fell')).toMatchObject([{ reason: 'leftWater', height: 0, elevation: 0, damage: 5 }]);
  expect(s.at('A')).toBe('0103');
});

describe.each(['spec', 'canon'])('jump (%s)', profile => {
  test('a jump lands in any hex within reach with any facing and makes heat by its length', () => {
    const s = column('. W . . . .', profile, { jump: 5 }).jump('A', '0105', 1);
    expect(s.at('A')).toBe('0105');
    expect(s.unit('A')).toMatchObject({ facing: 1, movement: 'jump', hexesMoved: 4, mpUsed: 4, heatBuildUp: 4 });
    expect(column('. . .', profile, { jump: 5 }).jump('A', '0102').unit('A').heatBuildUp).toBe(3);
  });

  test('[MOV-05] a jump onto rough ground calls for no roll', () => {
    const s = column('. . r', profile, { jump: 2 }).jump('A', '0103');
    expect([rolls(s), s.at('A')]).toEqual([[], '0103']);
  });

  test('only the landing hex of a jump calls for rolls', () => {
    const s = column('. x ~1 x .', profile, { jump: 4 }).roll('piloting', 5).jump('A', '0104');
    expect(rolls(s)).toEqual([['rubble', 5]]);
  });

  test('[MOV-07] [PSR-18] a wading unit that jumps out of water rolls on landing in spec, and not in canon', () => {
    const wading = { jump: 2, condition: { elevation: -1 } };
    const s = column('~1 . .', profile, wading);
    if (profile === 'spec') s.roll('piloting', 5);
    s.jump('A', '0103');
    expect(rolls(s)).toEqual(profile === 'spec' ? [['leftWater', 5]] : []);
  });

  test('[MOV-07] [PSR-18] a jump from water to water calls for the roll of entering only', () => {
    const wet = column('~1 . ~1 .', profile, { jump: 4 }).roll('piloting', 5).jump('A', '0103');
    expect(rolls(wet).map(([reason]) => reason)).toEqual(['enteredWater']);
  });

  test('a jump is refused out of reach, off the board, with a bad facing, and without jets', () => {
    const s = column('. . . . . .', profile, { jump: 2 });
    expect(s.refused({ type: 'jump', unit: 0, to: 5, facing: 0 })).toBe('tooFar');
    expect(s.refused({ type: 'jump', unit: 0, to: 99, facing: 0 })).toBe('malformed');
    expect(s.refused({ type: 'jump', unit: 0, to: 1, facing: 6 })).toBe('malformed');
    expect(column('. .', profile).refused({ type: 'jump', unit: 0, to: 1, facing: 0 })).toBe('tooFar');
  });
});
