import { expect, test } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { selectRows } from './select.ts';

const all = await loadCatalogue();

function names(...words: string[]): string[] {
  const selection = selectRows(all, words);
  if ('problem' in selection) throw new Error(selection.problem);
  return selection.entries.map(({ row }) => row.name);
}

test('every row has a unique name and is in a group', () => {
  expect(new Set(all.map(({ row }) => row.name)).size).toBe(all.length);
  for (const { row } of all) expect(row.groups.length).toBeGreaterThan(0);
});

test('a group selects all of its rows, a name that row alone, a part of a name all rows that contain it', () => {
  expect(names('combat')).toContain('kick');
  expect(names('combat')).not.toContain('two dice');
  expect(names('duel 16x17, tactician')).toEqual(['duel 16x17, tactician']);
  expect(names('kick')).toEqual(['kick']);
  expect(names('64x68')).toEqual(['duel 64x68, tactician', '4v4 64x68, tactician']);
});

test('several words select every row that any of them selects, once, in the order of the table', () => {
  expect(names('kick', 'two dice', 'KICK')).toEqual(['two dice', 'kick']);
});

test('the series of growing forces goes from one to twelve units on a side', () => {
  expect(names('growth').filter(name => name.includes('32x34'))).toEqual([
    'duel 32x34, tactician',
    '4v4 32x34, tactician',
    '2v2 32x34, tactician',
    '8v8 32x34, tactician',
    '12v12 32x34, tactician',
  ]);
});

test.each(['duell', '', '  '])('"%s" is refused with one sentence that names the groups', word => {
  const groups =
    'operations, foundation, combat, play, odds, games, growth, tactician, charger, random, lookahead, threads, command';
  expect(selectRows(all, ['kick', word])).toEqual({
    problem: `no row or group is called "${word.trim()}"; groups are ${groups}`,
  });
});
