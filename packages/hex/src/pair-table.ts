import { columnOf, type Grid, type HexId, rowOf } from './grid.ts';

/** Computes a fact, from 0 to 255, about two hexes given by column and row. */
type PairFact = (ax: number, ay: number, bx: number, by: number) => number;

/** The table of a larger grid would outgrow the processor caches, and computing is faster. */
const MAX_TABLE_HEXES = 1200;

/** A distance, which is less than width + height, must fit in a byte. */
const MAX_SPAN = 256;

/**
 * Creates a lookup of tables that hold a fact about every ordered pair of hexes of a grid, at index `a * grid.size + b`. A
 * table is filled at first use; it is `undefined` for a grid that is too large.
 */
export function createPairTable(fact: PairFact): (grid: Grid) => Uint8Array | undefined {
  const tables = new WeakMap<Grid, Uint8Array>();
  let latestGrid: Grid | undefined;
  let latestTable: Uint8Array | undefined;
  return grid => {
    // Almost every call is for the same grid as the one before.
    if (grid === latestGrid) return latestTable;
    latestGrid = grid;
    latestTable = tables.get(grid) ?? fillTable(grid, fact);
    if (latestTable !== undefined) tables.set(grid, latestTable);
    return latestTable;
  };
}

function fillTable(grid: Grid, fact: PairFact): Uint8Array | undefined {
  const { size, width, height } = grid;
  if (size > MAX_TABLE_HEXES || width + height > MAX_SPAN) return undefined;
  const columns = Uint8Array.from({ length: size }, (_, hex) => columnOf(grid, hex));
  const rows = Uint8Array.from({ length: size }, (_, hex) => rowOf(grid, hex));
  const table = new Uint8Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      table[a * size + b] = fact(columns[a]!, rows[a]!, columns[b]!, rows[b]!);
    }
  }
  return table;
}

/** Computes a fact about two hexes of a grid. */
export function pairFact(fact: PairFact, grid: Grid, a: HexId, b: HexId): number {
  return fact(columnOf(grid, a), rowOf(grid, a), columnOf(grid, b), rowOf(grid, b));
}
