import { OWN_BOARDS } from '@hexfall/data';
import { expect, test } from 'vitest';
import { boardKey, builtInBoards, describeBoard, LANDSCAPES, MAP_SIZES, ownBoards } from './board-options.ts';
import { matchParts } from './match-parts.ts';

const parts = matchParts();

test('every board that comes with the program can be chosen', () => {
  expect(builtInBoards()).toHaveLength(OWN_BOARDS.length);
  for (const { choice } of builtInBoards()) expect(parts.board(choice).ok).toBe(true);
});

test('every landscape can be made in every size that is offered', () => {
  for (const { style } of LANDSCAPES)
    for (const { width, height } of MAP_SIZES)
      expect(parts.board({ kind: 'generated', style, width, height, seed: '1' }).ok).toBe(true);
});

test('a map that was made is not made again, as long as it is one of the last', () => {
  const order = (seed: string) => ({ kind: 'generated', style: 'open', width: 8, height: 8, seed }) as const;
  const first = parts.board(order('a'));
  expect(parts.board(order('a'))).toBe(first);
  for (const seed of 'bcdefghij') parts.board(order(seed));
  expect(parts.board(order('a'))).not.toBe(first);
  expect(parts.board(order('a'))).toEqual(first);
});

test('a board is described in words', () => {
  expect(describeBoard({ kind: 'own', id: 'river-crossing' }).title).toBe('River Crossing');
  expect(describeBoard({ kind: 'generated', style: 'lake', width: 16, height: 17, seed: 'k7f3' })).toMatchObject({
    title: 'Lake, a generated map',
    description: 'A lake up to three levels deep, with wooded shores. 16 × 17 hexes, seed k7f3.',
  });
  expect(describeBoard({ kind: 'stored', id: 'mine:yard' }).title).toBe('yard');
});

test('boards of the user’s own are listed by name, and every board has a key of its own', () => {
  const record = { width: 9, height: 9, file: '', text: '', added: 1 };
  const own = ownBoards([
    { ...record, id: 'mine:yard' },
    { ...record, id: 'mine:marsh' },
  ]);
  expect(own.map(({ title }) => title)).toEqual(['marsh', 'yard']);
  const keys = [...builtInBoards(), ...own].map(({ choice }) => boardKey(choice));
  expect(new Set(keys).size).toBe(keys.length);
});
