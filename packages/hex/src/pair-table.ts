import { columnOf, type Grid, type HexId, type PairTables, rowOf } from './grid.ts';

/** Computes a fact, from 0 to 255, about two hexes given by column and row. */
type PairFact = (ax: number, ay: number, bx: number, by: number) => number;

/** The table of a larger grid would outgrow the processor caches, and computing is faster. */
const MAX_TABLE_HEXES = 1200;

/** A distance, which is less than width + height, must fit in a byte. */
const MAX_SPAN = 256;

/** Fills one of a grid's tables, unless the grid is too large for one. */
export function fillPairTable(grid: Grid, table: keyof PairTables, fact: PairFact): void {
  const { size, width, height, pairTables } = grid;
  if (size <= MAX_TABLE_HEXES && width + height <= MAX_SPAN) pairTables[table] = factsOf(grid, fact);
}

function factsOf(grid: Grid, fact: PairFact): Uint8Array {
  const { size } = grid;
  const columns = Uint8Array.from({ length: size }, (_, hex) => columnOf(grid, hex));
  const rows = Uint8Array.from({ length: size }, (_, hex) => rowOf(grid, hex));
  const facts = new Uint8Array(size * size);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      facts[a * size + b] = fact(columns[a]!, rows[a]!, columns[b]!, rows[b]!);
    }
  }
  return facts;
}

/** Computes a fact about two hexes of a grid. */
export function pairFact(fact: PairFact, grid: Grid, a: HexId, b: HexId): number {
  return fact(columnOf(grid, a), rowOf(grid, a), columnOf(grid, b), rowOf(grid, b));
}
