import { builtInMech, weaponById } from '@hexfall/data';
import { createBoard, createGrid } from '@hexfall/hex';
import { expect, test } from 'vitest';
import { aimWords, builtWords } from './shot-words.ts';

test('a shot at no unit is aimed at a building, but artillery at a hex', () => {
  const hunchback = builtInMech('HBK-4G')!;
  const sniper = { ...hunchback, weapons: [{ ...hunchback.weapons[0]!, type: weaponById('is-sniper')!.type }] };
  const words = (spec: typeof hunchback): string =>
    aimWords({ attacker: 0, weapon: 0, hex: 3 * 16 + 4 }, { grid: createGrid(16, 17), spec: () => spec });
  expect(words(hunchback)).toBe('the building in 0504');
  expect(words(sniper)).toBe('hex 0504');
});

test('a built structure is called a bridge where the map has one', () => {
  const hexes = [
    { level: 0, layers: {} },
    { level: 0, layers: { depth: 1, bridge: 1, bridgeCf: 30 } },
  ];
  const board = createBoard(2, 1, hexes);
  expect(builtWords(1, { grid: board.grid, board })).toBe('the bridge in 0201');
  expect(builtWords(1, { grid: board.grid })).toBe('the building in 0201');
});
