import { goesDown, PROFILES, type ProfileName, type Scenario, shootout, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT, LL, RL } from '../../vocabulary/spec/locations.ts';

/** The roll of two dice for each location of a unit that is struck from the front. */
const AT = { RL: 5, CT: 7, LT: 8, LL: 9 } as const;

/** A laser hits a location of B that has no armor, and one critical hit finds that slot, counted from those still whole. */
function pierced(profile: ProfileName, place: keyof typeof AT, slot: number, b: Partial<UnitOptions> = {}): Scenario {
  const s = shootout(profile, ['ml'], { armor: { [place]: 0 }, ...b });
  return s.roll('toHit', 12).roll('hitLocation', AT[place]).roll('criticalCount', 8).roll('criticalSlot', slot);
}

function rolls(s: Scenario): [string, number, boolean][] {
  return s.all('PilotingRolled').map(({ reason, need, passed }) => [reason, need, passed]);
}

describe('the structure of a leg', () => {
  /** A laser hits the left leg of B, which has that much armor. */
  function shotInTheLeg(profile: ProfileName, armor: number): Scenario {
    const s = shootout(profile, ['ml'], { armor: { LL: armor } });
    return s.roll('toHit', 12).roll('hitLocation', AT.LL);
  }

  test('[PSR-04] damage to the structure of a leg calls for a roll', () => {
    const s = shotInTheLeg('spec', 3).roll('criticalCount', 2).roll('piloting', 5).fire('A', 'B').endPhase();
    expect([s.unit('B').armor[LL], s.unit('B').structure[LL]]).toEqual([0, 12 - 2]);
    expect(s.numbers.at(-1)).toBe('5 = 5 piloting');
    expect(rolls(s)).toEqual([['legDamage', 5, true]]);
    expect(s.unit('B')).toMatchObject({ prone: false, rolls: [] });
  });

  test('[PSR-04] a failed roll for leg structure is a fall', () => {
    const s = shotInTheLeg('spec', 3).roll('criticalCount', 2).roll('piloting', 4);
    goesDown(s, 'spec', AT.LT).fire('A', 'B').endPhase();
    expect(rolls(s)).toEqual([['legDamage', 5, false]]);
    expect(s.all('Fell')).toMatchObject([{ unit: 1, reason: 'legDamage', damage: 5 }]);
    expect(s.unit('B')).toMatchObject({ prone: true, pilotWounds: 1 });
  });

  test('[PSR-04] a hit that uses up the armor of a leg exactly calls for no roll', () => {
    const s = shotInTheLeg('spec', 5).fire('A', 'B').endPhase();
    expect([s.unit('B').armor[LL], s.unit('B').structure[LL]]).toEqual([0, 12]);
    expect(s.all('RollQueued')).toEqual([]);
  });

  test('[PSR-04] in canon damage to the structure of a leg calls for no roll', () => {
    const s = shotInTheLeg('canon', 3).roll('criticalCount', 2).fire('A', 'B').endPhase();
    expect(s.unit('B').structure[LL]).toBe(12 - 2);
    expect([...s.all('RollQueued'), ...s.all('PilotingRolled')]).toEqual([]);
    expect(s.unit('B').prone).toBe(false);
  });
});

test.each([
  ['spec', []],
  ['canon', [['avoidWound', 5 + 5, true]]],
] as const)('in %s a leg that is destroyed brings the unit down without a roll', (profile, made) => {
  const s = shootout(profile, ['ml'], { armor: { LL: 0 }, condition: { structure: { LL: 3 } } });
  s.roll('toHit', 12).roll('hitLocation', AT.LL).roll('criticalCount', 2);
  goesDown(s, profile, AT.LT).fire('A', 'B').endPhase();
  expect(s.all('Fell')).toMatchObject([{ unit: 1, reason: 'legDestroyed', damage: 5 }]);
  expect(rolls(s)).toEqual(made);
  expect(s.unit('B')).toMatchObject({ prone: true, rolls: [], pilotWounds: profile === 'spec' ? 1 : 0 });
  expect(s.lost('B')).toEqual({ LT: 2 + 5 });
});

