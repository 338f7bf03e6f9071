import { expect, test } from 'vitest';
import { mishapWords, sourceWords } from './source-words.ts';

test('an explosion is an ammunition explosion, whoever set it off', () => {
  expect([sourceWords('explosion'), mishapWords('explosion')]).toEqual([
    'ammunition explosion',
    'ammunition explosion',
  ]);
  expect(sourceWords('AC/20')).toBe('AC/20');
});
