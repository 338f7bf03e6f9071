import { duel, PROFILES, type Scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT } from '../../vocabulary/spec/locations.ts';
import type { ToolKind } from './melee-weapons.ts';

function worker(profile: 'spec' | 'canon', kind: ToolKind, where: 'RA' | 'RT', a: Partial<UnitOptions> = {}): Scenario {
  return duel(profile, { tonnage: 60, equipment: [[kind, where]], ...a }, { armor: { CT: 60 } });
}

describe.each(PROFILES)('tools of work (%s)', profile => {
  test.each([
    ['chainsaw', 5, 5],
    ['miningDrill', 4, 4],
    ['rockCutter', 6, 5],
    ['combine', 3, 3],
    ['backhoe', 6, 6],
    ['dualSaw', 5, 7],
    ['spotWelder', 4, 5],
    ['pileDriver', 7, 10],
  ] as const)('a %s needs %i and does %i, in an arm without a hand as well', (kind, need, damage) => {
    const s = worker(profile, kind, 'RA', { armsWithout: { RA: 'hand' } });
    s.roll('toHit', need).roll('hitLocation', 7).melee('A', 'B').endPhase();
    expect(s.all('PhysicalRolled')).toMatchObject([{ need, hit: true }]);
    expect(s.unit('B').armor[CT]).toBe(60 - damage);
  });

  test.each([
    ['backhoe', 12],
    ['dualSaw', 7],
  ] as const)('in the hands of hot triple-strength myomer a %s does %i', (kind, damage) => {
    const equipment = [
      [kind, 'RA'],
      ['tsm', 'CT'],
    ] as const;
    const s = worker(profile, kind, 'RA', { equipment, condition: { heat: 9 } });
    s.roll('toHit', 12).roll('hitLocation', 7).melee('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(60 - damage);
  });

  test('a tool in the torso strikes forward, whatever the arms have done', () => {
    const s = worker(profile, 'chainsaw', 'RT', { condition: { criticals: { RA: [1], LA: [1] } } });
    s.roll('toHit', 5).roll('hitLocation', 7).melee('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(60 - 5);
  });

  test.each([
    ['dualSaw', 'accepted'],
    ['miningDrill', 'limbUnusable'],
  ] as const)('a %s in the torso of a quad is %s', (kind, answer) => {
    const s = worker(profile, kind, 'RT', { quad: true });
    const order = { type: 'melee', unit: 0, target: 1, item: 0, aim: 'full' } as const;
    if (answer === 'limbUnusable') expect(s.refused(order)).toBe(answer);
    else expect(s.do(order).state.attacks).toMatchObject([{ kind: 'melee', need: 5 }]);
  });

  test('a tool that is struck no longer works', () => {
    const s = worker(profile, 'chainsaw', 'RT', { condition: { criticals: { RT: [1] } } });
    expect(s.refused({ type: 'melee', unit: 0, target: 1, item: 0, aim: 'full' })).toBe('weaponUnusable');
  });
});
