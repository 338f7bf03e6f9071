import { hexContent, parseHex } from '@hexfall/hex';
import { expect, test } from 'vitest';
import { sketchBoard } from './board-sketch.ts';

const contentOf = (cell: string): unknown => hexContent(sketchBoard(cell), 0);

test.each([
  ['.', 0, {}],
  ['-2', -2, {}],
  ['2w', 2, { woods: 1, foliageHeight: 2 }],
  ['W', 0, { woods: 2, foliageHeight: 2 }],
  ['~0', 0, { water: 1 }],
  ['~2i', 0, { water: 1, depth: 2, ice: 1 }],
  ['1Nr', 1, { snow: 2, rough: 1 }],
  ['R03', 0, { road: 1, roadExits: 0b001001 }],
  ['D', 0, { road: 3 }],
  ['~2=125', 0, { water: 1, depth: 2, bridge: 1, bridgeHeight: 1, bridgeExits: 0b100100, bridgeCf: 90 }],
  ['H3', 0, { building: 3, buildingHeight: 3, buildingCf: 90 }],
  ['2L1h', 2, { building: 1, buildingHeight: 1, buildingClass: 1, buildingCf: 15 }],
  ['pR2', 0, { pavement: 1, road: 1, roadExits: 0b000100 }],
])('the cell "%s" is read', (cell, level, layers) => {
  expect(contentOf(cell)).toEqual({ level, layers });
});

test('hexes of one type and height side by side are one building', () => {
  const { grid, layers } = sketchBoard(`
    M2 . M3
    M2 . L3
    M2 . M3`);
  const exits = (hex: string): number => layers.buildingExits[parseHex(grid, hex)!]!;
  expect(['0101', '0102', '0103', '0301', '0302', '0303'].map(exits)).toEqual([8, 9, 1, 0, 0, 0]);
});

test('a cliff edge is where the ground drops by two levels', () => {
  const { layers } = sketchBoard(`
    3c
    1
    0`);
  expect([...layers.cliffExits]).toEqual([1 << 3, 0, 0]);
});

test.each([
  ['. .\n.', 'every row of a board needs the same number of cells'],
  ['2w?', '"?" in "2w?" is not a mark of a board sketch'],
  ['Z', '"Z" is not a mark of a board sketch'],
])('%j is refused', (text, message) => {
  expect(() => sketchBoard(text)).toThrow(message);
});
