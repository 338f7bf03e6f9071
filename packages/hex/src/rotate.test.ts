import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ARCS, inArc } from './arcs.ts';
import { BEARINGS, bearing, bearingBetween, bearingDirection, relativeBearing } from './bearing.ts';
import { createBoard, type HexContent, hexContent } from './board.ts';
import { distance, distanceBetween } from './distance.ts';
import { createGrid, DIRECTIONS, hexAt, neighbor, OFF_BOARD } from './grid.ts';
import { touchesLine } from './line.ts';
import {
  halfTurnBoard,
  halfTurnDirection,
  halfTurnHex,
  hasHalfTurn,
  hasMirror,
  mirrorBoard,
  mirrorDirection,
  mirrorHex,
  type Offset,
  rotateAround,
} from './rotate.ts';
import { sideFromBearing } from './side.ts';

const coordinate = fc.integer({ min: -30, max: 30 });
const offset: fc.Arbitrary<Offset> = fc.record({ x: coordinate, y: coordinate });
const steps = fc.integer({ min: -7, max: 7 });
const turn = (value: number, by: number, full: number): number => (((value + by) % full) + full) % full;

describe('turning about a hex', () => {
  test('turning about a hex moves each neighbor to the next direction', () => {
    const grid = createGrid(5, 5);
    for (const center of [12, 11]) {
      const at = { x: center % 5, y: (center / 5) | 0 };
      for (const direction of DIRECTIONS) {
        const next = neighbor(grid, center, direction);
        const turned = rotateAround(at, { x: next % 5, y: (next / 5) | 0 }, 1);
        expect(hexAt(grid, turned.x, turned.y)).toBe(neighbor(grid, center, (direction + 1) % 6));
      }
    }
  });

  test('turning about a hex keeps distances and turns bearings, directions, arcs and sides', () => {
    fc.assert(
      fc.property(offset, offset, offset, steps, (center, a, b, by) => {
        const [c, d] = [rotateAround(center, a, by), rotateAround(center, b, by)];
        expect(distanceBetween(c.x, c.y, d.x, d.y)).toBe(distanceBetween(a.x, a.y, b.x, b.y));
        fc.pre(a.x !== b.x || a.y !== b.y);
        const before = bearingBetween(a.x, a.y, b.x, b.y);
        const after = bearingBetween(c.x, c.y, d.x, d.y);
        expect(after).toBe(turn(before, 4 * by, BEARINGS));
        expect(bearingDirection(after)).toBe(turn(bearingDirection(before), by, 6));
        for (const facing of DIRECTIONS) {
          const old = relativeBearing(before, facing);
          const turned = relativeBearing(after, turn(facing, by, 6));
          expect(sideFromBearing(turned)).toBe(sideFromBearing(old));
          for (const arc of ARCS) expect(inArc(arc, turned)).toBe(inArc(arc, old));
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('turning about a hex keeps hexes on the lines that they are on', () => {
    fc.assert(
      fc.property(offset, offset, offset, offset, steps, (center, a, b, h, by) => {
        const [c, d, k] = [a, b, h].map(hex => rotateAround(center, hex, by)) as [Offset, Offset, Offset];
        const pair = (hex: Offset): [number, number] => [hex.x, hex.y];
        expect(touchesLine(pair(c), pair(d), pair(k))).toBe(touchesLine(pair(a), pair(b), pair(h)));
      }),
      { numRuns: 5000 },
    );
  });

  test('turning about a hex by six steps changes nothing', () => {
    fc.assert(
      fc.property(offset, offset, (a, b) => {
        expect(rotateAround(a, b, 6)).toEqual(b);
      }),
    );
  });
});

describe('symmetries of a board', () => {
  const maps = [
    { name: 'half turn', widths: [1, 2, 6, 16], has: hasHalfTurn, hex: halfTurnHex, direction: halfTurnDirection },
    { name: 'mirror', widths: [1, 5, 15], has: hasMirror, hex: mirrorHex, direction: mirrorDirection },
  ];

  test.each(maps)('a $name keeps neighbors on exactly the grids that have it', map => {
    for (const width of [1, 2, 5, 6, 15, 16]) {
      const grid = createGrid(width, 5);
      let exact = true;
      for (let hex = 0; hex < grid.size; hex++) {
        expect(map.hex(grid, map.hex(grid, hex))).toBe(hex);
        for (const direction of DIRECTIONS) {
          const next = neighbor(grid, hex, direction);
          const mapped = neighbor(grid, map.hex(grid, hex), map.direction(direction));
          exact &&= mapped === (next === OFF_BOARD ? OFF_BOARD : map.hex(grid, next));
        }
      }
      expect(exact).toBe(map.has(grid));
      expect(exact).toBe(map.widths.includes(width));
    }
  });

  test('a half turn turns bearings, and a mirror reflects them', () => {
    const even = createGrid(16, 17);
    const odd = createGrid(15, 17);
    fc.assert(
      fc.property(fc.nat(even.size - 1), fc.nat(even.size - 1), (a, b) => {
        fc.pre(a !== b);
        const [c, d] = [halfTurnHex(even, a), halfTurnHex(even, b)];
        expect(bearing(even, c, d)).toBe((bearing(even, a, b) + 12) % BEARINGS);
        expect(distance(even, c, d)).toBe(distance(even, a, b));
      }),
    );
    fc.assert(
      fc.property(fc.nat(odd.size - 1), fc.nat(odd.size - 1), (a, b) => {
        expect(bearing(odd, mirrorHex(odd, a), mirrorHex(odd, b))).toBe((BEARINGS - bearing(odd, a, b)) % BEARINGS);
      }),
    );
  });

  test('exits turn with the board', () => {
    const road: HexContent = { level: 1, layers: { road: 1, roadExits: 0b000011 } };
    const blank: HexContent = { level: 0, layers: {} };
    const turned = halfTurnBoard(createBoard(2, 1, [road, blank]));
    expect(hexContent(turned, 1)).toEqual({ level: 1, layers: { road: 1, roadExits: 0b011000 } });
    const mirrored = mirrorBoard(createBoard(3, 1, [road, blank, blank]));
    expect(hexContent(mirrored, 2)).toEqual({ level: 1, layers: { road: 1, roadExits: 0b100001 } });
  });

  test('boards without the symmetry are refused', () => {
    const blank: HexContent = { level: 0, layers: {} };
    expect(() => halfTurnBoard(createBoard(3, 1, [blank, blank, blank]))).toThrow(RangeError);
    expect(() => mirrorBoard(createBoard(2, 1, [blank, blank]))).toThrow(RangeError);
  });
});
