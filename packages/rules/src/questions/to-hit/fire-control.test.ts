import { type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { HD, LA, LT } from '../../vocabulary/spec/locations.ts';

function fight(a: Partial<UnitOptions>, b: Partial<UnitOptions> = {}, profile: 'spec' | 'canon' = 'spec'): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0504', facing: 3, ...a })
    .mech('B', { at: '0505', heatSinks: 0, armor: { CT: 30 }, ...b })
    .begin('weapons');
}

describe('an aimed shot', () => {
  const laser: Partial<UnitOptions> = { weapons: [['ml', 'CT']] };
  const still: Partial<UnitOptions> = { condition: { shutdown: true } };

  test('an aimed shot at an immobile target has no penalty and strikes the location on 6 to 8', () => {
    const s = fight(laser, still);
    s.roll('toHit', 2).roll('aim', 6);
    s.shoot('A', 'B', { aim: 'LA' }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 0, hit: true }]);
    expect(s.unit('B').armor[LA]).toBe(5);
  });

  test.each([5, 9])('an aimed shot whose aim roll is %i strikes a random location', roll => {
    const s = fight(laser, still);
    s.roll('toHit', 2).roll('aim', roll).roll('hitLocation', 8);
    s.shoot('A', 'B', { aim: 'LA' }).endPhase();
    expect(s.all('AimRolled')).toMatchObject([{ roll, onTarget: false }]);
    expect(s.unit('B').armor[LT]).toBe(5);
  });

  test('an aimed shot from behind strikes the rear of the location', () => {
    const s = fight(laser, { ...still, facing: 3 });
    s.roll('toHit', 2).roll('aim', 7);
    s.shoot('A', 'B', { aim: 'LT' }).endPhase();
    expect(s.all('DamageApplied')).toMatchObject([{ location: LT, rear: true }]);
    expect(s.lost('B')).toEqual({ LTR: 5 });
  });

  test('a shot aimed at the head of an immobile target is at +3 in place of -4', () => {
    const s = fight(laser, still);
    s.roll('toHit', 7).roll('aim', 7);
    s.shoot('A', 'B', { aim: 'HD' }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 7 }]);
    expect(s.all('DamageApplied')).toMatchObject([{ location: HD }]);
    expect(s.unit('B').armor[HD]).toBeLessThan(9);
  });

  test('a shot aimed at a mobile target needs a targeting computer, is at +3, and is never at the head', () => {
    const plain = fight(laser);
    expect(plain.refused(plain.shot('A', 'B', { aim: 'LA' }))).toBe('badShot');
    const s = fight({ ...laser, equipment: [['targetingComputer', 'LT']] });
    expect(s.refused(s.shot('A', 'B', { aim: 'HD' }))).toBe('badShot');
    s.roll('toHit', 7).roll('aim', 8);
    s.shoot('A', 'B', { aim: 'LA' }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 7, hit: true }]);
  });

  test('missiles cannot be aimed', () => {
    const s = fight({ weapons: [['srm6', 'CT']] }, still);
    expect(s.refused(s.shot('A', 'B', { aim: 'LA' }))).toBe('badShot');
  });
});
