import { withHex } from '@hexfall/hex';
import { openBoard, PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { resolveDamage } from '../../resolution/damage/damage.ts';
import { resolveFall } from '../../resolution/piloting/fall.ts';
import { onTheSpot } from '../../resolution/piloting/psr.ts';
import { CT, LT, RA } from '../../vocabulary/spec/locations.ts';

const INDUSTRIAL: Partial<UnitOptions> = { structureType: 'industrial' };
const SENSORS = 2;

function fight(profile: string, a: Partial<UnitOptions>, b: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0502', facing: 3, weapons: [['ml', 'CT']], ...a })
    .mech('B', { at: '0505', armor: { CT: 60, LT: 20 }, ...b })
    .begin('weapons')
    .moved('A', 'stationary');
}

describe.each(PROFILES)('the cockpit of an IndustrialMech (%s)', profile => {
  test.each([
    ['industrial', 'standard', '5 = 4 gunnery + 1 cockpit without fire control'],
    ['primitiveIndustrial', 'industrial', '6 = 4 gunnery + 2 cockpit without fire control'],
    ['primitive', 'industrial', '5 = 4 gunnery + 1 cockpit without fire control'],
    ['primitive', 'standard', '4 = 4 gunnery'],
    ['standard', 'industrial', '4 = 4 gunnery'],
  ] as const)('%s on a frame of type %s: a shot needs %s', (cockpit, structureType, number) => {
    const s = fight(profile, { cockpit, structureType }).roll('toHit', 2).fire('A', 'B').endPhase();
    expect(s.numbers).toEqual([number]);
  });

  test('one sensor hit makes an IndustrialMech blind, and a BattleMech fires at +2', () => {
    const condition = { criticals: { HD: [SENSORS] } };
    const blind = fight(profile, { ...INDUSTRIAL, condition });
    expect(blind.refused(blind.shot('A', 'B'))).toBe('weaponUnusable');
    const s = fight(profile, { condition }).roll('toHit', 2).fire('A', 'B').endPhase();
    expect(s.numbers).toEqual(['6 = 4 gunnery + 2 sensors hit']);
  });
});

describe.each(PROFILES)('critical hits on an IndustrialMech (%s)', profile => {
  const hit = (location: number) => ({ location, rear: false, throughArmor: false });

  test('a critical roll of 6 on an IndustrialMech is one hit, at +2', () => {
    const s = fight(profile, {}, { ...INDUSTRIAL, armor: { LT: 0 } })
      .roll('criticalCount', 6)
      .roll('criticalSlot', 0);
    resolveDamage(s.game, 1, hit(CT), 61);
    expect(s.all('CriticalRolled')).toMatchObject([{ roll: 6, hits: 1 }]);
  });

  test('a 12 in a torso of an IndustrialMech is four hits, and an 11 or 10 three', () => {
    for (const [roll, hits] of [
      [12, 4],
      [11, 3],
      [10, 3],
    ] as const) {
      const slots = Array.from({ length: hits }, () => 0);
      const s = fight(
        profile,
        {},
        {
          ...INDUSTRIAL,
          weapons: [
            ['ml', 'LT'],
            ['ml', 'LT'],
            ['ml', 'LT'],
            ['ml', 'LT'],
          ],
        },
      );
      s.roll('criticalCount', roll).roll('criticalSlot', ...slots);
      resolveDamage(s.game, 1, hit(LT), 21);
      expect(s.all('CriticalRolled')).toMatchObject([{ roll, hits }]);
    }
  });

  test('a 10 takes a limb off an IndustrialMech', () => {
    const s = fight(profile, {}, INDUSTRIAL).roll('criticalCount', 10);
    resolveDamage(s.game, 1, hit(RA), 11);
    expect(s.unit('B').structure[RA]).toBe(0);
  });
});

describe.each(PROFILES)('commercial armor (%s)', profile => {
  test.each([
    [5, 0],
    [6, 1],
  ])('commercial armor that holds a hit of %i points calls for %i critical rolls', (points, rolls) => {
    const s = fight(profile, {}, { armorType: 'commercial', armor: { LT: 20 } }).roll(
      'criticalCount',
      ...Array.from({ length: rolls }, () => 2),
    );
    resolveDamage(s.game, 1, { location: LT, rear: false, throughArmor: false }, points);
    expect(s.all('CriticalRolled')).toHaveLength(rolls);
    expect(s.unit('B').armor[LT]).toBe(20 - points);
  });

  test('commercial armor calls for one roll for the armor and one for the structure when a hit goes through', () => {
    const s = fight(profile, {}, { armorType: 'commercial', armor: { LT: 5 } }).roll('criticalCount', 2, 2);
    resolveDamage(s.game, 1, { location: LT, rear: false, throughArmor: false }, 7);
    expect(s.all('CriticalRolled')).toHaveLength(2);
  });
});

describe.each(PROFILES)('the frame of an IndustrialMech (%s)', profile => {
  test('a blow to an IndustrialMech calls for one critical roll at +2 at the end of the turn, wherever the dice say', () => {
    const s = scenario({ profile })
      .mech('A', { at: '0505', facing: 3 })
      .mech('B', { at: '0506', ...INDUSTRIAL, armor: { CT: 60 } })
      .begin('physical');
    s.roll('toHit', 12, 12).roll('punchLocation', 3, 3).punch('A', 'B');
    s.roll('hitLocation', 7).roll('criticalCount', 5).nextTurn();
    expect(s.all('CriticalRolled')).toMatchObject([
      { unit: 1, location: CT, roll: 5, hits: 0, source: { kind: 'shock' } },
    ]);
    expect(s.unit('B').frameShock).toBe(0);
  });

  test('a fall from two levels adds 3 more to the critical roll of the frame', () => {
    const s = scenario({ profile })
      .mech('A', { at: '0502', facing: 3 })
      .mech('B', {
        at: '0506',
        ...INDUSTRIAL,
        armor: { CT: 60 },
        weapons: [
          ['ml', 'LT'],
          ['ml', 'LT'],
          ['ml', 'LT'],
        ],
      })
      .begin('physical');
    s.roll('fallDirection', 1).roll('hitLocation', 7, 7, 7);
    if (profile === 'spec') s.roll('consciousness', 12);
    else s.roll('avoidFallDamage', 12);
    resolveFall(s.game, s.unit('B'), { reason: 'kicked', need: 2 }, { ...onTheSpot(s.unit('B')), height: 2 });
    expect(s.unit('B').frameShock).toBe(4);
    s.roll('hitLocation', 8).roll('criticalCount', 3).roll('criticalSlot', 0).nextTurn();
    expect(s.all('CriticalRolled')).toMatchObject([{ location: LT, roll: 3, hits: 1 }]);
  });

  test('fire does not shake the frame of an IndustrialMech', () => {
    const s = fight(profile, {}, INDUSTRIAL).roll('toHit', 12).roll('hitLocation', 7).fire('A', 'B').endPhase();
    expect(s.unit('B').frameShock).toBe(0);
  });
});

/** B stands in water of that depth. */
function wading(profile: string, b: Partial<UnitOptions>, depth = 2): Scenario {
  const board = withHex(openBoard(9, 12), 9 * 4 + 4, { level: 0, layers: { water: 1, depth } });
  return scenario({ profile, board })
    .mech('A', { at: '0912', facing: 3 })
    .mech('B', { at: '0505', engine: 'ice', ...INDUSTRIAL, ...b })
    .begin('end')
    .endPhase();
}

describe.each(PROFILES)('a combustion engine (%s)', profile => {
  test('a combustion engine under water stops for good at the end of the next turn', () => {
    const s = wading(profile, {});
    expect(s.unit('B')).toMatchObject({ status: 'active', engineFlooding: 1 });
    s.begin('end').endPhase();
    expect(s.all('UnitDestroyed')).toMatchObject([{ unit: 1, cause: 'breach' }]);
  });

  test.each([
    ['in shallow water', {}, 1],
    ['in a sealed hull', { equipment: [['environmentalSealing', 'CT']] }, 2],
    ['that is a fusion engine', { engine: 'fusion' }, 2],
  ] as const)('an engine %s runs on', (_, options, depth) => {
    expect(wading(profile, options, depth).unit('B').engineFlooding).toBe(0);
  });
});
