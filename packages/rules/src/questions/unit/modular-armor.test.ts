import { PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { resolveDamage } from '../../resolution/damage/damage.ts';
import { CT, RT } from '../../vocabulary/spec/locations.ts';
import { physicalBase, STANDING } from '../physical/base-number.ts';
import { pilotingBase } from '../piloting/target-number.ts';

function plated(profile: string): Scenario {
  return scenario({ profile })
    .mech('A', {
      at: '0502',
      equipment: [
        ['modularArmor', 'CT'],
        ['modularArmor', 'RT'],
      ],
    })
    .mech('B', { at: '0503' })
    .begin('weapons');
}

const TORSO = { location: CT, rear: false, throughArmor: false };

describe.each(PROFILES)('modular armor (%s)', profile => {
  test('modular armor takes ten points before the armor does, and is then gone', () => {
    const s = plated(profile);
    resolveDamage(s.game, 0, TORSO, 7);
    expect(s.lost('A')).toEqual({});
    expect(s.unit('A').platesLost).toBe(7);
    resolveDamage(s.game, 0, TORSO, 7);
    expect(s.lost('A')).toEqual({ CT: 4 });
    expect(s.all('SlotHit')).toMatchObject([{ unit: 0, location: CT }]);
    resolveDamage(s.game, 0, TORSO, 1);
    expect(s.lost('A')).toEqual({ CT: 5 });
  });

  test('modular armor covers its own place and its front only', () => {
    const s = plated(profile);
    resolveDamage(s.game, 0, { ...TORSO, rear: true }, 3);
    resolveDamage(s.game, 0, { ...TORSO, location: 3 }, 3);
    expect(s.lost('A')).toEqual({ CTR: 3, LT: 3 });
    resolveDamage(s.game, 0, { ...TORSO, location: RT }, 3);
    expect(s.unit('A').platesLost).toBe(3 << 4);
  });

  test('modular armor does not hold what explodes behind it', () => {
    const s = plated(profile);
    resolveDamage(s.game, 0, { ...TORSO, location: RT }, 0, {
      kind: 'explosion',
      location: 2,
      slot: 1,
      setOffBy: { kind: 'heat' },
    });
    s.roll('criticalCount', 2);
    resolveDamage(s.game, 0, { ...TORSO, location: RT }, 2, {
      kind: 'explosion',
      location: 2,
      slot: 1,
      setOffBy: { kind: 'heat' },
    });
    expect(s.unit('A').platesLost).toBe(0);
  });

  test('modular armor lets what it takes count for the footing', () => {
    const s = plated(profile);
    resolveDamage(s.game, 0, TORSO, 10);
    resolveDamage(s.game, 0, { ...TORSO, location: RT }, 10);
    expect(s.lost('A')).toEqual({});
    expect(s.all('RollQueued')).toMatchObject([{ unit: 0, reason: 'phaseDamage' }]);
  });

  test('modular armor does not keep a location roll of 2 from asking for its critical roll', () => {
    const s = plated(profile).roll('criticalCount', 7);
    resolveDamage(s.game, 0, { ...TORSO, throughArmor: true }, 3);
    expect(s.all('CriticalRolled')).toMatchObject([{ unit: 0, location: CT, roll: 7, hits: 0 }]);
  });

  test('modular armor makes its unit clumsy until none is left', () => {
    const s = plated(profile);
    const numbers = (): number[] => [
      pilotingBase(s.game, s.unit('A')),
      physicalBase(s.game, STANDING, s.unit('A'), s.unit('B')),
    ];
    expect(numbers()).toEqual([6, 6]);
    resolveDamage(s.game, 0, TORSO, 10);
    expect(numbers()).toEqual([6, 6]);
    resolveDamage(s.game, 0, { ...TORSO, location: RT }, 10);
    expect(numbers()).toEqual([5, 5]);
  });
});
