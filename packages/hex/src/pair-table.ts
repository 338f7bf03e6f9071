import { columnOf, type Grid, type HexId, rowOf } from './grid.ts';

/** A fact 0-255 about two hexes given by column and row. */
type PairFact = (ax: number, ay: number, bx: number, by: number) => number;

/** Above this many hexes a table would outgrow the processor caches and computing is the better deal. */
const TABLE_LIMIT = 1200;

/** Distances must fit one byte; they stay below width + height. */
const SPAN_LIMIT = 256;

/**
 * Keeps a fact about every ordered pair of hexes of a grid, at index `a * grid.size + b`, filled at first use.
 * The answer is `undefined` for a grid too large to keep it.
 */
export function createPairTable(fact: PairFact): (grid: Grid) => Uint8Array | undefined {
  const tables = new WeakMap<Grid, Uint8Array>();
  let latestGrid: Grid | undefined;
  let latestTable: Uint8Array | undefined;
  return grid => {
    // Almost every call is for the grid of the call before.
    if (grid === latestGrid) return latestTable;
    latestGrid = grid;
    latestTable = tables.get(grid) ?? fillTable(grid, fact);
    if (latestTable !== undefined) tables.set(grid, latestTable);
    return latestTable;
  };
}

function fillTable(grid: Grid, fact: PairFact): Uint8Array | undefined {
  const { size, width, height } = grid;
  if (size > TABLE_LIMIT || width + height > SPAN_LIMIT) return undefined;
  const table = new Uint8Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      table[a * size + b] = pairFact(fact, grid, a, b);
    }
  }
  return table;
}

/** The fact about two hexes of a grid, worked out. */
export function pairFact(fact: PairFact, grid: Grid, a: HexId, b: HexId): number {
  return fact(columnOf(grid, a), rowOf(grid, a), columnOf(grid, b), rowOf(grid, b));
}
