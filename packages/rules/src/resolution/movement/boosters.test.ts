import { goesDown, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { strainNumber } from '../../questions/movement/boosters.ts';
import type { MoveCommand } from '../../vocabulary/commands/command.ts';
import { CT, LL, RL, RT } from '../../vocabulary/spec/locations.ts';

const SOUTH = 3;
const LEGS = [LL, RL];
/** The slot of a foot, as a bit. */
const FOOT = 0b1000;

/** A unit of 50 tons, piloting 5, walk 5, with MASC and a supercharger. */
function boosted(profile: string, options: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', {
      at: '0501',
      facing: SOUTH,
      tonnage: 50,
      walk: 5,
      equipment: [
        ['masc', 'LT'],
        ['supercharger', 'RT'],
      ],
      ...options,
    })
    .mech('B', { at: '0110', side: 1 })
    .begin('movement');
}

function run(path: string, boosters: Partial<MoveCommand>): MoveCommand {
  const steps = path.split('').map(letter => (letter === 'F' ? 'forward' : 'right'));
  return { type: 'move', unit: 0, mode: 'run', steps, climb: true, ...boosters };
}

describe.each(['spec', 'canon'])('boosters (%s)', profile => {
  test('MASC doubles Walk MP for a run, and both boosters make it two and a half times Walk MP', () => {
    const s = boosted(profile)
      .roll('masc', 3)
      .do(run('FFFFFFFFF', { masc: true }));
    expect(s.unit('A')).toMatchObject({ movement: 'run', mpUsed: 9, boostersUsed: 1 });
    expect(s.all('BoosterRolled')).toMatchObject([{ booster: 'masc', need: 3, failed: false }]);
    const both = boosted(profile).roll('masc', 3).roll('supercharger', 3);
    both.do(run('FFFFFFFFFRRR', { masc: true, supercharger: true }));
    expect(both.unit('A')).toMatchObject({ mpUsed: 12, boostersUsed: 3 });
  });

  test('strain grows with every turn of use and wears off afterwards', () => {
    const s = boosted(profile)
      .roll('masc', 3)
      .do(run('F', { masc: true }))
      .nextTurn();
    expect(s.unit('A')).toMatchObject({ boosterLevels: [1, 0], boostersRose: 1, boostersUsed: 0 });
    s.roll('masc', 5)
      .do(run('F', { masc: true }))
      .nextTurn();
    expect(s.all('BoosterRolled').map(roll => roll.need)).toEqual([3, 5]);
    expect(s.unit('A').boosterLevels).toEqual([2, 0]);
    s.nextTurn();
    expect(s.unit('A').boosterLevels).toEqual([0, 0]);
  });

  test('MASC and supercharger have strain of their own', () => {
    const s = boosted(profile);
    for (const need of [3, 5, 7]) {
      s.roll('supercharger', need)
        .do(run('R', { supercharger: true }))
        .nextTurn();
    }
    expect(s.unit('A').boosterLevels).toEqual([0, 3]);
    s.roll('masc', 3)
      .do(run('R', { masc: true }))
      .nextTurn();
    expect(s.unit('A').boosterLevels).toEqual([1, 3 - 2]);
    s.nextTurn();
    expect(s.unit('A')).toMatchObject({ boosterLevels: [0, 0], boostersRose: 0 });
  });

  test('strain wears off by two in the first turn without use and by one in later turns', () => {
    const s = boosted(profile);
    for (const need of [3, 5, 7, 11]) {
      s.roll('masc', need)
        .do(run('R', { masc: true }))
        .nextTurn();
    }
    const levels = [1, 2, 3].map(() => s.nextTurn().unit('A').boosterLevels[0]);
    expect(levels).toEqual([2, 1, 0]);
  });

  test('boosters are refused where there are none, for a walk, and twice in a turn', () => {
    expect(boosted(profile, { equipment: [] }).refused(run('F', { masc: true }))).toBe('boosterUnusable');
    expect(boosted(profile).refused({ ...run('F', { masc: true }), mode: 'walk' })).toBe('boosterUnusable');
    const hit = boosted(profile, { condition: { criticals: { LT: [1] } } });
    expect(hit.refused(run('F', { masc: true }))).toBe('boosterUnusable');
  });
});

