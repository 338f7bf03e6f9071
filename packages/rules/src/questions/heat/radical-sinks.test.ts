import { PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import { holdingNumber } from './radical-sinks.ts';

/** A unit with ten single sinks whose radical heat sink system is switched on in this turn. */
function driven(profile: string, heat: number, on = true): Scenario {
  const s = scenario({ profile })
    .mech('A', { at: '0502', equipment: [['radicalSinks', 'RT']], condition: { heat } })
    .mech('B', { at: '0510', facing: 3 })
    .begin('weapons');
  return s.do({
    type: 'fire',
    unit: 0,
    twist: 0,
    shots: [],
    ...(on ? { switches: [{ item: 0, setting: 'on' }] } : {}),
  });
}

function toHeat(s: Scenario): Scenario {
  return s.do({ type: 'fire', unit: 1, twist: 0, shots: [] }).endPhase().endPhase();
}

describe.each(PROFILES)('radical heat sinks (%s)', profile => {
  test('radical heat sinks remove one point more for each sink that works', () => {
    const s = toHeat(driven(profile, 25).roll('gear', 3));
    expect(s.all('HeatSettled')[0]).toMatchObject({ unit: 0, dissipated: 20, heat: 5 });
    expect(s.all('GearRolled')).toMatchObject([{ unit: 0, item: 0, need: 3, roll: 3, passed: true }]);
    expect(s.unit('A')).toMatchObject({ radicalLevel: 1, radicalRose: 1 });
  });

  test('radical heat sinks that fail are lost, and leak a point of heat each turn, or two in a turn of fire', () => {
    const s = toHeat(driven(profile, 10).roll('gear', 2));
    expect(s.all('SlotHit')).toMatchObject([{ unit: 0, location: 2, source: { kind: 'gearFailure' } }]);
    const last = (): unknown => s.all('HeatSettled').findLast(({ unit }) => unit === 0);
    s.nextTurn().begin('heat').endPhase();
    expect(last()).toMatchObject({ builtUp: 1 });
    s.nextTurn().begin('heat');
    s.unit('A').weaponsFired = 1;
    s.endPhase();
    expect(last()).toMatchObject({ builtUp: 2 });
  });

  test('radical heat sinks lose strain in turns without use, twice as much after the first one', () => {
    const s = driven(profile, 0, false);
    s.unit('A').radicalLevel = 4;
    s.unit('A').radicalRose = 1;
    toHeat(s);
    expect(s.unit('A')).toMatchObject({ radicalLevel: 2, radicalRose: 0 });
    s.nextTurn();
    expect(s.unit('A')).toMatchObject({ radicalLevel: 1 });
  });
});

test('radical heat sinks hold on 3, 5, 7, 10 and 11, and then no more', () => {
  expect([0, 1, 2, 3, 4, 5].map(holdingNumber)).toEqual([3, 5, 7, 10, 11, IMPOSSIBLE]);
});
