import { describe, expect, test } from 'vitest';
import { type Board, createBoard, type HexContent } from './board.ts';

import { areInSameBuilding, targetTerrainModifier } from './target-terrain.ts';
import type { Viewpoint } from './viewpoint.ts';

const single = (layers: HexContent['layers']): Board => createBoard(1, 1, [{ level: 0, layers }]);
const unit = (elevation: number, height: number, hex = 0): Viewpoint => ({ hex, elevation, height });

describe('terrain of the target', () => {
  test.each<[HexContent['layers'], elevation: number, height: number, modifier: number]>([
    [{}, 0, 1, 0],
    [{ woods: 1, foliageHeight: 2 }, 0, 1, 1],
    [{ woods: 2, foliageHeight: 2 }, 0, 1, 2],
    [{ woods: 2 }, 0, 1, 2],
    [{ jungle: 3, foliageHeight: 3 }, 0, 1, 3],
    [{ jungle: 3, foliageHeight: 3 }, 1, 1, 3],
    [{ woods: 2, foliageHeight: 2 }, 1, 1, 0],
    [{ woods: 2, foliageHeight: 2 }, 1, 0, 2],
    [{ woods: 1, foliageHeight: 1 }, 0, 1, 0],
    [{ woods: 1, foliageHeight: 1 }, 0, 0, 1],
    [{ smoke: 1 }, 0, 1, 1],
    [{ smoke: 2 }, 0, 1, 2],
    [{ smoke: 2 }, 1, 1, 0],
    [{ smoke: 1, woods: 1, foliageHeight: 2 }, 0, 1, 2],
    [{ smoke: 1, water: 1, depth: 1 }, -1, 1, 1],
    [{ smoke: 1, water: 1, depth: 2 }, -2, 1, 0],
    [{ industrial: 2 }, 0, 1, 1],
  ])('%o at elevation %i with height %i gives a modifier of %i', (layers, elevation, height, modifier) => {
    expect(targetTerrainModifier(single(layers), unit(elevation, height))).toBe(modifier);
  });

  test('two units are in the same building if both are between floor and roof of joined hexes', () => {
    const wing: HexContent = { level: 0, layers: { building: 1, buildingHeight: 2, buildingExits: 0b001001 } };
    const hut: HexContent = { level: 0, layers: { building: 1, buildingHeight: 2 } };
    const board = createBoard(1, 4, [wing, wing, { level: 0, layers: {} }, hut]);
    expect(areInSameBuilding(board, unit(0, 1, 0), unit(1, 1, 1))).toBe(true);
    expect(areInSameBuilding(board, unit(0, 1, 0), unit(2, 1, 1))).toBe(false);
    expect(areInSameBuilding(board, unit(0, 1, 0), unit(0, 1, 3))).toBe(false);
    expect(areInSameBuilding(board, unit(0, 1, 2), unit(0, 1, 2))).toBe(false);
  });
});