describe('a failure of MASC', () => {
  test('[PSR-23] a MASC failure strikes each leg, calls for a roll, and leaves the player to order a new move', () => {
    const s = boosted('spec').roll('masc', 2).roll('criticalSlot', 3, 3).roll('piloting', 7, 7, 7);
    s.do(run('FFFF', { masc: true }));
    expect(s.all('SlotHit')).toHaveLength(2);
    expect(s.all('PilotingRolled').map(({ reason, need }) => [reason, need])).toEqual([
      ['legActuatorHit', 7],
      ['legActuatorHit', 7],
      ['mascFailure', 7],
    ]);
    expect(s.numbers.at(-1)).toBe('7 = 5 piloting + 1 foot + 1 foot');
    expect(LEGS.map(leg => s.unit('A').slotHits[leg])).toEqual([FOOT, FOOT]);
    expect(s.at('A')).toBe('0501');
    expect(s.unit('A')).toMatchObject({ acted: false, movement: 'undecided', prone: false });
    expect(s.refused(run('F', { masc: true }))).toBe('boosterUnusable');
    s.walk('A', 'F');
    expect(s.unit('A')).toMatchObject({ movement: 'walk', acted: true });
  });

  test('[PSR-23] a failed roll after a MASC failure is a fall on the spot', () => {
    const s = boosted('spec').roll('masc', 2).roll('criticalSlot', 3, 3).roll('piloting', 6);
    s.roll('fallDirection', 1)
      .roll('hitLocation', 7)
      .roll('consciousness', 3)
      .do(run('FFFF', { masc: true }));
    expect(s.unit('A')).toMatchObject({ prone: true, rolls: [], acted: false, pilotWounds: 1 });
    expect(s.lost('A')).toEqual({ CT: 5 });
  });

  test('[PSR-23] the roll for the MASC failure itself comes last and is a fall when it fails', () => {
    const s = boosted('spec').roll('masc', 2).roll('criticalSlot', 3, 3).roll('piloting', 7, 7, 6);
    goesDown(s, 'spec', 7).do(run('FFFF', { masc: true }));
    expect(s.all('Fell')).toMatchObject([{ reason: 'mascFailure', height: 0, damage: 5 }]);
    expect(s.unit('A')).toMatchObject({ prone: true, rolls: [] });
    expect(s.at('A')).toBe('0501');
  });

  test('[PSR-23] in canon only the leg actuators call for rolls, each at the sum of both', () => {
    const s = boosted('canon').roll('masc', 2).roll('criticalSlot', 3, 3).roll('piloting', 7, 7);
    s.do(run('FFFF', { masc: true }));
    expect(s.all('PilotingRolled').map(({ reason, need }) => [reason, need])).toEqual([
      ['legActuatorHit', 7],
      ['legActuatorHit', 7],
    ]);
    expect(s.numbers).toEqual(
      Array.from({ length: 2 }, () => '7 = 5 piloting + 1 reason of the roll + 1 other reasons of the phase'),
    );
    expect(LEGS.map(leg => s.unit('A').slotHits[leg])).toEqual([FOOT, FOOT]);
    expect(s.unit('A')).toMatchObject({ prone: false, acted: false });
  });
});

describe('a failure of a supercharger', () => {
  test('[PSR-24] a supercharger failure destroys the supercharger, may hit the engine, and calls for a roll', () => {
    const s = boosted('spec').roll('supercharger', 2).roll('superchargerDamage', 10).roll('piloting', 5);
    s.do(run('FFFF', { supercharger: true }));
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'superchargerFailure', need: 5, passed: true }]);
    expect(s.numbers).toEqual(['5 = 5 piloting']);
    expect([s.unit('A').slotHits[RT], s.unit('A').slotHits[CT]]).toEqual([0b1, 0b11]);
    expect(s.unit('A')).toMatchObject({ acted: false, prone: false, pilotWounds: 0 });
    expect(s.at('A')).toBe('0501');
    expect(s.refused(run('F', { supercharger: true }))).toBe('boosterUnusable');
  });

  test('[PSR-24] a failed roll after a supercharger failure is a fall on the spot', () => {
    const s = boosted('spec').roll('supercharger', 2).roll('superchargerDamage', 7).roll('piloting', 4);
    goesDown(s, 'spec', 7).do(run('FFFF', { supercharger: true }));
    expect(s.all('Fell')).toMatchObject([{ reason: 'superchargerFailure', height: 0, damage: 5 }]);
    expect(s.unit('A')).toMatchObject({ prone: true, pilotWounds: 1, rolls: [] });
    expect(s.lost('A')).toEqual({ CT: 5 });
    expect(s.at('A')).toBe('0501');
  });

  test('[PSR-24] in canon a supercharger failure calls for no roll', () => {
    const s = boosted('canon')
      .roll('supercharger', 2)
      .roll('superchargerDamage', 7)
      .do(run('FFFF', { supercharger: true }));
    expect([...s.all('PilotingRolled'), ...s.all('RollQueued')]).toEqual([]);
    expect([s.unit('A').slotHits[RT], s.unit('A').slotHits[CT]]).toEqual([0b1, 0]);
    expect(s.unit('A')).toMatchObject({ prone: false, acted: false });
  });

  test.each([
    [7, []],
    [8, [1]],
    [9, [1]],
    [10, [1, 2]],
    [11, [1, 2]],
  ])('a supercharger failure with a roll of %i hits the next engine slots: %o', (roll, slots) => {
    const s = boosted('canon', {
      engine: 'xl',
      weapons: [
        ['ml', 'LA'],
        ['ml', 'LA'],
      ],
      condition: { criticals: { CT: [1] } },
    });
    s.roll('supercharger', 2)
      .roll('superchargerDamage', roll)
      .do(run('F', { supercharger: true }));
    const [charger, ...engine] = s.all('SlotHit');
    expect(charger).toMatchObject({ location: RT });
    expect(engine.map(({ location, slot }) => [location, slot])).toEqual(slots.map(slot => [CT, slot]));
  });

  test('a supercharger failure with three engine hits destroys the unit', () => {
    const s = boosted('spec')
      .roll('supercharger', 2)
      .roll('superchargerDamage', 12)
      .do(run('F', { supercharger: true }));
    expect(s.unit('A').status).toBe('destroyed');
  });
});

test.each([
  [0, 3],
  [1, 5],
  [2, 7],
  [3, 11],
  [4, 13],
  [9, 13],
])('a booster used after %i turns of strain needs %i', (level, need) => {
  expect(strainNumber(level)).toBe(need);
});
