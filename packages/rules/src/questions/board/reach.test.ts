import {
  type Board,
  createBoard,
  type HexContent,
  type Layer,
  MOVE_FORWARD,
  MOVE_LEFT,
  MOVE_RIGHT,
} from '@hexfall/hex';
import { describe, expect, test } from 'vitest';
import { placeAt } from './places.ts';
import { blockPlaces, type ReachOptions, reachable, type Stance } from './reach.ts';
import { stepTable } from './step-table.ts';

const SOUTH = 3;

/**
 * Builds a column from one character for each hex, southward: `.` clear, `w` light and `W` heavy woods, `~` depth 1, `1` to `9` the level,
 * `=` road.
 */
function column(picture: string): Board {
  return createBoard(1, picture.length, picture.split('').map(hexOf));
}

function hexOf(char: string): HexContent {
  if (/\d/.test(char)) return { level: Number(char), layers: {} };
  const layers: Readonly<Record<string, Partial<Record<Layer, number>>>> = {
    w: { woods: 1 },
    W: { woods: 2 },
    '~': { water: 1, depth: 1 },
    '=': { road: 1, roadExits: 0b001001 },
    b: { water: 1, depth: 2, bridge: 1, bridgeHeight: 1 },
    h: { building: 1, buildingHeight: 3 },
  };
  return { level: 0, layers: layers[char] ?? {} };
}

const options = (walkMp: number, runMp: number, change: Partial<ReachOptions> = {}): ReachOptions => ({
  mode: 'run',
  walkMp,
  runMp,
  climb: true,
  ...change,
});

const atTop: Stance = { hex: 0, elevation: 0, facing: SOUTH };

/** Returns the MP to end in each hex of the column, facing as at the start; -1 for a hex out of reach. */
function costs(board: Board, start: Stance, change: ReachOptions): number[] {
  const reach = reachable(board, start, change);
  const { places } = reach.table;
  return Array.from({ length: board.grid.size }, (_, hex) => {
    const inHex = Array.from(
      { length: places.first[hex + 1]! - places.first[hex]! },
      (_place, i) => places.first[hex]! + i,
    );
    const reached = inHex.map(place => reach.cost(place * 8 + start.facing)).filter(cost => cost >= 0);
    return reached.length === 0 ? -1 : Math.min(...reached);
  });
}

describe('walking and running', () => {
  test('a move pays for each hex and each level', () => {
    expect(costs(column('.w.W12.'), atTop, options(5, 8))).toEqual([0, 2, 3, 6, 8, -1, -1]);
    expect(costs(column('.w.W12.'), atTop, options(5, 8, { mode: 'walk' }))).toEqual([0, 2, 3, -1, -1, -1, -1]);
  });

  test('a turn costs 1 MP for each hexside', () => {
    const reach = reachable(column('..'), { ...atTop, facing: 1 }, options(3, 5));
    const below = placeAt(reach.table.places, 1, 0) * 8;
    expect(reach.cost(below + SOUTH)).toBe(3);
    expect(reach.path(below + SOUTH)).toEqual([MOVE_RIGHT, MOVE_RIGHT, MOVE_FORWARD]);
    expect(reach.path(below + 2)).toEqual([MOVE_RIGHT, MOVE_RIGHT, MOVE_FORWARD, MOVE_LEFT]);
  });

  test('a hex held by an enemy is closed to a move', () => {
    const board = column('....');
    const { places } = stepTable(board);
    const blocked = new Uint8Array(places.count);
    blockPlaces(places, [{ hex: 2, elevation: 0 }], blocked);
    expect(costs(board, atTop, options(5, 8, { blocked }))).toEqual([0, 1, -1, -1]);
  });

  test('a unit on the roof does not stop a move through the ground floor', () => {
    const board = column('.h.');
    const { places } = stepTable(board);
    const blocked = new Uint8Array(places.count);
    blockPlaces(places, [{ hex: 1, elevation: 3 }], blocked);
    expect(costs(board, atTop, options(5, 8, { blocked, climb: false }))).toEqual([0, 2, 3]);
    blockPlaces(places, [{ hex: 1, elevation: 1 }], blocked);
    expect(costs(board, atTop, options(5, 8, { blocked, climb: false }))).toEqual([0, -1, -1]);
  });

  test('backward steps use Walk MP and stay on one level', () => {
    const backing = { hex: 0, elevation: 0, facing: 0 };
    expect(costs(column('.w..1'), backing, options(4, 6, { backward: true }))).toEqual([0, 2, 3, 4, -1]);
    expect(costs(column('.1'), backing, options(4, 6, { backward: true }))).toEqual([0, -1]);
    expect(costs(column('..'), backing, options(2, 3))).toEqual([0, -1]);
  });
});

