import { expect, test } from 'vitest';
import { type Board, createBoard, type HexContent } from './board.ts';
import { isCoveredByGroundFloor, isCoveredByWater } from './cover.ts';
import type { Viewpoint } from './viewpoint.ts';

const single = (layers: HexContent['layers']): Board => createBoard(1, 1, [{ level: 0, layers }]);
const unit = (elevation: number, height: number): Viewpoint => ({ hex: 0, elevation, height });

const water = single({ water: 1, depth: 1 });
const house = single({ building: 2, buildingHeight: 3 });

test('water of depth 1 covers a unit that stands in it', () => {
  expect(isCoveredByWater(water, unit(-1, 1))).toBe(true);
  expect(isCoveredByWater(water, unit(-1, 0))).toBe(false);
  expect(isCoveredByWater(water, unit(0, 1))).toBe(false);
  expect(isCoveredByWater(single({ water: 1, depth: 2 }), unit(-2, 1))).toBe(false);
});

test('a ground floor covers a unit that stands on it', () => {
  expect(isCoveredByGroundFloor(house, unit(0, 1))).toBe(true);
  expect(isCoveredByGroundFloor(house, unit(0, 0))).toBe(false);
  expect(isCoveredByGroundFloor(house, unit(1, 1))).toBe(false);
  expect(isCoveredByGroundFloor(water, unit(0, 1))).toBe(false);
});
