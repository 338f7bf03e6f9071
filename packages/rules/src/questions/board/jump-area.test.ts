import { type Board, createBoard, distance, type HexContent } from '@hexfall/hex';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jumpArea } from './jump-area.ts';

const clear: HexContent = { level: 0, layers: {} };

function column(...hexes: readonly HexContent[]): Board {
  return createBoard(1, hexes.length, hexes);
}

const level = (n: number): HexContent => ({ level: n, layers: {} });
const water = (depth: number): HexContent => ({ level: 0, layers: { water: 1, depth } });

/** Returns the MP to land in each hex of a column, jumping from its first hex. */
function costs(board: Board, jumpMp: number, elevation = 0): number[] {
  const area = jumpArea(board, { hex: 0, elevation }, jumpMp);
  return Array.from({ length: board.grid.size }, (_, hex) => area.cost(hex));
}

describe('jump', () => {
  test('a jump costs 1 MP a hex over any terrain', () => {
    const woods: HexContent = { level: 0, layers: { woods: 2 } };
    expect(costs(column(clear, woods, water(1), clear, clear), 3)).toEqual([-1, 1, 2, 3, -1]);
  });

  test('a jump crosses and reaches only hexes at most Jump MP levels up', () => {
    expect(costs(column(clear, level(3), level(1), clear), 3)).toEqual([-1, 1, 2, 3]);
    expect(costs(column(clear, level(4), level(1), clear), 3)).toEqual([-1, -1, -1, -1]);
    expect(costs(column(level(9), clear, clear), 2)).toEqual([-1, 1, 2]);
  });

  test('a jump clears roofs and decks by their height and lands on them', () => {
    const tower: HexContent = { level: 0, layers: { building: 2, buildingHeight: 4 } };
    const bridge: HexContent = { level: 0, layers: { water: 1, depth: 1, bridge: 1, bridgeHeight: 2 } };
    expect(costs(column(clear, tower, clear), 3)).toEqual([-1, -1, -1]);
    const area = jumpArea(column(clear, tower, bridge, water(2)), { hex: 0, elevation: 0 }, 4);
    expect([...area.landings.subarray(0, area.count)].map(place => area.places.elevation[place])).toEqual([4, 2, -2]);
  });

  test('a jump over ice lands on the ice', () => {
    const ice: HexContent = { level: 0, layers: { water: 1, depth: 2, ice: 1 } };
    const area = jumpArea(column(clear, ice), { hex: 0, elevation: 0 }, 1);
    expect(area.places.elevation[area.landings[0]!]).toBe(0);
  });

  test('terrain that is never entered may be crossed but not landed in', () => {
    const ultra: HexContent = { level: 0, layers: { woods: 3 } };
    expect(costs(column(clear, ultra, clear), 3)).toEqual([-1, -1, 2]);
  });

  test('a unit jumps out of depth 1 or off ice, but not out of depth 2', () => {
    expect(costs(column(water(1), clear), 2, -1)).toEqual([-1, 1]);
    expect(costs(column(water(2), clear), 2, -2)).toEqual([-1, -1]);
    expect(costs(column({ level: 0, layers: { water: 1, depth: 2, ice: 1 } }, clear), 2, 0)).toEqual([-1, 1]);
  });

  test('a unit inside a building cannot jump into another hex of it', () => {
    const north: HexContent = { level: 0, layers: { building: 2, buildingHeight: 2, buildingExits: 0b001000 } };
    const south: HexContent = { level: 0, layers: { building: 2, buildingHeight: 2, buildingExits: 0b000001 } };
    const other: HexContent = { level: 0, layers: { building: 2, buildingHeight: 2 } };
    expect(costs(column(north, south, other), 3, 1)).toEqual([-1, -1, 2]);
    expect(costs(column(north, south, other), 3, 2)).toEqual([-1, 1, 2]);
  });

  test('a jump over open ground reaches every hex within Jump MP', () => {
    const board = createBoard(14, 12, []);
    fc.assert(
      fc.property(fc.nat({ max: board.grid.size - 1 }), fc.integer({ min: 0, max: 8 }), (hex, jumpMp) => {
        const area = jumpArea(board, { hex, elevation: 0 }, jumpMp);
        for (let to = 0; to < board.grid.size; to++) {
          const far = distance(board.grid, hex, to);
          expect(area.cost(to)).toBe(far > 0 && far <= jumpMp ? far : -1);
        }
      }),
      { numRuns: 50 },
    );
  });
});

test('an area is kept, and is another one for other starts and MP', () => {
  const board = createBoard(9, 9, []);
  const area = jumpArea(board, { hex: 40, elevation: 0 }, 2);
  const other = jumpArea(board, { hex: 41, elevation: 0 }, 2);
  const farther = jumpArea(board, { hex: 40, elevation: 0 }, 3);
  expect(jumpArea(board, { hex: 40, elevation: 0 }, 2)).toBe(area);
  expect([area.cost(40), area.cost(22), other.cost(41), farther.cost(13)]).toEqual([-1, 2, -1, 3]);
  expect([area.count, farther.count]).toEqual([18, 36]);
});

test('an area of more MP than any unit has is not taken for the area of another place', () => {
  const board = createBoard(9, 9, []);
  const next = jumpArea(board, { hex: 41, elevation: 0 }, 6);
  const far = jumpArea(board, { hex: 40, elevation: 0 }, 70);
  expect(far.count).toBe(80);
  expect(next.count).toBe(jumpArea(board, { hex: 41, elevation: 0 }, 6).count);
  expect(next.count).toBeLessThan(80);
});
