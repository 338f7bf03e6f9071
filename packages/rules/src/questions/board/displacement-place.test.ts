import { createBoard, createGrid, neighbor, parseHex } from '@hexfall/hex';
import { scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { preferredDirection } from './displacement-place.ts';

const GRID = createGrid(9, 9);
const CENTER = parseHex(GRID, '0505')!;

/** A unit in the middle of open ground with impassable hexes in some directions, forced to the south-east. */
function chosen(closed: readonly number[]): number | undefined {
  const walls = new Set(closed.map(direction => neighbor(GRID, CENTER, direction)));
  const hexes = Array.from({ length: GRID.size }, (_, hex) => ({
    level: 0,
    layers: walls.has(hex) ? { impassable: 1 } : {},
  }));
  const s = scenario({ board: createBoard(9, 9, hexes) }).mech('A', { at: '0505' });
  return preferredDirection(s.game, s.unit('A'), 2);
}

test('a forced unit tries the direction of the push, then one hexside right and left, then two, then back', () => {
  const order: number[] = [];
  for (let next = chosen(order); next !== undefined; next = chosen(order)) order.push(next);
  expect(order).toEqual([2, 3, 1, 4, 0, 5]);
});
