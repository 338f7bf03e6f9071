import { createBoard, type HexContent, hexContent } from '@hexfall/hex';
import { type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../vocabulary/game/game.ts';
import { wallModifier } from './pass-wall.ts';

const SOUTH = 3;
const CLEAR: HexContent = { level: 0, layers: {} };

function building(cf: number, height = 2, type = 2): HexContent {
  return { level: 0, layers: { building: type, buildingHeight: height, buildingCf: cf } };
}

/** A unit of 50 tons and piloting 5 north of the building in 0102. */
function beside(profile: string, built: HexContent, options: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile, board: createBoard(1, 4, [CLEAR, built, CLEAR, CLEAR]) })
    .mech('A', { at: '0101', facing: SOUTH, tonnage: 50, walk: 6, ...options })
    .mech('B', { at: '0104', side: 1 })
    .begin('movement');
}

describe.each(['spec', 'canon'])('going through walls (%s)', profile => {
  const inside = { type: 'move', unit: 0, mode: 'walk', steps: ['forward'], climb: false } as const;

  test('a step through a wall calls for a roll and costs the building a tenth of the tonnage', () => {
    const s = beside(profile, building(60, 3)).roll('piloting', 6).do(inside);
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'building', need: 5 + 1 }]);
    expect(s.unit('A')).toMatchObject({ elevation: 0, prone: false });
    expect(boardOf(s.game).layers.buildingCf[1]).toBe(55);
  });

  test.each([
    [3, 58, 0],
    [5, 60, 0],
    [300, 60, 295],
  ])('armor of %i on the walls is lost first: factor %i and armor %i are left', (buildingArmor, factor, armor) => {
    const { level, layers } = building(60, 3);
    const s = beside(profile, { level, layers: { ...layers, buildingArmor } })
      .roll('piloting', 6)
      .do(inside);
    expect(hexContent(boardOf(s.game), 1).layers).toEqual({
      ...layers,
      buildingCf: factor,
      ...(armor === 0 ? {} : { buildingArmor: armor }),
    });
  });

  test('a wall of type 5 is as hard to pass as a hardened building, and its factor may be large', () => {
    const s = beside(profile, building(400, 1, 5), { walk: 7 })
      .roll('piloting', 10)
      .do(inside);
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'building', need: 5 + 5 }]);
    expect(boardOf(s.game).layers.buildingCf[1]).toBe(395);
  });

  test('a failed roll for a wall is damage of a tenth of the construction factor, not a fall', () => {
    const s = beside(profile, building(60, 3)).roll('piloting', 5).roll('hitLocation', 7, 9).do(inside);
    expect(s.unit('A').prone).toBe(false);
    expect([s.unit('A').armor[1], s.unit('A').armor[7]]).toEqual([10 - 5, 10 - 1]);
  });

  test('a building without any construction factor left collapses on the unit inside', () => {
    const s = beside(profile, building(5, 3, 1))
      .roll('piloting', 5)
      .do(inside)
      .endPhase();
    expect(s.all('BuildingCollapsed')).toHaveLength(1);
    expect(s.unit('A')).toMatchObject({ elevation: 0, prone: false });
  });
});

test('a unit that crawls through a wall makes no roll, and the wall suffers all the same', () => {
  const s = beside('spec', building(60, 3), { condition: { prone: true } });
  s.do({ type: 'move', unit: 0, mode: 'walk', steps: ['forward'], climb: false });
  expect(s.at('A')).toBe('0102');
  expect(s.all('PilotingRolled')).toEqual([]);
  expect(boardOf(s.game).layers.buildingCf[1]).toBe(55);
});

test('in canon a wall that knocks the pilot out ends the move', () => {
  const s = beside('canon', building(60, 3)).roll('piloting', 5).roll('hitLocation', 12).roll('consciousness', 2);
  const steps = ['forward', 'forward'] as const;
  s.roll('hitLocation', 7).do({ type: 'move', unit: 0, mode: 'walk', steps, climb: false });
  expect(s.unit('A')).toMatchObject({ pilot: 'unconscious', movement: 'walk', hexesMoved: 1 });
  expect(s.at('A')).toBe('0102');
});

test.each([
  [1, 0, 0],
  [2, 2, 1],
  [3, 3, 3],
  [4, 9, 8],
  [1, 25, 6],
])('a wall of building type %i after %i hexes has the modifier %i', (type, hexes, modifier) => {
  expect(wallModifier(type, hexes)).toBe(modifier);
});
