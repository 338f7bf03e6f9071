import {
  type Board,
  DIRECTIONS,
  formatHex,
  type HexId,
  halfTurnBoard,
  type Layer,
  neighbor,
  OFF_BOARD,
} from '@hexfall/hex';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBoard, parseBoard } from '../board-file.ts';
import { homeHexes, walkFrom } from './connect.ts';
import { generateBoard, type MapOrder } from './generate-board.ts';
import { MAP_STYLE_NAMES, type MapStyleName } from './styles.ts';

function make(order: Partial<MapOrder> & { readonly style: string }): Board {
  const made = generateBoard({ width: 16, height: 17, seed: '1', ...order });
  if (!made.ok) throw new Error(made.errors[0]!.message);
  return made.value;
}

/** Returns the home hexes that a slow unit cannot reach from the first one, or cannot return from. */
function cutOff(board: Board): HexId[] {
  const homes = homeHexes(board);
  const reached = walkFrom(board, homes[0]!);
  return homes.filter(hex => reached[hex] === 0);
}

const asFile = (board: Board): string => formatBoard({ board, tags: [], description: '', notes: [] });

const orders = fc.record({
  style: fc.constantFrom(...MAP_STYLE_NAMES),
  width: fc.integer({ min: 8, max: 40 }),
  height: fc.integer({ min: 8, max: 40 }),
  seed: fc.string({ maxLength: 8 }),
});

