import { expect, test } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { selectRows } from './select.ts';

const all = await loadCatalogue();

function names(...words: string[]): string[] {
  const selection = selectRows(all, words);
  if ('problem' in selection) throw new Error(selection.problem);
  return selection.entries.map(({ row }) => row.name);
}

test('a row has one name, and every row is in a group', () => {
  expect(new Set(all.map(({ row }) => row.name)).size).toBe(all.length);
  for (const { row } of all) expect(row.groups.length).toBeGreaterThan(0);
});

test('a group means all of its rows, a name that row alone, a part of a name all that have it', () => {
  expect(names('combat')).toContain('kick');
  expect(names('combat')).not.toContain('two dice');
  expect(names('duel 16x17, tactician')).toEqual(['duel 16x17, tactician']);
  expect(names('kick')).toEqual(['kick']);
  expect(names('64x68')).toEqual(['duel 64x68, tactician', '4v4 64x68, tactician']);
});

test('several words mean all that any of them means, once, in the order of the table', () => {
  expect(names('kick', 'two dice', 'KICK')).toEqual(['two dice', 'kick']);
});

test('growth with units goes from one to twelve on a side', () => {
  expect(names('growth').filter(name => name.includes('32x34'))).toEqual([
    'duel 32x34, tactician',
    '4v4 32x34, tactician',
    '2v2 32x34, tactician',
    '8v8 32x34, tactician',
    '12v12 32x34, tactician',
  ]);
});

test.each(['duell', '', '  '])('"%s" is refused with one sentence that names the groups', word => {
  const groups = 'operations, foundation, combat, play, games, growth, tactician, charger, random, lookahead, threads';
  expect(selectRows(all, ['kick', word])).toEqual({
    problem: `no row or group is called "${word.trim()}"; groups are ${groups}`,
  });
});
