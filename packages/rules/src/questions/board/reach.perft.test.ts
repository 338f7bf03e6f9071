import {
  type Board,
  createBoard,
  DIRECTIONS,
  edgeCost,
  edgePlace,
  type HexContent,
  type Layer,
  NO_EDGE,
} from '@hexfall/hex';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeAt } from './places.ts';
import { reachable, type Stance } from './reach.ts';
import { STEP_DECK_OVER_WATER, STEP_WATER } from './step-cost.ts';
import { type StepTable, stepTable } from './step-table.ts';

/** The hex for each character of a picture. */
const LEGEND: Readonly<Record<string, HexContent>> = {
  '.': { level: 0, layers: {} },
  w: { level: 0, layers: { woods: 1 } },
  W: { level: 0, layers: { woods: 2 } },
  r: { level: 0, layers: { rough: 1 } },
  '1': { level: 1, layers: {} },
  '2': { level: 2, layers: {} },
  '4': { level: 4, layers: {} },
  '~': { level: 0, layers: { water: 1, depth: 1 } },
  i: { level: 0, layers: { water: 1, depth: 2, ice: 1 } },
  b: { level: 0, layers: { water: 1, depth: 1, bridge: 1, bridgeHeight: 1, bridgeExits: 0b001001 } },
  '=': { level: 0, layers: { road: 1, roadExits: 0b111111 } },
  h: { level: 0, layers: { building: 2, buildingHeight: 2 } },
};

function boardOf(rows: readonly string[]): Board {
  return createBoard(
    rows[0]!.length,
    rows.length,
    rows
      .join('')
      .split('')
      .map(char => LEGEND[char]!),
  );
}

const OPEN = boardOf(Array<string>(11).fill('...........'));
const HILLS = boardOf([
  '...........',
  '..w..11....',
  '.wW.1221...',
  '..w..121...',
  'rr....1..w.',
  'rr.......W.',
  '....w...ww.',
  '..11w......',
  '.1221...r..',
  '..11...rr..',
  '...........',
]);
const RIVER = boardOf([
  '.....=.....',
  '..h..=...ii',
  '.hh..=..iii',
  '~~..~=~~ii~',
  '~~~~~b~~~~~',
  '.~~~~b~~~..',
  '.....=~....',
  '..w..=.....',
  '.ww..=..2..',
  '.....=.242.',
  '.....=..2..',
]);

/** Returns how many (place, facing) states lie within 0, 1, 2, ... MP. */
function perft(board: Board, start: Stance, walkMp: number, runMp: number): number[] {
  const reach = reachable(board, start, { mode: 'run', walkMp, runMp, climb: true });
  const within = Array<number>(runMp + 1).fill(0);
  for (const node of reach.nodes.subarray(0, reach.count)) {
    for (let mp = reach.cost(node); mp <= runMp; mp++) within[mp]!++;
  }
  return within;
}

describe('states in reach by MP, from the middle of an 11 by 11 board facing north', () => {
  const start: Stance = { hex: 5 * 11 + 5, elevation: 0, facing: 0 };
  test.each<[string, Board, Stance, number[]]>([
    ['open ground', OPEN, start, [1, 4, 11, 27, 60, 119, 209, 330, 463]],
    ['hills and woods', HILLS, start, [1, 4, 10, 22, 46, 88, 147, 223, 318]],
    ['a river, from the bridge', RIVER, { ...start, elevation: 1 }, [1, 4, 8, 12, 17, 26, 42, 70, 116]],
    ['a river, from under the bridge', RIVER, { ...start, elevation: -1 }, [1, 3, 5, 9, 17, 32, 44, 65, 99]],
  ])('the search on %s reaches as many states as a naive search', (_name, board, from, expected) => {
    expect(perft(board, from, 5, 8)).toEqual(expected);
    const naiveCosts = [...naive(stepTable(board), from, 5, 8, true).values()];
    expect(expected.map((_, mp) => naiveCosts.filter(cost => cost <= mp).length)).toEqual(expected);
  });
});

