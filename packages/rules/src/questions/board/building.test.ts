import { createBoard } from '@hexfall/hex';
import { expect, test } from 'vitest';
import { hasBuilding, roofOf } from './building.ts';

const BOARD = createBoard(1, 4, [
  { level: 0, layers: { building: 1, buildingHeight: 3, buildingCf: 15 } },
  { level: 0, layers: { building: 1, buildingHeight: 3 } },
  { level: 0, layers: { buildingCf: 15 } },
  { level: 0, layers: {} },
]);

test('a building can be damaged while it has a construction factor', () => {
  expect([0, 1, 2, 3].map(hex => hasBuilding(BOARD, hex))).toEqual([true, false, false, false]);
});

test('there is no building beyond the board', () => {
  expect([4, 9999, -1].map(hex => hasBuilding(BOARD, hex))).toEqual([false, false, false]);
});

test('a building is seen at the height of its roof', () => {
  expect(roofOf(BOARD, 0)).toEqual({ hex: 0, elevation: 3, prone: true });
});
