import { LOCATIONS } from '@hexfall/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from './draw.ts';
import { fillWithPips } from './pips.ts';
import { BIPED, placeOutline, QUAD } from './silhouette.ts';

/** More than any location can carry. */
const MAX_POINTS = 62;

test('any number of pips fits into any location, inside its outline and without overlap', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(BIPED, QUAD),
      fc.integer({ min: 0, max: LOCATIONS.length - 1 }),
      fc.integer({ min: 0, max: MAX_POINTS }),
      fc.constantFrom(0.53, 0.76, 0.98),
      (silhouette, location, count, scale) => {
        const outline = placeOutline(silhouette.get(location)!, scale, 10, 20);
        const top = Math.min(...outline.map(([, y]) => y)) + 14 * scale;
        const { centers, radius } = fillWithPips(outline, top, count, 19 * scale);
        expect(centers).toHaveLength(count);
        for (const center of centers)
          for (const point of around(center, radius)) expect(isInside(outline, point)).toBe(true);
        expect(minDistance(centers)).toBeGreaterThan(radius * 2);
      },
    ),
    { numRuns: 300 },
  );
});

test('pips are no larger than asked for, and smaller if there are many', () => {
  const leg = BIPED.get(LOCATIONS.indexOf('LL'))!;
  const radii = [1, 20, 42, 80].map(count => fillWithPips(leg, 210, count, 19).radius);
  expect(radii[0]).toBeCloseTo(19 * 0.4);
  expect(radii).toEqual([...radii].sort((a, b) => b - a));
  expect(radii[3]).toBeLessThan(radii[0]!);
});

function around([x, y]: Point, radius: number): Point[] {
  const slanted = radius * Math.SQRT1_2;
  return [
    [x + radius, y],
    [x - radius, y],
    [x, y + radius],
    [x, y - radius],
    [x + slanted, y + slanted],
    [x - slanted, y - slanted],
    [x + slanted, y - slanted],
    [x - slanted, y + slanted],
  ];
}

/** Whether a point is inside an outline, which means that an odd number of edges is to its right. */
function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  const right = outline.filter(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length]!;
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  });
  return right.length % 2 === 1;
}

function minDistance(centers: readonly Point[]): number {
  let min = Number.POSITIVE_INFINITY;
  for (const [i, [x, y]] of centers.entries()) {
    for (const [x2, y2] of centers.slice(i + 1)) min = Math.min(min, Math.hypot(x - x2, y - y2));
  }
  return min;
}
