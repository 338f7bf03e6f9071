import { duel, PROFILES } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT } from '../../vocabulary/spec/locations.ts';

describe.each(PROFILES)('weapons on a chain (%s)', profile => {
  test.each([
    ['wreckingBall', 6, 8, 4],
    ['flail', 5, 9, 5],
  ] as const)('a %s needs %i, does %i, and %i to its own unit on a natural 2', (kind, need, damage, own) => {
    const a = { tonnage: 60, equipment: [[kind, 'RA']], armor: { CT: 60 } } as const;
    const hit = duel(profile, a, { armor: { CT: 60 } });
    hit.roll('toHit', need).roll('hitLocation', 7).melee('A', 'B').endPhase();
    expect(hit.unit('B').armor[CT]).toBe(60 - damage);

    const back = duel(profile, a, { armor: { CT: 60 } });
    back.roll('toHit', 2).roll('hitLocation', 7).roll('piloting', 12).melee('A', 'B').endPhase();
    expect(back.all('PhysicalRolled')).toMatchObject([{ roll: 2, hit: false }]);
    expect(back.unit('A').armor[CT]).toBe(60 - own);
    expect(back.unit('B').armor[CT]).toBe(60);
    expect(back.all('PilotingRolled')).toMatchObject([{ unit: 0, reason: 'struckItself', need: 5 }]);
  });

  test('a weapon on a chain that misses with more than a natural 2 harms nobody', () => {
    const s = duel(profile, { equipment: [['wreckingBall', 'RT']] });
    s.roll('toHit', 3).melee('A', 'B').endPhase();
    expect(s.all('DamageApplied')).toEqual([]);
  });
});
