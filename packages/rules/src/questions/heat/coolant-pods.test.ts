import { PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { resolveDamage } from '../../resolution/damage/damage.ts';
import { RT } from '../../vocabulary/spec/locations.ts';

/** A unit with ten single sinks and two pods that starts the turn with this much heat. */
function hot(profile: string, heat: number, options: Partial<UnitOptions> = {}): Scenario {
  const pods = [
    ['coolantPod', 'RT'],
    ['coolantPod', 'RT'],
  ] as const;
  return scenario({ profile })
    .mech('A', { at: '0502', equipment: pods, condition: { heat }, ...options })
    .mech('B', { at: '0510', facing: 3 })
    .begin('heat')
    .endPhase();
}

describe.each(PROFILES)('a coolant pod (%s)', profile => {
  test('a coolant pod is emptied when more than 13 heat would be left, and each sink removes one point more', () => {
    const s = hot(profile, 24);
    expect(s.all('HeatSettled')[0]).toMatchObject({ unit: 0, dissipated: 20, heat: 4 });
    expect(s.all('CounterSet')).toEqual([{ type: 'CounterSet', unit: 0, counter: 'podsUsed', value: 1 }]);
  });

  test.each([
    ['efficient', 19, 0],
    ['efficient', 20, 1],
    ['dump', 11, 1],
    ['dump', 10, 0],
    ['off', 23, 0],
  ] as const)('a coolant pod set to %s is emptied at %i heat: %i', (setting, heat, used) => {
    const s = scenario({ profile })
      .mech('A', { at: '0502', equipment: [['coolantPod', 'RT']], condition: { heat } })
      .mech('B', { at: '0510', facing: 3 })
      .begin('weapons')
      .do({ type: 'fire', unit: 0, twist: 0, shots: [], switches: [{ item: 0, setting }] });
    s.do({ type: 'fire', unit: 1, twist: 0, shots: [] }).endPhase().endPhase();
    expect(s.unit('A').podsUsed).toBe(used);
  });

  test('a coolant pod stays full when 13 heat are left', () => {
    const s = hot(profile, 23);
    expect(s.all('HeatSettled')[0]).toMatchObject({ unit: 0, dissipated: 10, heat: 13 });
    expect(s.unit('A').podsUsed).toBe(0);
  });

  test('a coolant pod explodes for 10 points when it is struck full', () => {
    const s = scenario({ profile })
      .mech('A', { at: '0502', armor: { RT: 0 }, equipment: [['coolantPod', 'RT']] })
      .mech('B', { at: '0510', facing: 3 })
      .begin('weapons');
    s.roll('criticalCount', 8).roll('criticalSlot', 0).roll('consciousness', 12, 12).roll('criticalCount', 2);
    resolveDamage(s.game, 0, { location: RT, rear: false, throughArmor: false }, 1);
    expect(s.all('Exploded')).toMatchObject([{ unit: 0, location: RT, damage: 10, bin: -1 }]);
  });

  test('a coolant pod that is empty does not explode', () => {
    const s = scenario({ profile })
      .mech('A', { at: '0502', armor: { RT: 0 }, equipment: [['coolantPod', 'RT']] })
      .mech('B', { at: '0510', facing: 3 })
      .begin('weapons');
    s.unit('A').podsUsed = 1;
    s.roll('criticalCount', 8).roll('criticalSlot', 0);
    resolveDamage(s.game, 0, { location: RT, rear: false, throughArmor: false }, 1);
    expect(s.all('Exploded')).toEqual([]);
  });
});
