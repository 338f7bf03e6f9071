import { generateBoard } from '@hexfall/data';
import {
  type Board,
  bearing,
  distance,
  isSightBlocked,
  lineOfSight,
  sightModifier,
  type Viewpoint,
} from '@hexfall/hex';
import { openBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import {
  bearingOf,
  enemyFireModifier,
  glancesAt,
  hexesOf,
  isBlocked,
  isNear,
  ownFireModifier,
  takeGlance,
} from './glance.ts';

function hills(): Board {
  const made = generateBoard({ style: 'hills', width: 16, height: 17, seed: 'glances' });
  if (!made.ok) throw new Error(made.errors[0]!.message);
  return made.value;
}

function onGround(board: Board, hex: number, height: 0 | 1): Viewpoint {
  return { hex, elevation: -board.layers.depth[hex]!, height };
}

test('a glance holds distance, bearing, sight and modifiers for every pair of hexes', () => {
  const board = hills();
  for (let a = 0; a < board.grid.size; a++) {
    for (let b = 0; b < board.grid.size; b += 3) {
      const [from, to] = [onGround(board, a, 1), onGround(board, b, b % 2 === 0 ? 1 : 0)];
      const sight = lineOfSight(board, from, to);
      const glance = takeGlance(board, from, to);
      const open = !isSightBlocked(sight);
      expect([hexesOf(glance), bearingOf(glance), isBlocked(glance)]).toEqual([
        distance(board.grid, a, b),
        bearing(board.grid, a, b),
        !open,
      ]);
      if (open) expect(ownFireModifier(glance)).toBe(sightModifier(sight));
      if (open && a !== b) expect(Math.abs(enemyFireModifier(glance) - ownFireModifier(glance))).toBeLessThanOrEqual(1);
      expect(isNear(glance)).toBe(
        distance(board.grid, a, b) === 1 && Math.abs(levelOf(board, a) - levelOf(board, b)) <= 1,
      );
    }
  }
});

function levelOf(board: Board, hex: number): number {
  return board.level[hex]! - board.layers.depth[hex]!;
}

test('glances are cached by board, hex and height, except for an enemy that is not on the ground', () => {
  const board = hills();
  const standing = glancesAt(board, onGround(board, 40, 1));
  expect(glancesAt(board, onGround(board, 40, 1))).toBe(standing);
  expect(glancesAt(board, onGround(board, 40, 0))).not.toBe(standing);
  expect(glancesAt(hills(), onGround(board, 40, 1))).not.toBe(standing);
  expect(glancesAt(board, { hex: 40, elevation: 3, height: 1 })).toBeUndefined();
});

test('where a board has too many glances to keep, those taken longest ago are dropped first', () => {
  const board = openBoard(100, 100);
  const rowAt = (hex: number): Int32Array => glancesAt(board, onGround(board, hex, 1))!;
  const rows = Array.from({ length: 200 }, (_, hex) => rowAt(hex));
  expect(rowAt(0)).toBe(rows[0]);
  rowAt(200);
  expect(rowAt(1)).toBe(rows[1]);
  expect(rowAt(0)).not.toBe(rows[0]);
});