describe('a hip', () => {
  test('[PSR-05] a hip hit calls for a roll at +2, and for a roll in each hex from then on', () => {
    const s = pierced('spec', 'LL', 0).roll('piloting', 7, 7).fire('A', 'B').endPhase();
    expect(s.all('SlotHit')).toMatchObject([{ unit: 1, location: LL, slot: 0 }]);
    expect(s.numbers.slice(1)).toEqual(['7 = 5 piloting + 2 hip', '7 = 5 piloting + 2 hip']);
    expect(rolls(s)).toEqual([
      ['legDamage', 7, true],
      ['hipHit', 7, true],
    ]);
    s.nextTurn().do({ type: 'stay', unit: 0 }).roll('piloting', 7, 7).walk('B', 'RFF');
    expect(rolls(s).slice(2)).toEqual([
      ['movedWithHip', 7, true],
      ['movedWithHip', 7, true],
    ]);
    expect(s.unit('B')).toMatchObject({ prone: false, hexesMoved: 2, movement: 'walk' });
  });

  test('[PSR-05] a failed roll for a hip hit is a fall', () => {
    const s = pierced('spec', 'LL', 0).roll('piloting', 7, 6);
    goesDown(s, 'spec', AT.LT).fire('A', 'B').endPhase();
    expect(s.all('Fell')).toMatchObject([{ unit: 1, reason: 'hipHit', damage: 5 }]);
    expect(s.unit('B')).toMatchObject({ prone: true, rolls: [] });
  });

  test('[PSR-05] in canon the roll for a hip hit has +2 of its own, the hip counts from the next phase on, and a walk calls for no roll', () => {
    const s = pierced('canon', 'LL', 0, { at: '0503' }).roll('piloting', 7).fire('A', 'B').endPhase();
    expect(s.all('RollQueued')).toMatchObject([{ reason: 'hipHit', modifier: 2 }]);
    s.roll('toHit', 12).roll('kickLocation', 1).roll('piloting', 7).kick('A', 'B').endPhase();
    expect(s.numbers.filter(text => text.includes('5 piloting + '))).toEqual([
      '7 = 5 piloting + 2 reason of the roll',
      '7 = 5 piloting + 2 hip',
    ]);
    s.nextTurn().do({ type: 'stay', unit: 0 }).walk('B', 'RF');
    expect(rolls(s).map(([reason]) => reason)).toEqual(['hipHit', 'kicked']);
    expect(s.unit('B').prone).toBe(false);
  });
});

describe('another actuator of a leg', () => {
  test.each([
    ['upper leg', 1],
    ['lower leg', 2],
    ['foot', 3],
  ])('[PSR-07] a hit on the %s calls for a roll at +1', (name, slot) => {
    const s = pierced('spec', 'RL', slot).roll('piloting', 6, 6).fire('A', 'B').endPhase();
    expect(s.all('SlotHit')).toMatchObject([{ unit: 1, location: RL, slot }]);
    expect(s.numbers.at(-1)).toBe(`6 = 5 piloting + 1 ${name}`);
    expect(rolls(s)).toEqual([
      ['legDamage', 6, true],
      ['legActuatorHit', 6, true],
    ]);
    expect(s.unit('B').prone).toBe(false);
    expect([s.unit('B').slotsOut[RL], s.unit('B').slotsOut[LL]]).toEqual([1 << slot, 0]);
  });

  test.each([
    ['upper leg', 1],
    ['lower leg', 2],
    ['foot', 3],
  ])(
    '[PSR-07] in canon the roll for the %s has +1 of its own, and the actuator counts from the next phase on',
    (name, slot) => {
      const s = pierced('canon', 'RL', slot, { at: '0503' }).roll('piloting', 6).fire('A', 'B').endPhase();
      s.roll('toHit', 12).roll('kickLocation', 6).roll('piloting', 6).kick('A', 'B').endPhase();
      expect(s.numbers.filter(text => text.includes('5 piloting + '))).toEqual([
        '6 = 5 piloting + 1 reason of the roll',
        `6 = 5 piloting + 1 ${name}`,
      ]);
      expect(rolls(s)).toEqual([
        ['legActuatorHit', 6, true],
        ['kicked', 6, true],
      ]);
    },
  );

  test.each(PROFILES)('[PSR-07] a failed roll for a leg actuator is a fall (%s)', profile => {
    const s = pierced(profile, 'RL', 2).roll('piloting', ...(profile === 'spec' ? [6, 5] : [5]));
    goesDown(s, profile, AT.LT).fire('A', 'B').endPhase();
    expect(s.all('Fell')).toMatchObject([{ unit: 1, reason: 'legActuatorHit', damage: 5 }]);
    expect(s.unit('B')).toMatchObject({ prone: true, rolls: [] });
  });
});

