import { PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT } from '../../vocabulary/spec/locations.ts';

function fight(a: Partial<UnitOptions>, b: Partial<UnitOptions> = {}, profile: 'spec' | 'canon' = 'spec'): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0504', facing: 3, ...a })
    .mech('B', { at: '0505', heatSinks: 0, armor: { CT: 30 }, ...b })
    .begin('weapons');
}

const heatOf = (s: Scenario): number => s.all('HeatSettled').find(({ unit }) => unit === 1)!.builtUp;

describe.each(PROFILES)('heat from enemy weapons (%s)', profile => {
  test('a flamer does damage, or heats its target instead', () => {
    const burn = fight({ weapons: [['flamer', 'CT']] }, {}, profile);
    burn.roll('toHit', 12).roll('hitLocation', 7);
    burn.shoot('A', 'B').endPhase();
    expect(burn.unit('B').armor[CT]).toBe(28);
    expect(burn.unit('B').externalHeat).toBe(0);
    const heat = fight({ weapons: [['flamer', 'CT']] }, {}, profile);
    heat.roll('toHit', 12);
    heat.shoot('A', 'B', { heat: true }).endPhase().endPhase();
    expect(heat.unit('B').armor[CT]).toBe(30);
    expect(heatOf(heat)).toBe(2);
  });

  test('a weapon that is not a flamer cannot heat its target instead', () => {
    const s = fight({ weapons: [['ml', 'CT']] }, {}, profile);
    expect(s.refused(s.shot('A', 'B', { heat: true }))).toBe('badShot');
  });

  test('a plasma rifle does damage and heats its target by one die', () => {
    const s = fight({ weapons: [['plasmaRifle', 'CT']] }, {}, profile);
    s.roll('toHit', 12).roll('hitLocation', 7).roll('plasmaHeat', 5);
    s.shoot('A', 'B').endPhase().endPhase();
    expect(s.unit('B').armor[CT]).toBe(20);
    expect(heatOf(s)).toBe(5);
  });

  test('a unit takes at most 15 points of heat from enemy weapons in a turn', () => {
    const s = fight(
      {
        weapons: [
          ['plasmaCannon', 'LT'],
          ['plasmaCannon', 'RT'],
        ],
      },
      { heatSinks: 10 },
      profile,
    );
    s.roll('toHit', 12).roll('plasmaHeat', 6, 5).roll('toHit', 12).roll('plasmaHeat', 6, 4);
    s.fire('A', 'B', [0, 1]);
    s.endPhase();
    expect(s.unit('B').externalHeat).toBe(15);
    s.endPhase();
    expect(heatOf(s)).toBe(15);
    expect(s.unit('B')).toMatchObject({ heat: 5, externalHeat: 0 });
  });
});
