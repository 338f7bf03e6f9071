import { DESTRUCTION_CAUSES } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { causeWords, pFigure, pWords } from './words.ts';

test.each([
  [0.243, 'p = 0.24'],
  [0.0996, 'p = 0.100'],
  [0.049, 'p = 0.049'],
  [0.001, 'p = 0.001'],
  [0.0009, 'p < 0.001'],
  [1, 'p = 1.00'],
])('a p-value of %d is told as %s', (value, words) => {
  expect(pWords(value)).toBe(words);
  expect(pFigure(value)).toBe(words.replace(/^p (?:= )?/, ''));
});

test('every cause of loss has words, and one of a different version is told as it is', () => {
  expect(causeWords('explosion')).toBe('ammunition explosion');
  for (const cause of DESTRUCTION_CAUSES) expect(causeWords(cause)).toMatch(/^[a-z ]+$/);
  expect(causeWords('meteor')).toBe('meteor');
});