describe('the gyro', () => {
  test.each([
    ['spec', '8 = 5 piloting + 3 gyro hit'],
    ['canon', '8 = 5 piloting + 3 reason of the roll'],
  ] as const)('[PSR-06] in %s a gyro hit calls for a roll at +3 and adds +3 to every later roll', (profile, number) => {
    const s = pierced(profile, 'CT', 3, { at: '0503' }).roll('piloting', 8).fire('A', 'B').endPhase();
    expect(s.numbers.at(-1)).toBe(number);
    expect(rolls(s)).toEqual([['gyroHit', 8, true]]);
    expect(s.unit('B')).toMatchObject({ prone: false, rolls: [] });
    s.roll('toHit', 12).roll('kickLocation', 1).roll('piloting', 8).kick('A', 'B').endPhase();
    expect(s.numbers.at(-1)).toBe('8 = 5 piloting + 3 gyro hit');
    expect(rolls(s).at(-1)).toEqual(['kicked', 8, true]);
  });

  test.each(PROFILES)('[PSR-06] a failed roll for a gyro hit is a fall (%s)', profile => {
    const s = pierced(profile, 'CT', 3).roll('piloting', 7);
    goesDown(s, profile, AT.LT).fire('A', 'B').endPhase();
    expect(s.all('Fell')).toMatchObject([{ unit: 1, reason: 'gyroHit', damage: 5 }]);
    expect(s.unit('B')).toMatchObject({ prone: true, rolls: [] });
  });

  test.each([
    ['spec', []],
    ['canon', [['avoidWound', 5 + 6 + 1, true]]],
  ] as const)('[PSR-28] in %s a second hit destroys the gyro, and the unit falls without a roll', (profile, made) => {
    const s = pierced(profile, 'CT', 3, { condition: { criticals: { CT: [4] } } });
    goesDown(s, profile, AT.LT).fire('A', 'B').endPhase();
    expect(s.all('Fell')).toMatchObject([{ unit: 1, reason: 'gyroDestroyed', damage: 5 }]);
    expect(rolls(s)).toEqual(made);
    expect(s.unit('B')).toMatchObject({ prone: true, rolls: [], pilotWounds: profile === 'spec' ? 1 : 0 });
    expect(s.unit('B').structure[CT]).toBe(16 - 5);
    s.nextTurn().do({ type: 'stay', unit: 0 });
    expect(s.refused(s.moveCommand('B', 'walk', 'U'))).toBe('cannotStand');
  });

  test.each([
    ['spec', []],
    ['canon', [['avoidWound', 5 + 6 + 1 + 3, false]]],
  ] as const)(
    '[PSR-28] in %s two hits at once destroy the gyro, and the unit falls without a roll',
    (profile, made) => {
      const s = shootout(profile, ['ml'], { armor: { CT: 0 } })
        .roll('toHit', 12)
        .roll('hitLocation', AT.CT);
      goesDown(s.roll('criticalCount', 10).roll('criticalSlot', 3, 3), profile, AT.LT);
      if (profile === 'canon') s.roll('consciousness', 12);
      s.fire('A', 'B').endPhase();
      expect(rolls(s)).toEqual(made);
      expect(s.unit('B')).toMatchObject({ prone: true, rolls: [], pilotWounds: 1 });
    },
  );
});
