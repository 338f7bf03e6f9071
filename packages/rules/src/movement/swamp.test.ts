import { PROFILES, scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { LL, RL } from '../state/locations.ts';

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
