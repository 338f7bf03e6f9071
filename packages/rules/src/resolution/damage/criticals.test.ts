import {
  describeWithReference,
  PROFILES,
  readOracle,
  type Scenario,
  scenario,
  type UnitOptions,
} from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT, HD, LA, LL, LOCATIONS, type LocationId, LT, RA, RT } from '../../vocabulary/spec/locations.ts';
import { criticalCount } from './criticals.ts';
import { resolveDamage } from './damage.ts';

function target(options: Partial<UnitOptions> = {}, profile = 'spec'): Scenario {
  return scenario({ profile }).mech('B', { at: '0505', tonnage: 50, piloting: 5, ...options });
}

/** One point into a location without armor: just enough for one critical roll. */
function pierce(s: Scenario, location: LocationId, points = 1): void {
  resolveDamage(s.game, 0, { location, rear: false, throughArmor: false }, points);
}

const BARE = { HD: 0, CT: 0, LT: 0, RT: 0, LA: 0, RA: 0, LL: 0, RL: 0 };

describe('the critical roll', () => {
  test.each([
    [2, 0],
    [7, 0],
    [8, 1],
    [9, 1],
    [10, 2],
    [11, 2],
    [12, 3],
  ])('a critical roll of %i gives %i hits', (roll, hits) => {
    expect(criticalCount(roll)).toBe(hits);
  });

  test('every hit that reaches structure calls for a critical roll, a hit on armor alone does not', () => {
    const s = target({ armor: { LT: 4 } });
    s.roll('criticalCount', 2);
    pierce(s, RT, 5);
    pierce(s, LT, 5);
    expect(s.all('CriticalRolled')).toMatchObject([{ location: LT, hits: 0 }]);
  });

  test('a critical roll of 12 blows off a limb', () => {
    const s = target({ armor: BARE });
    s.roll('criticalCount', 12);
    pierce(s, RA);
    expect(s.unit('B').structure[RA]).toBe(0);
    expect(s.unit('B').structure[LA]).toBe(8);
    expect(s.unit('B').rolls).toEqual([]);
    expect(s.all('LocationLost')).toMatchObject([{ location: RA, cause: 'blownOff' }]);
  });

  test.each([
    ['arm', RA, 8],
    ['leg', LL, 12],
    ['head', HD, 3],
  ])('a %s that the hit has destroyed is not blown off as well', (_, location, structure) => {
    const s = target({ armor: BARE }, 'canon');
    s.roll('criticalCount', 12);
    pierce(s, location, structure);
    expect(s.all('LocationLost')).toMatchObject([{ location, cause: 'destroyed' }]);
    expect(s.unit('B').structure[location]).toBe(0);
  });

  test('a unit whose head is blown off is destroyed', () => {
    const s = target({ armor: BARE });
    s.roll('criticalCount', 12);
    pierce(s, HD);
    expect(s.unit('B').status).toBe('destroyed');
  });

  test('a unit whose cockpit is in the torso survives without its head', () => {
    const s = target({ armor: BARE, cockpit: 'torsoMounted' });
    s.roll('criticalCount', 12);
    pierce(s, HD);
    expect(s.all('LocationLost')).toMatchObject([{ location: HD, cause: 'blownOff' }]);
    expect(s.unit('B')).toMatchObject({ status: 'active', pilot: 'awake' });
  });

  test('a leg that is blown off brings the unit down without a roll', () => {
    const s = target({ armor: { LL: 0 } }, 'canon');
    s.roll('criticalCount', 12)
      .roll('fallDirection', 1)
      .roll('hitLocation', 7)
      .roll('avoidFallDamage', 2)
      .roll('consciousness', 12);
    s.begin('weapons');
    pierce(s, LL);
    expect(s.unit('B').rolls).toEqual([{ reason: 'legDestroyed', modifier: 0 }]);
    s.endPhase();
    expect(s.unit('B')).toMatchObject({ prone: true, pilotWounds: 1 });
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'avoidWound', need: 5 + 5, passed: false }]);
    expect(s.all('Fell')).toMatchObject([{ reason: 'legDestroyed', damage: 5 }]);
  });

  test('critical hits are lost once every slot of the location is struck', () => {
    const s = target({ armor: BARE, condition: { criticals: { LL: [1, 2, 3, 4] } } });
    s.roll('criticalCount', 11);
    pierce(s, LL);
    expect(s.all('SlotHit')).toEqual([]);
  });

  test('critical hits move inward from a location that never had anything to hit', () => {
    const s = target({ armor: BARE });
    s.roll('criticalCount', 8).roll('criticalSlot', 0);
    pierce(s, LT);
    expect(s.all('SlotHit')).toMatchObject([{ location: CT, slot: 0, rolledAt: LT }]);
    expect(s.unit('B').slotHits[CT]).toBe(1);
  });
});

