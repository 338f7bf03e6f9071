import { type Film, LEVELS } from '@hexfall/stage';
import { expect, test } from 'vitest';
import { LogSearch } from './log-search.ts';

const LINES = ['Turn 1', 'A1 fires AC/20 at B1', '', 'B1 falls on its back', 'a1 falls'];

function searchOf(lines: readonly string[]): LogSearch {
  const steps = lines.map(t => ({ l: LEVELS.event, t }));
  return new LogSearch({ steps } as unknown as Film);
}

test('lines are found by words in any case and order', () => {
  const search = searchOf(LINES);
  expect([search.lines, search.summary]).toEqual([undefined, '']);
  search.search(' FALLS ');
  expect([search.lines, search.summary]).toEqual([[3, 4], '2 lines']);
  search.search('b1 ac/20');
  expect([search.lines, search.summary]).toEqual([[1], '1 line']);
  search.search('nothing such');
  expect([search.lines, search.summary]).toEqual([[], '0 lines']);
  search.search('  ');
  expect(search.lines).toBe(undefined);
});

test('only the first of very many lines are shown', () => {
  const search = searchOf(Array.from({ length: 1000 }, () => 'A1 stays'));
  search.search('stays');
  expect(search.lines).toHaveLength(300);
  expect(search.summary).toBe('1000 lines; the first 300 are shown');
});

test('the search words are text, not a pattern', () => {
  const search = searchOf(['(a+)+', 'aaa']);
  search.search('(a+)+');
  expect(search.lines).toEqual([0]);
});
