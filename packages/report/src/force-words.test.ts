import { expect, test } from 'vitest';
import { forceWords } from './force-words.ts';

test.each([
  [['Atlas'], 'Atlas'],
  [['Atlas', 'Locust', 'Atlas'], '2 Atlas, Locust'],
  [['A', 'B', 'C', 'D'], 'A, B, C, D'],
  [['A', 'B', 'C', 'D', 'E', 'E'], 'A, B, C and 3 more'],
  [[], ''],
])('the title of the force %j is "%s"', (names, words) => {
  expect(forceWords(names)).toBe(words);
});
