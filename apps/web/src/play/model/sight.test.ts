import { formatHex } from '@hexfall/hex';
import { scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { lookAlong } from './sight.ts';

function look(board: string, from: string, to: string, a = '0101', prone = false): ReturnType<typeof lookAlong> {
  const s = scenario({ board }).mech('A', { at: a, condition: { prone } }).begin('movement');
  return lookAlong(s.game, s.hex(from), s.hex(to));
}

test('an open line names its hexes, its length and nothing between', () => {
  const s = scenario().mech('A', { at: '0101' }).begin('movement');
  const report = lookAlong(s.game, s.hex('0505'), s.hex('0502'));
  expect(report).toMatchObject({ distance: 3, blocked: false, modifier: 0, words: ['clear line of sight'] });
  expect(report.hexes.map(hex => formatHex(s.game.board.grid, hex))).toEqual(['0505', '0504', '0503', '0502']);
});

test('woods between are counted, and three points of them block the line', () => {
  expect(look('. .\n. w\n. .\n. .', '0204', '0201')).toMatchObject({
    blocked: false,
    modifier: 1,
    words: ['clear line of sight', 'light woods between'],
  });
  expect(look('. .\n. W\n. w\n. .', '0204', '0201')).toMatchObject({
    blocked: true,
    modifier: 0,
    words: ['blocked by woods', 'light woods between', 'heavy woods between'],
  });
  expect(look('. .\n. w\n. w\n. .', '0204', '0201').words).toContain('light woods between (2 hexes)');
});

test('higher ground blocks, and a rise next to the far end covers it', () => {
  expect(look('. .\n. 3\n. .\n. .', '0204', '0201')).toMatchObject({
    blocked: true,
    words: ['blocked by higher ground'],
  });
  expect(look('. .\n. 1\n. .\n. .', '0204', '0201').words).toEqual([
    'clear line of sight',
    'the far end has partial cover',
  ]);
});

test('a prone unit sees less than a standing one', () => {
  const board = '. .\n. .\n. 1\n. .';
  expect(look(board, '0204', '0201', '0204').blocked).toBe(false);
  expect(look(board, '0204', '0201', '0204', true).blocked).toBe(true);
});
