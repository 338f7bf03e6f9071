import { createGrid, OFF_BOARD } from '@hexfall/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CORNERS, centerOf } from './hex-points.ts';
import { hexAtPoint, mapSize } from './map-geometry.ts';

const GRID = createGrid(7, 6);

test('every point inside a hex belongs to it', () => {
  const inside = fc.record({
    hex: fc.nat({ max: GRID.size - 1 }),
    corner: fc.constantFrom(...CORNERS),
    share: fc.double({ min: 0, max: 0.99, noNaN: true }),
  });
  fc.assert(
    fc.property(inside, ({ hex, corner, share }) => {
      const { x, y } = centerOf(GRID, hex);
      expect(hexAtPoint(GRID, { x: x + corner.x * share, y: y + corner.y * share })).toBe(hex);
    }),
  );
});

test('points beside the hexes of the edge belong to none', () => {
  const { width, height } = mapSize(GRID);
  const outside = [
    { x: 0, y: 0 },
    { x: -1, y: 35 },
    { x: width + 1, y: 100 },
    { x: 100, y: height + 1 },
    { x: 100, y: 2 },
    { x: Number.NaN, y: 5 },
  ];
  for (const point of outside) expect(hexAtPoint(GRID, point)).toBe(OFF_BOARD);
});
