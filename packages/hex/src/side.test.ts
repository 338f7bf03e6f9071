import { describe, expect, test } from 'vitest';
import { BEARINGS } from './bearing.ts';
import { type Board, createBoard, type HexContent } from './board.ts';
import { type HexId, parseHex } from './grid.ts';
import { type Side, sideFromBearing, sideStruck } from './side.ts';

test('the table of sides gives each side by relative bearing', () => {
  const letters = Array.from({ length: BEARINGS }, (_, code) => sideFromBearing(code)[0]);
  expect(letters.join('')).toBe('fffffff' + 'rrrr' + 'rrr' + 'llll' + 'ffffff');
  expect([10, 11, 13, 14].map(sideFromBearing)).toEqual(['right', 'rear', 'rear', 'left']);
});

const LIGHT: HexContent = { level: 0, layers: { woods: 1 } };
const HEAVY: HexContent = { level: 0, layers: { woods: 2 } };
const HILL: HexContent = { level: 3, layers: {} };

/** A board of seven by five hexes with contents given by hex number, flat elsewhere. */
function boardWith(hexes: Readonly<Record<string, HexContent>>): Board {
  const flat: HexContent = { level: 0, layers: {} };
  const plain = createBoard(
    7,
    5,
    Array.from({ length: 35 }, () => flat),
  );
  const contents = Array.from({ length: 35 }, () => flat);
  for (const [place, content] of Object.entries(hexes)) contents[parseHex(plain.grid, place)!] = content;
  return createBoard(7, 5, contents);
}

describe('a line between two sides', () => {
  // From 0103 to 0503 the line runs due east between 0202, 0402 on its left and 0203, 0403 on its right.
  const attacker: HexId = 14;
  const target: HexId = 18;
  const facings: readonly [facing: number, even: Side, leftWorse: Side, rightWorse: Side][] = [
    [0, 'front', 'front', 'left'],
    [1, 'left', 'left', 'rear'],
    [2, 'right', 'rear', 'right'],
    [3, 'front', 'right', 'front'],
    [4, 'front', 'front', 'front'],
    [5, 'front', 'front', 'front'],
  ];

  test.each(facings)(
    'a target facing %i is struck in the %s, or %s if the left half is worse, or %s if the right is',
    (facing, even, left, right) => {
      const strike = (hexes: Readonly<Record<string, HexContent>>): Side =>
        sideStruck(boardWith(hexes), attacker, { hex: target, elevation: 0, facing });
      expect(strike({})).toBe(even);
      expect(strike({ '0202': LIGHT })).toBe(left);
      expect(strike({ '0203': LIGHT })).toBe(right);
      expect(strike({ '0202': HEAVY, '0403': LIGHT })).toBe(left);
      expect(strike({ '0202': HEAVY, '0403': HILL })).toBe(right);
      expect(strike({ '0202': HILL, '0403': HILL })).toBe(even);
      expect(strike({ '0303': HILL })).toBe(even);
    },
  );

  test('a pair of equal hexes counts on the right', () => {
    const board = boardWith({ '0202': LIGHT, '0203': LIGHT });
    expect(sideStruck(board, attacker, { hex: target, elevation: 0, facing: 0 })).toBe('left');
  });

  test('woods that block a half count as much as a hill', () => {
    const board = boardWith({ '0202': LIGHT, '0402': HEAVY, '0203': HILL });
    expect(sideStruck(board, attacker, { hex: target, elevation: 0, facing: 0 })).toBe('left');
  });
});

test("an attack from the target's own hex strikes the front", () => {
  expect(sideStruck(boardWith({}), 10, { hex: 10, elevation: 0, facing: 0 })).toBe('front');
});