describe('water', () => {
  test('a run neither enters water nor goes on after wading', () => {
    // Into the water 3, out again 2, then one hex more: all within Walk 6, nothing beyond it.
    expect(costs(column('.~...'), atTop, options(6, 9))).toEqual([0, 3, 5, 6, -1]);
    expect(costs(column('..~'), atTop, options(3, 5))).toEqual([0, 1, -1]);
  });

  test('a unit that starts in water may leave it at a run', () => {
    expect(costs(column('~....'), { ...atTop, elevation: -1 }, options(3, 5))).toEqual([0, 2, 3, 4, 5]);
  });

  test('water under a deck does not slow a run, but the deck is entered at a walk off the road', () => {
    expect(costs(column('.1b1..'), atTop, options(3, 8))).toEqual([0, 2, 3, 4, 6, 7]);
    expect(costs(column('.1b1..'), atTop, options(2, 8))).toEqual([0, 2, -1, -1, -1, -1]);
  });
});

describe('minimum move', () => {
  test('the first step ahead is allowed at any cost, as a run', () => {
    expect(costs(column('.2.'), atTop, options(1, 2))).toEqual([0, 3, -1]);
    expect(costs(column('.2.'), atTop, options(1, 2, { mode: 'walk' }))).toEqual([0, -1, -1]);
    expect(costs(column('.~.'), atTop, options(1, 2))).toEqual([0, 3, -1]);
  });

  test('the minimum move is lost after a turn, without Walk MP, or where the step itself is illegal', () => {
    expect(costs(column('.2'), { ...atTop, facing: 2 }, options(1, 2))).toEqual([0, -1]);
    expect(costs(column('.2'), atTop, options(0, 0))).toEqual([0, -1]);
    expect(costs(column('.3'), atTop, options(1, 2))).toEqual([0, -1]);
  });
});

test('a search for a unit with nothing to stand on is refused', () => {
  expect(() => reachable(column('.'), { ...atTop, elevation: 1 }, options(3, 5))).toThrow(/nothing to stand on/);
});

describe('searches that are known', () => {
  const board = column('.w.1.......');

  /** Returns the nodes that are reached, with the cost of each and the way to it. */
  function resultOf(start: Stance, change: ReachOptions): unknown[] {
    const reach = reachable(board, start, change);
    const nodes = Array.from(reach.nodes.subarray(0, reach.count));
    return nodes.map(node => [node, reach.cost(node), reach.path(node)]);
  }

  test('a search gives the same result however often it is asked for, whatever was searched in between', () => {
    const first = resultOf(atTop, options(5, 8));
    for (let time = 0; time < 3; time++) {
      expect(resultOf(atTop, options(5, 8))).toEqual(first);
      expect(resultOf(atTop, options(4, 6))).not.toEqual(first);
      expect(resultOf({ ...atTop, hex: 2 }, options(5, 8))).not.toEqual(first);
      expect(resultOf({ ...atTop, facing: 0 }, options(5, 8))).not.toEqual(first);
    }
  });

  test('a unit in the way changes the result, one out of reach does not', () => {
    const { places } = stepTable(board);
    const open = resultOf(atTop, options(3, 4));
    const blocked = new Uint8Array(places.count);
    for (const [hex, isOpen] of [
      [10, true],
      [2, false],
    ] as const) {
      blockPlaces(places, [{ hex, elevation: 0 }], blocked);
      const result = resultOf(atTop, options(3, 4, { blocked }));
      expect(result.length === open.length).toBe(isOpen);
      expect(resultOf(atTop, options(3, 4, { blocked }))).toEqual(result);
    }
    expect(resultOf(atTop, options(3, 4))).toEqual(open);
  });
});
