import { PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { LL, RL } from '../../vocabulary/spec/locations.ts';

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

test.each(PROFILES)('a unit that has no chance to break free stays stuck without a roll (%s)', profile => {
  const s = scenario({ profile, board: 's . .' }).mech('A', { at: '0101', facing: 2 }).begin('movement');
  const mech = s.unit('A');
  mech.stuck = true;
  for (const leg of [LL, RL]) {
    mech.structure[leg] = 0;
    mech.locationsOut |= 1 << leg;
  }
  s.do({ type: 'breakFree', unit: 0 });
  expect(s.all('PilotingRolled')).toEqual([]);
  expect(mech).toMatchObject({ stuck: true, movement: 'walk' });
});

test.each(PROFILES)('a unit that gets through a swamp walks on (%s)', profile => {
  const s = scenario({ profile, board: '.\ns\n.' }).mech('A', { at: '0101', facing: 3, walk: 4 }).begin('movement');
  s.roll('swamp', 5 + 1).walk('A', 'FF');
  expect(s.numbers).toEqual(['6 = 5 piloting + 1 swamp']);
  expect(s.at('A')).toBe('0103');
  expect(s.unit('A')).toMatchObject({ stuck: false, movement: 'walk' });
});

test('a unit that crawls into a swamp does not get stuck', () => {
  const s = scenario({ board: '.\ns\n.' })
    .mech('A', { at: '0101', facing: 3, condition: { prone: true } })
    .begin('movement');
  s.walk('A', 'FF');
  expect(s.all('PilotingRolled')).toEqual([]);
  expect(s.at('A')).toBe('0103');
  expect(s.unit('A')).toMatchObject({ stuck: false, prone: true });
});

test.each(PROFILES)('a unit that lands in a swamp rolls like one that walks into it (%s)', profile => {
  const s = scenario({ profile, board: '. . s' }).mech('A', { at: '0101', facing: 2, jump: 3 }).begin('movement');
  s.roll('swamp', 5).jump('A', '0301');
  expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'swamp', need: 5 + 1, passed: false }]);
  expect(s.unit('A')).toMatchObject({ stuck: true, prone: false, movement: 'jump' });
});

test.each(PROFILES)('a friend in the hex where a unit gets stuck makes room for it (%s)', profile => {
  const s = scenario({ profile, board: '.\ns\n.\n.' })
    .mech('A', { at: '0101', facing: 3, side: 0 })
    .mech('B', { at: '0102', side: 0 })
    .begin('movement');
  s.roll('swamp', 2).walk('A', 'FF');
  expect(s.unit('A')).toMatchObject({ stuck: true, prone: false });
  expect([s.at('A'), s.at('B')]).toEqual(['0102', '0103']);
  expect(s.all('Displaced')).toMatchObject([{ unit: 1, how: 'forced' }]);
  expect(s.unit('B').rolls).toEqual([{ reason: 'domino', modifier: 0 }]);
});

describe.each(['spec', 'canon'])('swamp (%s)', profile => {
  test('a unit that fails its roll for a swamp is stuck, but does not fall', () => {
    const s = column('. s . .', profile).roll('swamp', 5).walk('A', 'FFF');
    expect(rolls(s)).toEqual([['swamp', 6]]);
    expect(s.unit('A')).toMatchObject({ stuck: true, prone: false });
    expect(s.at('A')).toBe('0102');
  });

  test('a stuck unit can only break free, as its move', () => {
    const s = column('. s . .', profile).roll('swamp', 5).walk('A', 'F');
    s.begin('movement');
    expect(s.refused(s.moveCommand('A', 'walk', 'F'))).toBe('unitStuck');
    s.roll('swamp', 6).do({ type: 'breakFree', unit: 0 });
    expect(s.unit('A')).toMatchObject({ stuck: false, movement: 'walk' });
  });

  test('a unit that is not stuck cannot break free', () => {
    expect(column('. .', profile).refused({ type: 'breakFree', unit: 0 })).toBe('illegalStep');
  });
});
