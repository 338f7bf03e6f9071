import { createBoard, type HexContent, type Layer } from '@hexfall/hex';
import { describe, expect, test } from 'vitest';
import { placeAt } from './places.ts';
import {
  STEP_BUILDING,
  STEP_DECK_OVER_WATER,
  STEP_ICE,
  STEP_LEAVES_WATER,
  STEP_LEVEL_CHANGE,
  STEP_PAVED,
  STEP_ROOF,
  STEP_RUBBLE,
  STEP_WATER,
} from './step-cost.ts';
import { backwardStep, forwardStep, type Step, stepTable } from './step-table.ts';

type Layers = Partial<Record<Layer, number>>;
const SOUTH = 3;

const hex = (layers: Layers = {}, level = 0): HexContent => ({ level, layers });
const water = (depth: number): Layers => ({ water: 1, depth });
const house = (building: number, buildingHeight: number, buildingClass = 0): Layers => ({
  building,
  buildingHeight,
  buildingClass,
});
const deck = (bridgeHeight: number, exits = 0b001001): Layers => ({ bridge: 1, bridgeHeight, bridgeExits: exits });
const road = (kind: number): Layers => ({ road: kind, roadExits: 0b001001 });

interface Taken {
  readonly step: Step | undefined;
  readonly elevation: number | undefined;
}

/** Takes one step south from a hex into the hex below it. */
function stepSouth(from: HexContent, elevation: number, to: HexContent, climb = true): Taken {
  const table = stepTable(createBoard(1, 2, [from, to]));
  const step = forwardStep(table, placeAt(table.places, 0, elevation), SOUTH, climb);
  return { step, elevation: step === undefined ? undefined : table.places.elevation[step.place] };
}

/** "2 MP to elevation 1", or "no step". */
function outcome(from: HexContent, elevation: number, to: HexContent, climb = true): string {
  const taken = stepSouth(from, elevation, to, climb);
  return taken.step === undefined ? 'no step' : `${taken.step.costMp} MP to elevation ${taken.elevation}`;
}

describe('terrain costs, walking in from clear ground on the same level', () => {
  test.each<[string, Layers, string]>([
    ['clear ground', {}, '1 MP to elevation 0'],
    ['light woods', { woods: 1 }, '2 MP to elevation 0'],
    ['heavy woods', { woods: 2 }, '3 MP to elevation 0'],
    ['ultra woods', { woods: 3 }, 'no step'],
    ['light jungle', { jungle: 1 }, '3 MP to elevation 0'],
    ['heavy jungle', { jungle: 2 }, '4 MP to elevation 0'],
    ['ultra jungle', { jungle: 3 }, 'no step'],
    ['rough ground', { rough: 1 }, '2 MP to elevation 0'],
    ['ultra rough ground', { rough: 2 }, '3 MP to elevation 0'],
    ['rubble', { rubble: 3 }, '2 MP to elevation 0'],
    ['wall rubble', { rubble: 5 }, '2 MP to elevation 0'],
    ['ultra rubble', { rubble: 6 }, '3 MP to elevation 0'],
    ['swamp', { swamp: 1 }, '2 MP to elevation 0'],
    ['mud', { mud: 1 }, '2 MP to elevation 0'],
    ['thin snow', { snow: 1 }, '1 MP to elevation 0'],
    ['deep snow', { snow: 2 }, '2 MP to elevation 0'],
    ['sand', { sand: 1 }, '1 MP to elevation 0'],
    ['tundra', { tundra: 1 }, '1 MP to elevation 0'],
    ['a planted field', { field: 1 }, '1 MP to elevation 0'],
    ['pavement', { pavement: 1 }, '1 MP to elevation 0'],
    ['heavy industry', { industrial: 2 }, '2 MP to elevation 0'],
    ['impassable terrain', { impassable: 1 }, 'no step'],
    ['woods on rough ground', { woods: 1, rough: 1 }, '3 MP to elevation 0'],
    ['water of depth 0', water(0), '1 MP to elevation 0'],
    ['water of depth 1, a level down and 1 MP for the water,', water(1), '3 MP to elevation -1'],
    ['water of depth 2, two levels down and 3 MP for the water,', water(2), '6 MP to elevation -2'],
    ['water of depth 3, which is too far down,', water(3), 'no step'],
    ['water over rough ground, which is not felt,', { ...water(1), rough: 1 }, '3 MP to elevation -1'],
    ['rapids at depth 0', { ...water(0), rapids: 1 }, '2 MP to elevation 0'],
    ['ice on the ground', { ice: 1 }, '2 MP to elevation 0'],
    ['ice over deep water', { ...water(4), ice: 1 }, '2 MP to elevation 0'],
  ])('a step into %s from clear ground gives $2', (_name, layers, expected) => {
    expect(outcome(hex(), 0, hex(layers))).toBe(expected);
  });
});

