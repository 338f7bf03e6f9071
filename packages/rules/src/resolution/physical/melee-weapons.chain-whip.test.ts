import { duel, PROFILES } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

describe.each(PROFILES)('a chain whip (%s)', profile => {
  test('a chain whip does 3 points, and pulls at a leg that it hits', () => {
    const s = duel(profile, { tonnage: 60, equipment: [['chainWhip', 'RA']] });
    s.roll('toHit', 3).roll('hitLocation', 5).roll('gear', 3).roll('piloting', 12);
    s.melee('A', 'B').endPhase();
    expect(s.lost('B')).toEqual({ RL: 3 });
    expect(s.all('GearRolled')).toMatchObject([{ unit: 0, need: 3, passed: true }]);
    expect(s.all('PilotingRolled')).toMatchObject([{ unit: 1, reason: 'tripped', need: 5 + 3 }]);
  });

  test('a chain whip lets go when the pull fails, and does not pull at a torso', () => {
    const s = duel(profile, { equipment: [['chainWhip', 'RA']] }, { piloting: 5 });
    s.roll('toHit', 12).roll('hitLocation', 5).roll('gear', 2).melee('A', 'B').endPhase();
    expect(s.all('PilotingRolled')).toEqual([]);
    const torso = duel(profile, { equipment: [['chainWhip', 'RA']] });
    torso.roll('toHit', 12).roll('hitLocation', 7).melee('A', 'B').endPhase();
    expect(torso.all('GearRolled')).toEqual([]);
  });
});
