import { scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { CT } from '../state/locations.ts';
import { resolvePsr } from './psr.ts';

test('[PSR-01] skill 5 and +2 need a 7: rolling it keeps the unit on its feet', () => {
  const s = scenario().mech('A', { at: '0505', piloting: 5 });
  s.roll('piloting', 7);
  expect(resolvePsr(s.game, 0, 'kicked', 2)).toBe(true);
  expect(s.all('PilotingRolled')).toMatchObject([{ need: 7, roll: 7, passed: true }]);
  expect(s.unit('A').prone).toBe(false);
});

test('[PSR-02] a 6 brings it down, with all that a fall does', () => {
  const s = scenario().mech('A', { at: '0505', piloting: 5, tonnage: 50 });
  s.roll('piloting', 6).roll('fallDirection', 1).roll('hitLocation', 7).roll('consciousness', 12);
  expect(resolvePsr(s.game, 0, 'kicked', 2)).toBe(false);
  expect(s.unit('A')).toMatchObject({ prone: true, pilotWounds: 1, rolls: [] });
  expect(s.unit('A').armor[CT]).toBe(10 - 5);
});
