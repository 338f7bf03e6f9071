import { columnOf, columnStep, type Direction, type Grid, type HexId, rowOf, rowStep } from './grid.ts';

/** The four edges of a board, north at the top. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** Rows or columns between a hex and an edge; 0 for a hex at the edge. Each step gets at most one row or column nearer. */
export function edgeDistance(grid: Grid, hex: HexId, edge: Edge): number {
  return linesToEdge(grid, columnOf(grid, hex), rowOf(grid, hex), edge);
}

/** Whether a step from a hex leads off the board over an edge. At a corner one step may cross two edges. */
export function crossesEdge(grid: Grid, hex: HexId, direction: Direction, edge: Edge): boolean {
  const x = columnOf(grid, hex);
  return linesToEdge(grid, x + columnStep(direction), rowOf(grid, hex) + rowStep(x, direction), edge) < 0;
}

function linesToEdge({ width, height }: Grid, x: number, y: number, edge: Edge): number {
  if (edge === 'north') return y;
  if (edge === 'south') return height - 1 - y;
  return edge === 'west' ? x : width - 1 - x;
}
