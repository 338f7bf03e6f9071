import { createBoard } from '@hexfall/hex';
import { asciiBoard, buildMech, openBoard } from '@hexfall/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_SINK } from '../vocabulary/game/game.ts';
import { LA, LT, RT } from '../vocabulary/spec/locations.ts';
import { createGame } from './create-game.ts';
import { createMechSpec } from './create-spec.ts';
import type { GameSetup, UnitCondition, UnitSetup } from './setup.ts';

const SEED = 'xoshiro128ss:00000001000000020000000300000004';
const board = openBoard(10, 10);

function unit(fields: object = {}): UnitSetup {
  return { spec: 0, side: 0, hex: '0303', facing: 0, gunnery: 4, piloting: 5, ...fields };
}

const arrives = { zone: 'any' } as const;

/** A unit that is not on the board yet. */
function later(arrival: object): object {
  return { spec: 0, side: 0, gunnery: 4, piloting: 5, arrives: arrival };
}

function setup(fields: object = {}): GameSetup {
  return { profile: 'spec', seed: SEED, board, specs: [buildMech()], units: [unit()], turnLimit: 20, ...fields };
}

function errorsOf(input: unknown): (readonly [string, string])[] {
  const result = createGame(input as GameSetup, NO_SINK);
  return result.ok ? [] : result.errors.map(error => [error.code, error.path] as const);
}

function placed(condition: UnitCondition) {
  const result = createGame(setup({ units: [unit({ condition })] }), NO_SINK);
  if (!result.ok) throw new Error(result.errors[0]!.message);
  return result.value.state.mechs[0]!;
}

describe('a set-up becomes a position', () => {
  test('a new game has fresh units as on their record sheets', () => {
    const result = createGame(setup(), NO_SINK);
    if (!result.ok) throw new Error('refused');
    const [mech] = result.value.state.mechs;
    const spec = result.value.match.specs[0]!;
    expect(mech).toMatchObject({
      hex: 22,
      facing: 0,
      elevation: 0,
      heat: 0,
      prone: false,
      pilotWounds: 0,
      status: 'active',
    });
    expect(mech!.armor).toEqual(spec.armor);
    expect(mech!.structure).toEqual(spec.structure);
  });

  test('a unit starts with the damage that its condition states', () => {
    const mech = placed({
      prone: true,
      heat: 9,
      pilotWounds: 2,
      armor: { LA: 2 },
      structure: { LA: 3 },
      criticals: { CT: [4] },
    });
    expect(mech).toMatchObject({ prone: true, heat: 9, pilotWounds: 2 });
    expect(mech.armor[LA]).toBe(2);
    expect(mech.structure[LA]).toBe(3);
    expect(mech.slotHits[1]).toBe(0b1000);
    expect(mech.slotsOut[1]).toBe(0b1000);
  });

  test('a location lost at the start has neither armor nor working parts', () => {
    const mech = placed({ structure: { LT: 0, LA: 0 } });
    expect([mech.armor[LT], mech.armor[10], mech.armor[LA]]).toEqual([0, 0, 0]);
    expect(mech.locationsOut).toBe((1 << LT) | (1 << LA));
    expect(mech.structure[RT]).toBeGreaterThan(0);
  });

  test('units that arrive later are off the board, each with its turn of arrival', () => {
    const result = createGame(setup({ units: [later({ zone: 'any' }), later({ zone: 'any', turn: 7 })] }), NO_SINK);
    if (!result.ok) throw new Error('refused');
    expect(result.value.state.mechs).toMatchObject([{ status: 'undeployed', hex: -1, elevation: 0 }, { hex: -1 }]);
    expect(result.value.match.arrivals).toEqual([
      { zone: 'any', turn: 1 },
      { zone: 'any', turn: 7 },
    ]);
  });

  test('a unit placed in water stands on the bottom', () => {
    const water = asciiBoard(`. ~2\n. .`);
    const result = createGame(setup({ board: water, units: [unit({ hex: '0201' })] }), NO_SINK);
    expect(result.ok && result.value.state.mechs[0]!.elevation).toBe(-2);
  });
});

