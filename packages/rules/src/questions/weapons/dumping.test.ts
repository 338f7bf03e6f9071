import { PROFILES, type Scenario, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { resolveDamage } from '../../resolution/damage/damage.ts';
import { legalCommands } from '../../turn/orders/legal-commands.ts';
import { legalShots } from '../../turn/orders/legal-shots.ts';
import { CT, LA, type LocationId, LT, RT } from '../../vocabulary/spec/locations.ts';
import { jumpMp, runMp, walkMp } from '../movement/movement-points.ts';

const AC20 = { kind: 'ac-20', in: 'LT', shots: 5, explosionPerShot: 20 } as const;
const GAUSS = { kind: 'gauss', in: 'RT', shots: 8, explosionPerShot: 0 } as const;
const DUMP = { type: 'fire', unit: 0, twist: 0, shots: [], dump: [0] } as const;

function loaded(profile: string, options: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', {
      at: '0505',
      jump: 4,
      weapons: [[tableWeapon('ac20'), 'RT']],
      ammo: [AC20, { ...AC20, shots: 1 }, GAUSS],
      ...options,
    })
    .mech('B', { at: '0502', facing: 3 })
    .begin('weapons');
}

/** The turn in which the first bin is dumped, from its movement phase. */
function dumping(profile: string, options: Partial<UnitOptions> = {}): Scenario {
  return loaded(profile, options).do(DUMP).nextTurn();
}

function hitBehind(s: Scenario, location: LocationId, rear = true): void {
  resolveDamage(s.game, 0, { location, rear, throughArmor: false }, 1);
}

describe.each(PROFILES)('dumping ammunition (%s)', profile => {
  test('dumping is ordered with fire, takes the whole next turn, and empties the bin', () => {
    const s = dumping(profile);
    expect(s.unit('A')).toMatchObject({ dumping: 1, dumpNext: 0, ammo: [5, 1, 8] });
    s.nextTurn();
    expect(s.unit('A')).toMatchObject({ dumping: 0, dumpNext: 0, ammo: [0, 1, 8] });
    s.expectEvents(
      `A will dump AC/20 ammunition in the next turn
       A has dumped AC/20 ammunition: 5 shots`,
      ['DumpOrdered', 'AmmoDumped'],
    );
  });

  test('an order to dump changes nothing in its own turn', () => {
    const s = loaded(profile).do(DUMP);
    expect(s.unit('A')).toMatchObject({ dumping: 0, dumpNext: 1 });
    hitBehind(s, LT);
    expect(s.all('Exploded')).toEqual([]);
  });

  test('a unit that dumps ammunition can neither run nor jump', () => {
    const s = dumping(profile);
    const a = s.unit('A');
    expect([walkMp(s.game, a), runMp(s.game, a), jumpMp(s.game, a)]).toEqual([5, 5, 0]);
    expect(s.refused(s.moveCommand('A', 'run', 'F'))).toBe('unitIncapable');
    expect(s.refused({ type: 'jump', unit: 0, to: s.hex('0506'), facing: 0 })).toBe('unitIncapable');
    s.moved('B', 'stationary');
    expect(s.refused(s.dfaCommand('A', 'B', '0503'))).toBe('unitIncapable');
    const modes = [...legalCommands(s.game, a)].flatMap(command => ('mode' in command ? [command.mode] : []));
    expect(new Set(modes)).toEqual(new Set(['walk']));
    s.walk('A', 'BB');
    expect(s.at('A')).toBe('0507');
  });

  test('a bin that is being dumped feeds no weapon', () => {
    const s = dumping(profile).endPhase();
    expect(s.state.phase).toBe('weapons');
    expect(s.refused(s.shot('A', 'B', { bin: 0 }))).toBe('weaponUnusable');
    s.roll('toHit', 2).shoot('A', 'B').endPhase();
    expect(s.unit('A').ammo).toEqual([5, 0, 8]);
  });

  test.each([
    ['left', LT],
    ['right', RT],
    ['center', CT],
  ])('a hit on the rear of the %s torso explodes the bin that is being dumped', (_, location) => {
    const s = dumping(profile, { armor: { LT: 50 }, equipment: [['case', 'LT']] });
    s.roll('consciousness', 12, 12).roll('criticalCount', 2);
    hitBehind(s, location);
    expect(s.all('Exploded')).toMatchObject([{ location: LT, damage: 100, bin: 0 }]);
    expect(s.unit('A')).toMatchObject({ ammo: [0, 1, 8], pilotWounds: 2 });
  });

  test('a rear hit explodes the bin that is being dumped, not the gun beside it', () => {
    const s = dumping(profile, { weapons: [['gauss', 'LT']], armor: { LT: 50 }, equipment: [['case', 'LT']] });
    s.roll('consciousness', 12, 12).roll('criticalCount', 2);
    hitBehind(s, LT);
    expect(s.all('Exploded')).toMatchObject([{ location: LT, slot: 1, damage: 100, bin: 0 }]);
    expect(s.unit('A').ammo[0]).toBe(0);
  });

  test('several bins explode one after the other, until the unit is destroyed', () => {
    const bins = { ammo: [AC20, { ...AC20, in: 'RT' }] } as const;
    const both = { ...DUMP, dump: [0, 1] };
    const equipment = [
      ['case', 'LT'],
      ['case', 'RT'],
    ] as const;
    const vented = loaded(profile, { ...bins, equipment })
      .do(both)
      .nextTurn();
    vented.roll('consciousness', 12, 12).roll('criticalCount', 2);
    vented.roll('consciousness', 12, 12).roll('criticalCount', 2);
    hitBehind(vented, CT);
    expect(vented.all('Exploded').map(({ bin }) => bin)).toEqual([0, 1]);

    const lost = loaded(profile, bins).do(both).nextTurn();
    lost.roll('consciousness', 12, 12).roll('criticalCount', 2, 2);
    hitBehind(lost, CT);
    expect(lost.all('Exploded').map(({ bin }) => bin)).toEqual([0]);
    expect(lost.unit('A').status).toBe('destroyed');
  });

  test('a hit from the front or on an arm does not explode the bin', () => {
    const s = dumping(profile);
    hitBehind(s, LT, false);
    hitBehind(s, LA);
    expect(s.all('Exploded')).toEqual([]);
    expect(s.unit('A').ammo).toEqual([5, 1, 8]);
  });

  test('dumped ammunition that cannot explode does not explode', () => {
    const s = loaded(profile)
      .do({ ...DUMP, dump: [2] })
      .nextTurn();
    hitBehind(s, RT);
    expect(s.all('Exploded')).toEqual([]);
    s.nextTurn();
    expect(s.unit('A').ammo).toEqual([5, 1, 0]);
  });

  test.each<[string, readonly number[], UnitOptions['condition']]>([
    ['a bin that is not there', [3], {}],
    ['an empty bin', [0], { ammo: [0, 1, 8] }],
    ['a bin that was struck', [0], { criticals: { LT: [1] } }],
    ['the same bin twice', [1, 1], {}],
  ])('dumping is refused for %s', (_, dump, condition) => {
    const s = loaded(profile, { condition: condition! });
    expect(s.refused({ ...DUMP, dump })).toBe('equipmentUnusable');
  });

  test('dumping is refused for a bin that is being dumped already', () => {
    const s = dumping(profile).endPhase();
    expect(s.refused(DUMP)).toBe('equipmentUnusable');
    expect([...legalCommands(s.game, s.unit('A'))]).toContainEqual({ ...DUMP, dump: [1] });
    expect(legalShots(s.game, s.unit('A'), 0)).toEqual([{ weapon: 0, target: 1 }]);
  });
});