describe('level changes', () => {
  test.each([
    [0, 1, '2 MP to elevation 0'],
    [0, 2, '3 MP to elevation 0'],
    [0, 3, 'no step'],
    [1, 0, '2 MP to elevation 0'],
    [2, 0, '3 MP to elevation 0'],
    [3, 0, 'no step'],
  ])('a step from level %i to level %i gives $2', (from, to, expected) => {
    expect(outcome(hex({}, from), 0, hex({}, to))).toBe(expected);
  });

  test('a level change is measured on the bottom of water and costs MP on top of the water', () => {
    expect(outcome(hex(water(1)), -1, hex(water(2)))).toBe('5 MP to elevation -2');
    expect(outcome(hex(water(1)), -1, hex({}, 1))).toBe('3 MP to elevation 0');
    expect(outcome(hex(water(1)), -1, hex({}, 2))).toBe('no step');
  });
});

describe('ice over water', () => {
  const ice = (depth: number): HexContent => hex({ ...water(depth), ice: 1 });
  test.each<[string, HexContent, number, HexContent, string, string]>([
    ['from ice onto ice', ice(2), 0, ice(2), '2 MP to elevation 0', '2 MP to elevation 0'],
    ['from depth 1 onto ice over depth 1', hex(water(1)), -1, ice(1), '3 MP to elevation 0', '3 MP to elevation 0'],
    ['from depth 1 onto ice over depth 2', hex(water(1)), -1, ice(2), '3 MP to elevation 0', '5 MP to elevation -2'],
    ['from depth 2 onto ice over depth 2', hex(water(2)), -2, ice(2), '4 MP to elevation 0', '4 MP to elevation -2'],
    ['from depth 3 onto ice over depth 3', hex(water(3)), -3, ice(3), '4 MP to elevation -3', '4 MP to elevation -3'],
    ['out from under the ice', ice(2), -2, hex(), '3 MP to elevation 0', '3 MP to elevation 0'],
  ])('a step %s gives $4 when it climbs and $5 when it does not', (_name, from, elevation, to, climbing, level) => {
    expect(outcome(from, elevation, to, true)).toBe(climbing);
    expect(outcome(from, elevation, to, false)).toBe(level);
  });
});

describe('buildings', () => {
  test.each<[string, HexContent, number, HexContent, string, string]>([
    ['into a building of one level', hex(), 0, hex(house(1, 1)), '2 MP to elevation 1', '2 MP to elevation 0'],
    ['into a medium building of two levels', hex(), 0, hex(house(2, 2)), '3 MP to elevation 2', '3 MP to elevation 0'],
    [
      'into a building of three levels, whose roof is out of reach,',
      hex(),
      0,
      hex(house(3, 3)),
      'no step',
      '4 MP to elevation 0',
    ],
    ['into a hardened building', hex(), 0, hex(house(4, 5)), 'no step', '5 MP to elevation 0'],
    ['into a light hangar', hex(), 0, hex(house(1, 3, 1)), 'no step', '1 MP to elevation 0'],
    ['into a hardened fortress', hex(), 0, hex(house(4, 3, 2)), 'no step', '6 MP to elevation 0'],
    ['from a hill into an upper floor', hex({}, 1), 0, hex(house(2, 3)), '3 MP to elevation 3', '3 MP to elevation 1'],
    [
      'from a hill onto a roof as high as the hill',
      hex({}, 2),
      0,
      hex(house(2, 2)),
      '1 MP to elevation 2',
      '1 MP to elevation 2',
    ],
    [
      'from hex to hex inside a building',
      hex(house(2, 3)),
      1,
      hex(house(2, 3)),
      '3 MP to elevation 3',
      '3 MP to elevation 1',
    ],
    ['from roof to roof', hex(house(2, 3)), 3, hex(house(3, 4)), '2 MP to elevation 4', '4 MP to elevation 3'],
    ['down from a roof', hex(house(1, 2)), 2, hex(), '3 MP to elevation 0', '3 MP to elevation 0'],
    ['down from too high a roof', hex(house(1, 3)), 3, hex(), 'no step', 'no step'],
    [
      'into a building in woods, which are not felt inside,',
      hex(),
      0,
      hex({ ...house(1, 3), woods: 1 }),
      'no step',
      '2 MP to elevation 0',
    ],
  ])('a step %s gives $4 when it climbs and $5 when it does not', (_name, from, elevation, to, climbing, level) => {
    expect(outcome(from, elevation, to, true)).toBe(climbing);
    expect(outcome(from, elevation, to, false)).toBe(level);
  });
});

