import { describe, expect, test } from 'vitest';
import { distance } from './distance.ts';
import { crossesEdge, EDGES, edgeDistance } from './edges.ts';
import { createGrid, DIRECTIONS, neighbor, OFF_BOARD, parseHex } from './grid.ts';

const grid = createGrid(5, 7);
const hexes = Array.from({ length: grid.size }, (_, hex) => hex);
const at = (number: string): number => parseHex(grid, number)!;

describe('an edge of the board', () => {
  test('an edge of the board is as far away as its nearest hex', () => {
    for (const edge of EDGES) {
      const atEdge = hexes.filter(hex => edgeDistance(grid, hex, edge) === 0);
      for (const hex of hexes) {
        const nearest = Math.min(...atEdge.map(other => distance(grid, hex, other)));
        expect(edgeDistance(grid, hex, edge)).toBe(nearest);
      }
    }
  });

  test('an edge of the board has the hexes of its row or column', () => {
    const sizes = EDGES.map(edge => hexes.filter(hex => edgeDistance(grid, hex, edge) === 0).length);
    expect(sizes).toEqual([5, 7, 5, 7]);
  });

  test('an edge of the board is crossed only by steps that leave the board', () => {
    for (const hex of hexes) {
      for (const direction of DIRECTIONS) {
        const leaves = neighbor(grid, hex, direction) === OFF_BOARD;
        expect(EDGES.some(edge => crossesEdge(grid, hex, direction, edge))).toBe(leaves);
      }
    }
  });

  test('the eastern edge is crossed to the northeast and southeast, and at a corner together with another edge', () => {
    expect(DIRECTIONS.filter(direction => crossesEdge(grid, at('0504'), direction, 'east'))).toEqual([1, 2]);
    expect(DIRECTIONS.filter(direction => crossesEdge(grid, at('0501'), direction, 'north'))).toEqual([0, 1, 5]);
    // This column lies half a hex lower, so only a step due north crosses the northern edge.
    expect(DIRECTIONS.filter(direction => crossesEdge(grid, at('0401'), direction, 'north'))).toEqual([0]);
  });
});
