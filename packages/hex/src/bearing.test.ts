import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  BEARINGS,
  bearing,
  bearingBetween,
  bearingDirection,
  directionTo,
  isSplitBearing,
  relativeBearing,
} from './bearing.ts';
import { createGrid, DIRECTIONS, hexAt, neighbor } from './grid.ts';

const coordinate = fc.integer({ min: -40, max: 40 });
const hex = fc.tuple(coordinate, coordinate);

describe('bearing', () => {
  const grid = createGrid(16, 17);
  const center = hexAt(grid, 8, 8);

  test.each(DIRECTIONS)('the neighbor in direction %i has exactly the bearing of that direction', direction => {
    const next = neighbor(grid, center, direction);
    expect(bearing(grid, center, next)).toBe(4 * direction);
    expect(directionTo(grid, center, next)).toBe(direction);
  });

  test.each([
    [8, 5, 0],
    [9, 5, 1],
    [9, 6, 2],
    [10, 6, 3],
    [9, 7, 4],
    [11, 7, 5],
    [10, 8, 6],
    [11, 8, 7],
    [8, 12, 12],
    [6, 8, 18],
    [7, 5, 23],
  ])('the bearing from (8,8) to (%i,%i) is code %i', (x, y, code) => {
    expect(bearing(grid, center, hexAt(grid, x, y))).toBe(code);
  });

  test('the bearing back is half a turn away', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        fc.pre(a[0] !== b[0] || a[1] !== b[1]);
        expect(bearingBetween(...b, ...a)).toBe((bearingBetween(...a, ...b) + 12) % BEARINGS);
      }),
      { numRuns: 3000 },
    );
  });

  test('the bearing from a hex to itself is north, by convention', () => {
    expect(bearing(grid, center, center)).toBe(0);
  });

  test('the bearing on a grid too large for a table is the same', () => {
    const large = createGrid(60, 60);
    expect(bearing(large, 0, large.size - 1)).toBe(bearingBetween(0, 0, 59, 59));
  });
});

describe('relative bearing', () => {
  test('a relative bearing turns with the facing', () => {
    expect(relativeBearing(8, 2)).toBe(0);
    expect(relativeBearing(0, 2)).toBe(16);
    expect(relativeBearing(23, 5)).toBe(3);
  });

  test('exactly the split bearings lie halfway between two directions', () => {
    const ties = Array.from({ length: BEARINGS }, (_, code) => code).filter(isSplitBearing);
    expect(ties).toEqual([2, 6, 10, 14, 18, 22]);
    for (const code of ties) expect(bearingDirection(code)).toBe((bearingDirection(code - 1) + 1) % 6);
  });
});