describe('bridges', () => {
  const bank = hex(road(1));
  test.each<[string, HexContent, number, HexContent, string, string]>([
    [
      'from the road onto the deck',
      bank,
      0,
      hex({ ...water(1), ...deck(1) }),
      '2 MP to elevation 1',
      '3 MP to elevation -1',
    ],
    [
      'onto a deck too low to pass below',
      hex(road(1), 1),
      0,
      hex({ ...water(1), ...deck(0) }),
      '2 MP to elevation 0',
      '3 MP to elevation 0',
    ],
    [
      'over the side of the deck',
      hex(),
      0,
      hex({ ...water(1), ...deck(1, 0b010010) }),
      '2 MP to elevation 1',
      '3 MP to elevation -1',
    ],
    ['below a deck out of reach', hex(), 0, hex(deck(3)), '1 MP to elevation 0', '1 MP to elevation 0'],
    ['toward a deck out of reach, with no room below,', hex({}, -3), 0, hex(deck(1)), 'no step', 'no step'],
    [
      'along the deck',
      hex({ ...water(2), ...deck(1) }),
      1,
      hex({ ...water(2), ...deck(1) }),
      '1 MP to elevation 1',
      '1 MP to elevation 1',
    ],
    [
      'off the deck to the bank',
      hex({ ...water(2), ...deck(1) }),
      1,
      bank,
      '2 MP to elevation 0',
      '2 MP to elevation 0',
    ],
    ['off the deck into open water', hex({ ...water(1), ...deck(0) }), 0, hex(water(1)), 'no step', 'no step'],
    [
      'off the deck onto ice',
      hex({ ...water(1), ...deck(1) }),
      1,
      hex({ ...water(3), ice: 1 }),
      '3 MP to elevation 0',
      '3 MP to elevation 0',
    ],
    [
      'along the road onto a deck flush with the water',
      bank,
      0,
      hex({ ...water(1), ...deck(0) }),
      '1 MP to elevation 0',
      '2 MP to elevation 0',
    ],
    [
      'over the side of a deck flush with the water',
      hex(),
      0,
      hex({ ...water(1), ...deck(0, 0b010010) }),
      '2 MP to elevation 0',
      '2 MP to elevation 0',
    ],
    [
      'onto a deck flush with deep water, with room to pass below,',
      hex(),
      0,
      hex({ ...water(2), ...deck(0, 0) }),
      '4 MP to elevation 0',
      '6 MP to elevation -2',
    ],
  ])('a step %s gives $4 when it climbs and $5 when it does not', (_name, from, elevation, to, climbing, level) => {
    expect(outcome(from, elevation, to, true)).toBe(climbing);
    expect(outcome(from, elevation, to, false)).toBe(level);
  });
});

