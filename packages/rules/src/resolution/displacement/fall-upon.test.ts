import { PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import type { MoveMode } from '../../vocabulary/state/mech-state.ts';
import { crush, rollFallUpon } from './fall-upon.ts';

/** A of 45 tons comes down on B, which stands in light woods. */
function above(profile: string, mode: MoveMode = 'stationary', hexes = 0): Scenario {
  return scenario({ profile, board: '. w .' })
    .mech('A', { at: '0101', tonnage: 45 })
    .mech('B', { at: '0201', side: 1 })
    .begin('movement')
    .moved('B', mode, hexes);
}

describe.each(PROFILES)('a unit that falls onto another (%s)', profile => {
  test.each<[MoveMode, number, number]>([
    ['stationary', 0, 7 + 1],
    ['run', 5, 7 + 1 + 2],
    ['jump', 5, 7 + 1 + 2 + 1],
  ])('a falling unit strikes one that chose to %s and moved %i hexes on a %i', (mode, hexes, need) => {
    for (const roll of [need, need - 1]) {
      const s = above(profile, mode, hexes).roll('toHit', roll);
      expect(rollFallUpon(s.game, s.unit('A'), s.unit('B'))).toBe(roll === need);
      expect(s.all('PhysicalRolled')).toMatchObject([{ kind: 'fall', need, hit: roll === need }]);
    }
  });

  test('a falling unit does a tenth of its tonnage, rounded up, for each level on the punch table', () => {
    const s = above(profile).roll('punchLocation', 3, 4, 1);
    crush(s.game, s.unit('A'), s.unit('B'), 3);
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([5, 5, 5]);
    expect(s.lost('B')).toEqual({ CT: 5, RT: 5, LA: 5 });
  });
});
