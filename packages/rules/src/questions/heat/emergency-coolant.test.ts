import { PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { resolveDamage } from '../../resolution/damage/damage.ts';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import { CT, RT } from '../../vocabulary/spec/locations.ts';
import { coolantNumber } from './emergency-coolant.ts';

/** A has 25 heat, ten single sinks, and its system at work. */
function cooling(profile: string): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0502', equipment: [['emergencyCoolant', 'RT']], condition: { heat: 25 } })
    .mech('B', { at: '0510', facing: 3 })
    .begin('weapons')
    .do({ type: 'fire', unit: 0, twist: 0, shots: [], switches: [{ item: 0, setting: 'on' }] })
    .do({ type: 'fire', unit: 1, twist: 0, shots: [] });
}

describe.each(PROFILES)('an emergency coolant system (%s)', profile => {
  test('an emergency coolant system carries off 6 points of heat, and one more for each point above its number', () => {
    const s = cooling(profile).roll('gear', 8).endPhase().endPhase();
    expect(s.all('HeatSettled')[0]).toMatchObject({ unit: 0, dissipated: 10 + 6 + 5, heat: 4 });
    expect(s.unit('A').coolantUses).toBe(1);
  });

  test('an emergency coolant system that fails is lost with a slot of the engine, and its unit runs hotter', () => {
    const s = cooling(profile);
    s.unit('A').coolantUses = 1;
    s.roll('gear', 4).roll('shutdown', 12).endPhase().endPhase();
    expect(s.all('SlotHit')).toMatchObject([
      { unit: 0, location: RT },
      { unit: 0, location: CT },
    ]);
    expect(s.all('HeatSettled')[0]).toMatchObject({ unit: 0, dissipated: 10, heat: 15 });
    s.nextTurn().begin('heat');
    s.unit('A').movement = 'walk';
    s.unit('A').weaponsFired = 1;
    s.endPhase();
    expect(s.all('HeatSettled').findLast(({ unit }) => unit === 0)).toMatchObject({ builtUp: 5 + 2 });
  });

  test('an emergency coolant system explodes for 5 points when it is struck', () => {
    const s = scenario({ profile })
      .mech('A', { at: '0502', armor: { RT: 0 }, equipment: [['emergencyCoolant', 'RT']] })
      .mech('B', { at: '0510', facing: 3 })
      .begin('weapons');
    s.roll('criticalCount', 8).roll('criticalSlot', 0).roll('consciousness', 12, 12).roll('criticalCount', 2);
    resolveDamage(s.game, 0, { location: RT, rear: false, throughArmor: false }, 1);
    expect(s.all('Exploded')).toMatchObject([{ unit: 0, location: RT, damage: 5 }]);
  });
});

test('an emergency coolant system works on 3, 5, 7 and 10, and then no more', () => {
  expect([0, 1, 2, 3, 4].map(coolantNumber)).toEqual([3, 5, 7, 10, IMPOSSIBLE]);
});