describe('paved steps', () => {
  const pavement: Layers = { pavement: 1 };
  test.each<[string, Layers, Layers, string]>([
    ['along a road through woods', road(1), { ...road(1), woods: 2 }, '1 MP to elevation 0'],
    ['from an alley onto a road', road(2), { ...road(1), woods: 2 }, '1 MP to elevation 0'],
    ['along a dirt road', road(3), { ...road(3), woods: 2 }, '3 MP to elevation 0'],
    ['along a gravel road', road(4), { ...road(4), woods: 2 }, '3 MP to elevation 0'],
    ['onto a road from the side', {}, { ...road(1), woods: 2 }, '3 MP to elevation 0'],
    ['onto a road that does not join', road(1), { road: 1, roadExits: 0b110110, woods: 2 }, '3 MP to elevation 0'],
    ['from pavement to pavement', pavement, { ...pavement, rough: 1 }, '1 MP to elevation 0'],
    ['from pavement to a road that joins', pavement, { ...road(1), woods: 1 }, '1 MP to elevation 0'],
    ['from a road to pavement', road(1), { ...pavement, woods: 1 }, '1 MP to elevation 0'],
    [
      'from a road that stops short of pavement',
      { road: 1, roadExits: 1 },
      { ...pavement, woods: 1 },
      '2 MP to elevation 0',
    ],
    ['along a road on ice', road(1), { ...road(1), ...water(1), ice: 1 }, '1 MP to elevation 0'],
    [
      'along a road into a ford, where the level is still paid,',
      road(1),
      { ...road(1), ...water(1) },
      '2 MP to elevation -1',
    ],
  ])('a step %s gives $3', (_name, from, to, expected) => {
    expect(outcome(hex(from), 0, hex(to))).toBe(expected);
  });

  test('a paved step still pays for levels and walls', () => {
    expect(outcome(hex(road(1)), 0, hex({ ...road(1), woods: 1 }, 2))).toBe('3 MP to elevation 0');
    expect(outcome(hex(road(1)), 0, hex({ ...road(1), ...house(2, 3) }), false)).toBe('3 MP to elevation 0');
  });
});

describe('flags', () => {
  test.each<[string, HexContent, number, HexContent, boolean, number]>([
    ['onto clear ground', hex(), 0, hex(), true, 0],
    ['into water', hex(), 0, hex(water(1)), true, STEP_WATER | STEP_LEVEL_CHANGE],
    ['out of water', hex(water(1)), -1, hex(), true, STEP_LEAVES_WATER | STEP_LEVEL_CHANGE],
    ['from water to water', hex(water(1)), -1, hex(water(1)), true, STEP_WATER],
    ['into rubble', hex(), 0, hex({ rubble: 1 }), true, STEP_RUBBLE],
    ['into rubble on a road', hex(road(1)), 0, hex({ ...road(1), rubble: 1 }), true, STEP_PAVED],
    ['onto ice', hex(), 0, hex({ ...water(1), ice: 1 }), true, STEP_ICE],
    ['onto a roof', hex(), 0, hex(house(1, 1)), true, STEP_ROOF | STEP_LEVEL_CHANGE],
    ['through walls', hex(), 0, hex(house(1, 1)), false, STEP_BUILDING],
    ['onto an unpaved deck', hex({}, 1), 0, hex({ ...water(1), ...deck(1) }), true, STEP_DECK_OVER_WATER],
    ['onto a paved deck', hex(road(1), 1), 0, hex({ ...water(1), ...deck(1) }), true, STEP_PAVED],
  ])('a step %s has the flags $5', (_name, from, elevation, to, climb, expected) => {
    expect(stepSouth(from, elevation, to, climb).step?.flags).toBe(expected);
  });
});

describe('backward', () => {
  test('a backward step costs as much as a forward step and never changes level', () => {
    const table = stepTable(createBoard(1, 3, [hex({ woods: 1 }), hex(), hex({}, 1)]));
    const middle = placeAt(table.places, 1, 0);
    expect(backwardStep(table, middle, SOUTH, true)).toMatchObject({ place: placeAt(table.places, 0, 0), costMp: 2 });
    expect(backwardStep(table, middle, 0, true)).toBeUndefined();
    expect(forwardStep(table, middle, SOUTH, true)?.costMp).toBe(2);
  });
});

test('a board keeps its step table, and a changed board has a table of its own', () => {
  const board = createBoard(1, 2, [hex(), hex()]);
  const other = createBoard(1, 2, [hex(), hex({ woods: 1 })]);
  expect(stepTable(board)).toBe(stepTable(board));
  expect(forwardStep(stepTable(other), 0, SOUTH, true)?.costMp).toBe(2);
  expect(forwardStep(stepTable(board), 0, SOUTH, true)?.costMp).toBe(1);
});