describe('a bad set-up is refused with field and reason', () => {
  test.each<[string, unknown, [string, string][]]>([
    ['undefined', undefined, [['wrongType', 'setup']]],
    ['an empty list of units', setup({ units: [] }), [['outOfRange', 'units']]],
    [
      'text in place of the list of units',
      setup({ units: 'none' }),
      [
        ['wrongType', 'units'],
        ['outOfRange', 'units'],
      ],
    ],
    ['an unknown field', { ...setup(), weather: 'rain' }, [['unknownName', 'setup.weather']]],
    ['an unknown profile', setup({ profile: 'house' }), [['unknownName', 'profile']]],
    ['a bad seed', setup({ seed: '42' }), [['wrongType', 'seed']]],
    ['an empty object for a board', setup({ board: {} }), [['wrongType', 'board']]],
    ['a spec that was not created', setup({ specs: [{ tonnage: 50 }] }), [['wrongType', 'specs[0]']]],
    ['a turn limit of 0', setup({ turnLimit: 0 }), [['outOfRange', 'turnLimit']]],
    ['a hex off the board', setup({ units: [unit({ hex: '1101' })] }), [['offBoard', 'units[0].hex']]],
    ['a facing of 6', setup({ units: [unit({ facing: 6 })] }), [['outOfRange', 'units[0].facing']]],
    ['a facing that is missing', setup({ units: [unit({ facing: undefined })] }), [['missing', 'units[0].facing']]],
    ['a skill that is text', setup({ units: [unit({ gunnery: '4' })] }), [['wrongType', 'units[0].gunnery']]],
    ['two units in a hex', setup({ units: [unit(), unit({ side: 1 })] }), [['hexTaken', 'units[1].hex']]],
    ['an unknown spec', setup({ units: [unit({ spec: 3 })] }), [['outOfRange', 'units[0].spec']]],
    [
      'a hex for a unit that arrives later',
      setup({ units: [unit({ arrives })] }),
      [
        ['unknownName', 'units[0].hex'],
        ['unknownName', 'units[0].facing'],
      ],
    ],
    ['an arrival without a zone', setup({ units: [later({})] }), [['wrongType', 'units[0].arrives.zone']]],
    [
      'an arrival after the last turn',
      setup({ units: [later({ zone: 'any', turn: 21 })] }),
      [['outOfRange', 'units[0].arrives.turn']],
    ],
    [
      'a zone along an unknown edge',
      setup({ units: [later({ zone: { edge: 'top', depth: 1 } })] }),
      [['unknownName', 'units[0].arrives.zone.edge']],
    ],
    [
      'a zone without depth',
      setup({ units: [later({ zone: { edge: 'north' } })] }),
      [['missing', 'units[0].arrives.zone.depth']],
    ],
    [
      'a zone without ground',
      setup({ board: asciiBoard('# #\n. .'), units: [later({ zone: { edge: 'north', depth: 1 } })] }),
      [['offBoard', 'units[0].arrives.zone']],
    ],
    [
      'an elevation for a unit that arrives later',
      setup({ units: [{ ...later({ zone: 'any' }), condition: { elevation: 0 } }] }),
      [['badElevation', 'units[0].condition.elevation']],
    ],
    ['text in place of a withdrawal', setup({ withdrawal: 'none' }), [['wrongType', 'withdrawal']]],
    [
      'too few home edges',
      setup({ withdrawal: { rule: 'forced', homeEdges: [] } }),
      [['wrongType', 'withdrawal.homeEdges']],
    ],
    [
      'a corner as a home edge',
      setup({ withdrawal: { rule: 'forced', homeEdges: ['northEast'] } }),
      [['unknownName', 'withdrawal.homeEdges[0]']],
    ],
  ])('a set-up with %s is refused', (_, input, errors) => {
    expect(errorsOf(input)).toEqual(errors);
  });

  test.each<[string, unknown, [string, string][]]>([
    ['more armor than the sheet has', { armor: { LA: 11 } }, [['outOfRange', 'armor.LA']]],
    ['an unknown location', { armor: { XX: 1 } }, [['unknownName', 'armor.XX']]],
    ['a unit without center torso', { structure: { CT: 0 } }, [['impossibleCondition', 'structure.CT']]],
    ['an arm without its side torso', { structure: { LT: 0 } }, [['impossibleCondition', 'structure.LT']]],
    ['a dead pilot', { pilot: 'dead' }, [['impossibleCondition', 'pilot']]],
    ['a hit on an empty slot', { criticals: { LA: [9] } }, [['impossibleCondition', 'criticals.LA[0]']]],
    ['a slot beyond the last', { criticals: { HD: [7] } }, [['outOfRange', 'criticals.HD[0]']]],
    ['an elevation in mid-air', { elevation: 3 }, [['badElevation', 'elevation']]],
    ['ammunition without a bin', { ammo: [5] }, [['wrongType', 'ammo']]],
    ['text in place of a flag', { prone: 'yes' }, [['wrongType', 'prone']]],
  ])('a condition with %s is refused', (_, condition, errors) => {
    const wanted = errors.map(([code, path]) => [code, `units[0].condition.${path}`]);
    expect(errorsOf(setup({ units: [unit({ condition })] }))).toEqual(wanted);
  });

  test('a unit cannot be placed at the bottom of a building in deep water', () => {
    const wet = { level: 0, layers: { building: 3, buildingHeight: 2, water: 1, depth: 2 } };
    const inIt = (fields: object): GameSetup =>
      setup({ board: createBoard(1, 1, [wet]), units: [unit({ hex: '0101', ...fields })] });
    expect(errorsOf(inIt({}))).toEqual([['badElevation', 'units[0].hex']]);
    expect(errorsOf(inIt({ condition: { elevation: -2 } }))).toEqual([
      ['badElevation', 'units[0].condition.elevation'],
    ]);
    expect(errorsOf(inIt({ condition: { elevation: 1 } }))).toEqual([]);
  });

  test('an error message names the field and says what is wrong', () => {
    const result = createGame(setup({ units: [unit({ facing: 6 })] }), NO_SINK);
    expect(!result.ok && result.errors[0]!.message).toBe('units[0].facing must be from 0 to 5, not 6');
  });

  test('any input gets an answer, and none makes createGame throw', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (any, other, third) => {
        expect(createGame(any as GameSetup, NO_SINK).ok).toBe(false);
        expect(errorsOf({ ...setup(), units: [other] })).not.toEqual([]);
        createGame(setup({ units: [unit({ condition: third })] }), NO_SINK);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a design becomes a spec', () => {
  test('a design is refused with every field that is wrong', () => {
    const { masks: _, gear: __, plain: ___, ...design } = buildMech();
    const bad = createMechSpec({ ...design, tonnage: 5, armor: [1, 2], slots: design.slots.slice(1) });
    expect(!bad.ok && bad.errors.map(error => error.path)).toEqual(['tonnage', 'armor', 'slots']);
  });
});