interface State {
  readonly node: number;
  readonly wet: boolean;
}

/** Dijkstra's algorithm over a plain map, which reads the rule flags instead of the packed edges. */
function naive(table: StepTable, start: Stance, walkMp: number, runMp: number, climb: boolean): Map<number, number> {
  const steps = climb ? table.climbing : table.level;
  const first = placeAt(table.places, start.hex, start.elevation) * 8 + start.facing;
  const costs = new Map<string, number>();
  const open: { state: State; cost: number }[] = [{ state: { node: first, wet: false }, cost: 0 }];
  const best = new Map<number, number>();
  for (let next = takeCheapest(open); next !== undefined; next = takeCheapest(open)) {
    const { state, cost } = next;
    const key = `${state.node} ${state.wet}`;
    if ((costs.get(key) ?? Number.POSITIVE_INFINITY) <= cost) continue;
    costs.set(key, cost);
    best.set(state.node, Math.min(cost, best.get(state.node) ?? cost));
    const facing = state.node % 8;
    for (const turned of [(facing + 1) % 6, (facing + 5) % 6]) {
      const after = cost + 1;
      if (after <= (state.wet ? walkMp : runMp))
        open.push({ state: { node: state.node - facing + turned, wet: state.wet }, cost: after });
    }
    const edge = steps.edges[state.node]!;
    if (edge === NO_EDGE) continue;
    const flags = steps.flags[state.node]!;
    const wet = state.wet || (flags & STEP_WATER) !== 0;
    const walked = wet || (flags & STEP_DECK_OVER_WATER) !== 0;
    const after = cost + edgeCost(edge);
    const isMinimumMove = state.node === first && cost === 0 && walkMp > 0;
    if (isMinimumMove || after <= (walked ? walkMp : runMp))
      open.push({ state: { node: edgePlace(edge) * 8 + facing, wet }, cost: after });
  }
  return best;
}

function takeCheapest(open: { state: State; cost: number }[]): { state: State; cost: number } | undefined {
  let at = 0;
  for (const [i, entry] of open.entries()) if (entry.cost < open[at]!.cost) at = i;
  return open.splice(at, 1)[0];
}

const layerValues: Partial<Record<Layer, number>>[] = Object.values(LEGEND).map(content => content.layers);

const boards = fc
  .record({
    levels: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 42, maxLength: 42 }),
    layers: fc.array(fc.constantFrom(...layerValues), { minLength: 42, maxLength: 42 }),
  })
  .map(({ levels, layers }) =>
    createBoard(
      6,
      7,
      levels.map((level, hex) => ({ level, layers: layers[hex]! })),
    ),
  );

test('the search finds on any board what a naive search finds', () => {
  fc.assert(
    fc.property(
      boards,
      fc.nat({ max: 41 }),
      fc.constantFrom(...DIRECTIONS),
      fc.integer({ min: 0, max: 6 }),
      fc.boolean(),
      (board, hex, facing, walkMp, climb) => {
        const table = stepTable(board);
        const runMp = Math.ceil((walkMp * 3) / 2);
        const start = { hex, elevation: table.places.elevation[table.places.first[hex]!]!, facing };
        const expected = naive(table, start, walkMp, runMp, climb);
        const reach = reachable(board, start, { mode: 'run', walkMp, runMp, climb });
        const found = new Map([...reach.nodes.subarray(0, reach.count)].map(node => [node, reach.cost(node)]));
        expect(new Map([...found].sort((a, b) => a[0] - b[0]))).toEqual(
          new Map([...expected].sort((a, b) => a[0] - b[0])),
        );
      },
    ),
    { numRuns: 200 },
  );
});

test('a search gives the same answer no matter what was searched in between', () => {
  const start: Stance = { hex: 60, elevation: 0, facing: 1 };
  const before = perft(HILLS, start, 5, 8);
  perft(OPEN, start, 8, 12);
  perft(boardOf(['..', '..']), { hex: 0, elevation: 0, facing: 0 }, 3, 5);
  expect(perft(HILLS, start, 5, 8)).toEqual(before);
});
