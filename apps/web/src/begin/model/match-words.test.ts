import { expect, test } from 'vitest';
import { differenceWords } from './match-words.ts';

test.each([
  [[2082, 2088], 'Side B is worth 6 points more (less than 1%).'],
  [[3000, 2000], 'Side A is worth 1,000 points more (50%).'],
  [[2000, 2000], 'Both sides have the same Battle Value.'],
  [[0, 2000], ''],
] as const)('the difference in Battle Value is told in words, here %j: %s', (values, words) => {
  expect(differenceWords(values)).toBe(words);
});
