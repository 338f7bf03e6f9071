import { PROFILES, scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { LL, RL } from '../../vocabulary/spec/locations.ts';

test.each(PROFILES)('a unit that has no chance to come free stays stuck without a roll (%s)', profile => {
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

test('a unit that crawls into a swamp has nothing to sink in with', () => {
  const s = scenario({ board: '.\ns\n.' })
    .mech('A', { at: '0101', facing: 3, condition: { prone: true } })
    .begin('movement');
  s.walk('A', 'FF');
  expect(s.all('PilotingRolled')).toEqual([]);
  expect(s.at('A')).toBe('0103');
  expect(s.unit('A')).toMatchObject({ stuck: false, prone: true });
});

test.each(PROFILES)('a unit that lands in a swamp must get through like one that walks into it (%s)', profile => {
  const s = scenario({ profile, board: '. . s' }).mech('A', { at: '0101', facing: 2, jump: 3 }).begin('movement');
  s.roll('swamp', 5).jump('A', '0301');
  expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'swamp', need: 5 + 1, passed: false }]);
  expect(s.unit('A')).toMatchObject({ stuck: true, prone: false, movement: 'jump' });
});

test.each(PROFILES)('a friend in the hex where the swamp holds a unit makes room for it (%s)', profile => {
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
