import {
  type Board,
  DIRECTIONS,
  type HexId,
  halfTurnBoard,
  type Layer,
  neighbor,
  OFF_BOARD,
  rowOf,
} from '@hexfall/hex';
import { forwardStep, stepTable } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { formatBoard, parseBoard } from '../board-file.ts';
import { homeHexes, walkFrom } from '../map-generator/connect.ts';
import { MAP_STYLE_NAMES } from '../map-generator/styles.ts';
import { boardOfOwn, DEFAULT_BOARD, findOwnBoard, OWN_BOARDS } from './own-boards.ts';

const boards = OWN_BOARDS.map(own => [own.name, boardOfOwn(own)] as const);

describe.each(boards)('%s', (_name, board) => {
  test('a unit that walks 4 gets from every place near a home edge to every other, and back', () => {
    const homes = homeHexes(board);
    const reached = walkFrom(board, homes[0]!);
    expect(homes.filter(hex => reached[hex] === 0)).toEqual([]);
  });

  test('the board is much the same from both home edges', () => {
    const [north, south] = [approachOf(board, true), approachOf(board, false)];
    const apart = (fact: keyof Approach): number => Math.abs(north[fact] - south[fact]);
    expect(apart('mpToMiddle')).toBeLessThanOrEqual(north.mpToMiddle / 10);
    expect(apart('cover')).toBeLessThanOrEqual(8);
    expect(apart('levels')).toBeLessThanOrEqual(board.grid.size / 12);
    expect(apart('homes')).toBeLessThanOrEqual(5);
    expect(Math.min(north.homes, south.homes)).toBeGreaterThanOrEqual(20);
  });

  test('roads and decks go on where they lead to', () => {
    const { roadExits, bridgeExits, pavement } = board.layers;
    for (let hex = 0; hex < board.grid.size; hex++) {
      for (const direction of DIRECTIONS) {
        const next = neighbor(board.grid, hex, direction);
        if (next === OFF_BOARD || ((roadExits[hex]! | bridgeExits[hex]!) >> direction) % 2 === 0) continue;
        const back = ((roadExits[next]! | bridgeExits[next]!) >> ((direction + 3) % 6)) % 2;
        expect(back + pavement[next]!).toBeGreaterThan(0);
      }
    }
  });

  test('the board is written to a file and read back the same, without a warning', () => {
    const read = parseBoard(formatBoard({ board, tags: [], description: '', notes: [] }), 'own');
    expect(read).toMatchObject({ ok: true, value: { warnings: [] } });
    expect(read.ok && read.value.board).toEqual(board);
  });
});

describe('the catalogue', () => {
  test('there are boards of both standard sizes, each with a name, a title and one sentence', () => {
    expect(OWN_BOARDS.length).toBeGreaterThanOrEqual(14);
    const sizes = boards.map(([, { grid }]) => `${grid.width}x${grid.height}`);
    expect([...new Set(sizes)].sort()).toEqual(['16x17', '32x34']);
    for (const { name, title, description } of OWN_BOARDS) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(title).toMatch(/^[A-Z]/);
      expect(description).toMatch(/^[A-Z][^.]*\.$/);
    }
  });

  test('the boards show every kind of terrain that games are often fought over', () => {
    const shown = (layer: Layer): Set<number> =>
      new Set(boards.flatMap(([, board]) => Array.from(board.layers[layer])));
    for (const layer of ['rough', 'rubble', 'swamp', 'mud', 'sand', 'ice', 'field', 'bridge', 'pavement'] as const)
      expect(shown(layer), layer).toContain(1);
    expect(shown('woods')).toEqual(new Set([0, 1, 2]));
    expect(shown('depth')).toEqual(new Set([0, 1, 2, 3]));
    expect(shown('snow')).toEqual(new Set([0, 1, 2]));
    expect(shown('building')).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(shown('buildingClass')).toEqual(new Set([0, 1, 2, 3]));
    expect(shown('cliffExits').size).toBeGreaterThan(5);
  });

  test('the default board looks the same after half a turn', () => {
    const board = boardOfOwn(DEFAULT_BOARD);
    expect(halfTurnBoard(board)).toEqual(board);
  });

  test.each([
    ['river-crossing', 'river-crossing'],
    ['River Crossing', 'river-crossing'],
    ['RIVERCROSSING', 'river-crossing'],
    ['crossing', 'river-crossing'],
    ['The Marsh', 'marsh'],
    ['woods and hills', 'woods-and-hills'],
    ['woods', undefined],
    ['lake', undefined],
    ['', undefined],
    ['atlantis', undefined],
  ])('"%s" finds %s', (text, name) => {
    expect(findOwnBoard(text)?.name).toBe(name);
  });

  test('no board has the name of a map style', () => {
    expect(OWN_BOARDS.filter(({ name }) => (MAP_STYLE_NAMES as string[]).includes(name))).toEqual([]);
  });
});

/** The terrain in front of a side's home edge. */
interface Approach {
  /** Movement points from the home rows to the middle of the board, by the cheapest way, times ten per starting hex. */
  readonly mpToMiddle: number;
  /** Hexes in its third of the board with woods, rubble, rough ground or a building. */
  readonly cover: number;
  /** Levels of its third of the board, added up. */
  readonly levels: number;
  /** Hexes for setting up. */
  readonly homes: number;
}

/** Describes the approach from the north, where row 1 is, or from the south. */
function approachOf(board: Board, north: boolean): Approach {
  const { grid, level, layers } = board;
  const third = Array.from({ length: grid.size }, (_, hex) => hex).filter(hex => {
    const row = rowOf(grid, hex);
    return north ? row * 3 < grid.height : (grid.height - 1 - row) * 3 < grid.height;
  });
  const homes = homeHexes(board).filter(hex => third.includes(hex));
  const hasCover = (hex: HexId): boolean =>
    layers.woods[hex]! + layers.rubble[hex]! + layers.rough[hex]! + layers.building[hex]! > 0;
  return {
    mpToMiddle: Math.round((homes.reduce((sum, hex) => sum + mpToMiddle(board, hex), 0) * 10) / homes.length),
    cover: third.filter(hasCover).length,
    levels: third.reduce((sum, hex) => sum + level[hex]!, 0),
    homes: homes.length,
  };
}

/** Returns the MP of the cheapest walk to the middle row or beyond, without turning. */
function mpToMiddle(board: Board, start: HexId): number {
  const table = stepTable(board);
  const { places } = table;
  const middle = board.grid.height >> 1;
  const isSouth = rowOf(board.grid, start) > middle;
  const spent = new Map<number, number>([[places.first[start]!, 0]]);
  const queue: number[][] = [[places.first[start]!]];
  for (let cost = 0; cost < queue.length; cost++) {
    for (const place of queue[cost] ?? []) {
      if (spent.get(place) !== cost) continue;
      const row = rowOf(board.grid, places.hex[place]!);
      if (isSouth ? row <= middle : row >= middle) return cost;
      for (const direction of DIRECTIONS) {
        const step = forwardStep(table, place, direction, false);
        if (step === undefined || step.costMp > 4) continue;
        const after = cost + step.costMp;
        if ((spent.get(step.place) ?? Infinity) <= after) continue;
        spent.set(step.place, after);
        (queue[after] ??= []).push(step.place);
      }
    }
  }
  return Infinity;
}
