import { expect, test } from 'vitest';
import { readBoard, readNamedBoard } from './boards.ts';
import { capture as run } from './capture.ts';
import { UsageError } from './exit.ts';

test.each([
  ['river-crossing', 'own', 'River Crossing', 16, 17],
  ['Deep Lake', 'own', 'Deep Lake', 16, 17],
  ['border', 'own', 'Borderland', 32, 34],
  ['river', 'generated', 'river:16x17:1', 16, 17],
  ['hills:32x34:7', 'generated', 'hills:32x34:7', 32, 34],
  ['Hills:12x9', 'generated', 'hills:12x9:1', 12, 9],
  ['hills:abc', 'generated', 'hills:16x17:abc', 16, 17],
  ['hills:20x20:abc:sym', 'generated', 'hills:20x20:abc:sym', 20, 20],
])('the name %s gives a board from the source %s', (text, source, title, width, height) => {
  expect(readNamedBoard(text)).toMatchObject({ source, title, board: { grid: { width, height } } });
});

test.each([
  [
    'atlantis',
    /"atlantis" is not a \.board file, an imported board, a built-in board \(open-plain, .*\) or a map style \(open, /,
  ],
  ['lake:4x4', /"lake:4x4": width: must be a whole number from 8 to 64, not 4\./],
  ['lake:1:2', /"lake:1:2": write style:WIDTHxHEIGHT:seed/],
  ['lake:9x9:1:sym', /symmetric: needs an even width, not 9/],
  ['none.board', /none\.board: no such file/],
])('the board name %s is refused in one sentence', (text, message) => {
  expect(() => readBoard(text)).toThrow(message);
  expect(() => readBoard(text)).toThrow(UsageError);
});

test('a battle can be fought on built-in and generated boards', async () => {
  for (const board of ['woods-and-hills', 'downtown', 'ruins:16x17:3']) {
    const json = await run('battle', 'HBK-4G', 'WVR-6R', '--board', board, '--turns', '3', '--json');
    expect(JSON.parse(json)).toMatchObject({ turns: 3 });
  }
});
