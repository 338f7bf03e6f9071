import { forRandomGames } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { boardFromJson, boardToJson } from './board-json.ts';

test('boards are read back as they were written', () => {
  forRandomGames(30, {}, ({ board }) => {
    const read = boardFromJson(JSON.parse(JSON.stringify(boardToJson(board))));
    expect(read.ok && read.value).toStrictEqual(board);
  });
});

test('an open board is written as its size', () => {
  const board = boardFromJson({ width: 4, height: 5 });
  expect(board.ok && boardToJson(board.value)).toEqual({ width: 4, height: 5 });
});

test.each([
  [{ width: 0, height: 5 }, 'board.width'],
  [{ width: 4 }, 'board.height'],
  [{ width: 4, height: 4, hexes: { '0505': { woods: 1 } } }, 'board.hexes.0505'],
  [{ width: 4, height: 4, hexes: { '0101': { wood: 1 } } }, 'board.hexes.0101.wood'],
  [{ width: 4, height: 4, hexes: { '0101': { woods: 4 } } }, 'board.hexes.0101.woods'],
  [{ width: 4, height: 4, hexes: { '0101': { depth: 1 } } }, 'board.hexes.0101.depth'],
  [[], 'board'],
])('the board %j is refused at %s', (json, path) => {
  expect(boardFromJson(json)).toMatchObject({ ok: false, errors: [{ path }] });
});