describe('every map', () => {
  test('a map is the same for the same seed, and different for a different seed', () => {
    for (const style of MAP_STYLE_NAMES) {
      expect(asFile(make({ style, seed: 'a' }))).toBe(asFile(make({ style, seed: 'a' })));
      expect(asFile(make({ style, seed: 'a' }))).not.toBe(asFile(make({ style, seed: 'b' })));
    }
  });

  test('a map is written to a file and read back the same, without a warning', () => {
    fc.assert(
      fc.property(orders, order => {
        const board = make(order);
        const read = parseBoard(asFile(board), 'made');
        expect(read).toMatchObject({ ok: true, value: { warnings: [] } });
        expect(read.ok && read.value.board).toEqual(board);
      }),
      { numRuns: 60 },
    );
  });

  test('a unit that walks 4 gets from every place near a home edge to every other, and back', () => {
    fc.assert(
      fc.property(orders, order => {
        const board = make(order);
        expect(homeHexes(board).length).toBeGreaterThan(order.width);
        expect(cutOff(board)).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });

  test.each([
    { style: 'winter', width: 21, height: 27, seed: '.W~{' },
    { style: 'winter', width: 38, height: 26, seed: '9', symmetric: true },
  ])('heavy woods above deep snow cut no home hex off: $style, seed $seed', order => {
    expect(cutOff(make(order))).toEqual([]);
  });

  test('a symmetric map looks the same after half a turn', () => {
    fc.assert(
      fc.property(orders, order => {
        const board = make({ ...order, width: order.width & ~1, symmetric: true });
        expect(asFile(halfTurnBoard(board))).toBe(asFile(board));
      }),
      { numRuns: 60 },
    );
  });

  test('roads, decks and walls go on across every hexside they lead to', () => {
    fc.assert(
      fc.property(orders, order => {
        expect(brokenJoints(make(order))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

/** Returns the hexsides that a road, deck or wall crosses in one of the two hexes only. */
function brokenJoints({ grid, layers }: Board): string[] {
  const broken: string[] = [];
  const ways = layers.roadExits.map((exits, hex) => exits | layers.bridgeExits[hex]!);
  for (const [kind, exits] of [
    ['way', ways],
    ['wall', layers.buildingExits],
  ] as const) {
    for (let hex = 0; hex < grid.size; hex++) {
      for (const direction of DIRECTIONS) {
        const next = neighbor(grid, hex, direction);
        if (next === OFF_BOARD || ((exits[hex]! >> direction) & 1) === ((exits[next]! >> ((direction + 3) % 6)) & 1))
          continue;
        broken.push(`${kind} ${formatHex(grid, hex)} ${direction}`);
      }
    }
  }
  return broken;
}

/** Lowest and highest percentage of a 16 by 17 map that a terrain may cover. */
const BOUNDS: Readonly<Record<MapStyleName, Readonly<Partial<Record<Layer | 'high', readonly [number, number]>>>>> = {
  open: { woods: [3, 8], rough: [0, 4], high: [5, 13], water: [0, 0] },
  woods: { woods: [45, 52], rough: [0, 4], high: [15, 26], water: [0, 0] },
  hills: { woods: [12, 16], high: [45, 53], water: [0, 0] },
  mountains: { woods: [8, 12], rough: [8, 13], high: [60, 67] },
  river: { water: [5, 18], road: [5, 16], bridge: [0, 3], woods: [10, 18] },
  lake: { water: [20, 27], woods: [10, 17] },
  swamp: { swamp: [22, 31], water: [5, 9], woods: [10, 16], mud: [3, 12] },
  city: { building: [18, 50], road: [25, 55], pavement: [30, 85] },
  ruins: { rubble: [8, 40], building: [1, 28], rough: [1, 12] },
  winter: { snow: [75, 82], ice: [15, 21], water: [15, 21], woods: [10, 16] },
  badlands: { rough: [20, 25], sand: [30, 36], high: [30, 39] },
  mixed: { woods: [15, 27], high: [25, 37], road: [5, 14], water: [1, 5] },
};

describe('the share of terrain', () => {
  test.each(MAP_STYLE_NAMES)('over 200 seeds the style %s keeps to its bounds', style => {
    const boards = Array.from({ length: 200 }, (_, seed) => make({ style, seed: String(seed) }));
    for (const [layer, [min, max]] of Object.entries(BOUNDS[style])) {
      const shares = boards.map(board => share(board, layer));
      expect(Math.min(...shares), `${layer} at least`).toBeGreaterThanOrEqual(min);
      expect(Math.max(...shares), `${layer} at most`).toBeLessThanOrEqual(max);
    }
  });
});

function share({ layers, level, grid }: Board, layer: string): number {
  const covered =
    layer === 'high' ? level.filter(value => value > 0) : layers[layer as Layer].filter(value => value > 0);
  return (covered.length * 100) / grid.size;
}

test('the map of a seed is kept from version to version', () => {
  const sums = Object.fromEntries(MAP_STYLE_NAMES.map(style => [style, checksum(asFile(make({ style })))]));
  expect(sums).toMatchInlineSnapshot(`
    {
      "badlands": "ebe31012",
      "city": "c0bf380c",
      "hills": "93086fa1",
      "lake": "c0d50d78",
      "mixed": "87f43e91",
      "mountains": "818d83de",
      "open": "8f81bf22",
      "river": "d4e3a69d",
      "ruins": "78f700d6",
      "swamp": "3386036a",
      "winter": "354edc80",
      "woods": "4969825d",
    }
  `);
});

function checksum(text: string): string {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  return (sum >>> 0).toString(16).padStart(8, '0');
}

test('woods are heavy inside and light at the edge', () => {
  const { grid, layers } = make({ style: 'woods', width: 32, height: 34 });
  for (let hex = 0; hex < grid.size; hex++) {
    if (layers.woods[hex] !== 2) continue;
    const around = DIRECTIONS.map(direction => neighbor(grid, hex, direction));
    expect(around.filter(next => next === OFF_BOARD || layers.woods[next] !== 0).length).toBeGreaterThanOrEqual(3);
  }
  expect(layers.woods.filter(value => value === 2).length).toBeGreaterThan(grid.size / 10);
});

test('a river runs unbroken from the west to the east edge and can be waded somewhere', () => {
  for (let seed = 0; seed < 50; seed++) {
    const { grid, layers } = make({ style: 'river', seed: String(seed) });
    const reached = new Set<HexId>();
    const open = Array.from({ length: grid.height }, (_, y) => y * grid.width).filter(hex => layers.water[hex] !== 0);
    for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
      if (reached.has(hex)) continue;
      reached.add(hex);
      for (const direction of DIRECTIONS) {
        const next = neighbor(grid, hex, direction);
        if (next !== OFF_BOARD && layers.water[next] !== 0) open.push(next);
      }
    }
    expect([...reached].some(hex => hex % grid.width === grid.width - 1)).toBe(true);
    expect([...reached].some(hex => layers.depth[hex] === 0)).toBe(true);
  }
});

test.each<[Partial<MapOrder>, string]>([
  [{ style: 'moon' }, 'style: "moon" is not a map style; there are open, woods, hills'],
  [{ style: 'toString' }, 'style: "toString" is not a map style'],
  [{ width: 7 }, 'width: must be a whole number from 8 to 64, not 7'],
  [{ height: 65 }, 'height: must be a whole number from 8 to 64, not 65'],
  [{ width: 15, symmetric: true }, 'symmetric: needs an even width, not 15'],
])('%j is refused in one sentence', (order, message) => {
  const made = generateBoard({ style: 'open', width: 16, height: 17, seed: '1', ...order });
  expect(made.ok ? '' : made.errors[0]!.message).toContain(message);
});
