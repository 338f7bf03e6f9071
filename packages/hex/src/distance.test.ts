import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, distanceBetween } from './distance.ts';
import { createGrid, DIRECTIONS, type Grid, neighbor, OFF_BOARD } from './grid.ts';

const coordinate = fc.integer({ min: -50, max: 50 });
const hex = fc.tuple(coordinate, coordinate);

describe('distance', () => {
  test.each([
    [0, 0, 0, 0, 0],
    [0, 0, 0, 5, 5],
    [0, 0, 1, 0, 1],
    [1, 0, 0, 0, 1],
    [0, 0, 1, 1, 2],
    [1, 0, 2, 1, 1],
    [0, 0, 4, 2, 4],
    [0, 0, 4, 3, 5],
    [3, 5, 8, 8, 5],
    [-3, -1, 2, 4, 7],
  ])('the distance from (%i,%i) to (%i,%i) is %i', (ax, ay, bx, by, expected) => {
    expect(distanceBetween(ax, ay, bx, by)).toBe(expected);
  });

  test('the distance between two hexes is the least number of steps', () => {
    const grid = createGrid(9, 8);
    for (let start = 0; start < grid.size; start++) {
      const steps = stepsFrom(grid, start);
      for (let end = 0; end < grid.size; end++) expect(distance(grid, start, end)).toBe(steps[end]);
    }
  });

  test('distances are symmetric and satisfy the triangle inequality', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        const ab = distanceBetween(...a, ...b);
        expect(ab).toBe(distanceBetween(...b, ...a));
        expect(ab).toBeLessThanOrEqual(distanceBetween(...a, ...c) + distanceBetween(...c, ...b));
      }),
      { numRuns: 3000 },
    );
  });

  test('the distance on a grid too large for a table is the same', () => {
    const grid = createGrid(60, 60);
    expect(distance(grid, 0, grid.size - 1)).toBe(distanceBetween(0, 0, 59, 59));
  });
});

/** Steps to every hex by breadth-first search, which is the definition of distance. */
function stepsFrom(grid: Grid, start: number): number[] {
  const steps = Array.from({ length: grid.size }, () => Number.MAX_SAFE_INTEGER);
  steps[start] = 0;
  const open = [start];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    for (const direction of DIRECTIONS) {
      const to = neighbor(grid, next, direction);
      if (to === OFF_BOARD || steps[to]! <= steps[next]! + 1) continue;
      steps[to] = steps[next]! + 1;
      open.push(to);
    }
  }
  return steps;
}
