import { duel, PROFILES, type Scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { emit } from '../../vocabulary/game/emit.ts';
import { CT } from '../../vocabulary/spec/locations.ts';
import type { VibrobladeKind } from './vibroblades.ts';

function swordsman(
  profile: 'spec' | 'canon',
  kind: VibrobladeKind,
  on: boolean,
  a: Partial<UnitOptions> = {},
): Scenario {
  const s = duel(profile, { tonnage: 60, equipment: [[kind, 'RA']], ...a }, { armor: { CT: 60 } });
  if (on) emit(s.game, { type: 'GearSwitched', unit: 0, item: 0, setting: 'on', gearOn: 1, gearNext: 0 });
  return s;
}

describe.each(PROFILES)('vibroblades (%s)', profile => {
  test.each([
    ['smallVibroblade', 7, 3],
    ['mediumVibroblade', 10, 5],
    ['largeVibroblade', 14, 7],
  ] as const)('a %s that is on does %i for %i heat', (kind, damage, builtUp) => {
    const s = swordsman(profile, kind, true);
    s.roll('toHit', 3).roll('hitLocation', 7).melee('A', 'B').endPhase();
    expect(s.all('PhysicalRolled')).toMatchObject([{ need: 3, hit: true }]);
    expect(s.unit('B').armor[CT]).toBe(60 - damage);
    s.endPhase();
    expect(s.all('HeatSettled')[0]).toMatchObject({ unit: 0, builtUp });
  });

  test.each([
    [0, 7],
    [9, 14],
  ])('a vibroblade that is off does a tenth of the tonnage and 1: with heat %i and myomer %i', (heat, damage) => {
    const equipment = [
      ['mediumVibroblade', 'RA'],
      ['tsm', 'CT'],
    ] as const;
    const s = swordsman(profile, 'mediumVibroblade', false, { equipment, condition: { heat } });
    s.roll('toHit', 12).roll('hitLocation', 7).melee('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(60 - damage);
  });

  test('hot myomer adds nothing to a vibroblade that is on', () => {
    const equipment = [
      ['mediumVibroblade', 'RA'],
      ['tsm', 'CT'],
    ] as const;
    const s = swordsman(profile, 'mediumVibroblade', true, { equipment, condition: { heat: 9 } });
    s.roll('toHit', 12).roll('hitLocation', 7).melee('A', 'B').endPhase();
    expect(s.unit('B').armor[CT]).toBe(60 - 10);
  });

  test('a vibroblade needs a hand', () => {
    const s = swordsman(profile, 'smallVibroblade', true, { armsWithout: { RA: 'hand' } });
    expect(s.refused({ type: 'melee', unit: 0, target: 1, item: 0, aim: 'full' })).toBe('limbUnusable');
  });
});