describe.each(PROFILES)('through the armor (%s)', profile => {
  const REAR_CT = 8;

  /** A shoots from that hex at B, which faces north and has a weapon in each side torso; the location roll is a 2. */
  function lucky(at: string, facing: number, b: Partial<UnitOptions> = {}): Scenario {
    return scenario({ profile })
      .mech('A', { at, facing, weapons: [['ml', 'CT']] })
      .mech('B', { at: '0505', facing: 0, weapons: [['ml', 'LT'] as const, ['ml', 'RT'] as const], ...b })
      .begin('weapons')
      .roll('toHit', 12)
      .roll('hitLocation', 2);
  }

  test.each([
    ['front', '0502', 3, CT, CT],
    ['rear', '0508', 0, CT, REAR_CT],
    ['left', '0205', 1, LT, LT],
    ['right', '0805', 5, RT, RT],
  ] as const)(
    '[DMG-14] a location roll of 2 from the %s calls for a critical roll whatever the armor',
    (_, at, facing, location, armor) => {
      const s = lucky(at, facing).roll('criticalCount', 8).roll('criticalSlot', 0).fire('A', 'B').endPhase();
      expect(s.unit('B').armor[armor]).toBe(10 - 5);
      expect(s.unit('B').structure).toEqual(s.game.match.specs[1]!.structure);
      expect(s.all('CriticalRolled')).toMatchObject([{ location, roll: 8, hits: 1 }]);
      const slots = s.unit('B').slotsOut;
      expect(LOCATIONS.map((_code, i) => slots[i])).toEqual(LOCATIONS.map((_code, i) => (i === location ? 1 : 0)));
    },
  );

  test.each([
    [2, 0],
    [7, 0],
    [9, 1],
    [10, 2],
    [11, 2],
    [12, 3],
  ])('[DMG-14] a through-armor critical roll of %i gives %i hits', (roll, hits) => {
    const s = lucky('0502', 3).roll('criticalCount', roll);
    // The reactor takes the first three slots of the center torso, the gyro the next: one of each, and the reactor again.
    if (hits > 0) s.roll('criticalSlot', ...[0, 2, 0].slice(0, hits));
    if (hits > 1) s.roll('piloting', 12);
    s.fire('A', 'B').endPhase();
    expect(s.unit('B').slotsOut[CT]).toBe([0b0, 0b1, 0b1001, 0b1011][hits]);
    expect(s.all('PilotingRolled').map(({ reason, need }) => [reason, need])).toEqual(hits > 1 ? [['gyroHit', 8]] : []);
    expect(s.unit('B').structure[CT]).toBe(16);
  });

  test('[DMG-14] a location roll of 2 that also pierces the armor calls for two critical rolls', () => {
    const s = lucky('0502', 3, { armor: BARE }).roll('criticalCount', 2, 3).fire('A', 'B').endPhase();
    expect(s.all('CriticalRolled').map(event => event.roll)).toEqual([2, 3]);
    expect(s.unit('B').structure[CT]).toBe(16 - 5);
  });
});

describe('what a critical hit does', () => {
  test('a heavy-duty gyro ignores its first hit, calls for a roll on the second and is destroyed by the third', () => {
    for (const [hits, reasons] of [
      [[], []],
      [[4], ['gyroHit']],
      [[4, 5], ['gyroDestroyed']],
    ] as const) {
      const s = target({ gyro: 'heavyDuty', armor: { CT: 0 }, condition: { criticals: { CT: hits } } });
      s.roll('criticalCount', 8).roll('criticalSlot', 3);
      pierce(s, CT);
      expect(s.unit('B').rolls.map(roll => roll.reason)).toEqual(reasons);
    }
  });

  test('three engine hits in any locations destroy the unit', () => {
    const s = target({ engine: 'xl', armor: { CT: 0, LT: 0 }, condition: { criticals: { LT: [1], CT: [1] } } });
    s.roll('criticalCount', 8).roll('criticalSlot', 0);
    pierce(s, LT);
    expect(s.unit('B').status).toBe('destroyed');
    expect(s.all('UnitDestroyed')).toMatchObject([{ cause: 'engine' }]);
  });

  test('a destroyed side torso takes its engine slots with it', () => {
    const s = target({ engine: 'xl', armor: { LT: 0 } });
    s.roll('criticalCount', 2);
    pierce(s, LT, 12);
    expect(s.unit('B').status).toBe('destroyed');
  });

  test('a hit on the cockpit destroys the unit', () => {
    const s = target({ armor: { HD: 0 } });
    s.roll('criticalCount', 8).roll('criticalSlot', 2);
    pierce(s, HD);
    expect(s.all('UnitDestroyed')).toMatchObject([{ cause: 'cockpit' }]);
    expect(s.unit('B')).toMatchObject({ status: 'destroyed', pilot: 'dead' });
  });
});

describeWithReference('the critical roll of the reference', () => {
  test('the critical roll agrees with the reference for every location and roll', () => {
    const { data } = readOracle<{ data: Record<string, Record<string, string>> }>('critical_hits');
    for (const [code, row] of Object.entries(data)) {
      for (const [roll, result] of Object.entries(row)) {
        const s = target({ armor: BARE });
        s.roll('criticalCount', Number(roll));
        const hits = /^\d$/.test(result) ? Number(result) : 0;
        if (hits > 0) s.roll('criticalSlot', ...Array.from({ length: hits }, () => 0));
        if (code === 'HD' && roll !== '12') s.roll('consciousness', 12);
        pierce(s, { HD, CT, LT, LA, LL }[code]!);
        expect(s.all('CriticalRolled')[0]!.hits, `${code} ${roll}`).toBe(hits);
        expect(s.all('LocationLost').some(event => event.cause === 'blownOff')).toBe(result.endsWith('blown off'));
      }
    }
  });
});
