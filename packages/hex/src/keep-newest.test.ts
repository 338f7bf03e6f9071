import { expect, test } from 'vitest';
import { keepNewest } from './keep-newest.ts';

test('a full map drops its oldest entry for a new one', () => {
  const map = new Map<number, string>();
  for (const [key, value] of ['a', 'b', 'c'].entries()) expect(keepNewest(map, key, value, 2)).toBe(value);
  expect([...map]).toEqual([
    [1, 'b'],
    [2, 'c'],
  ]);
});
