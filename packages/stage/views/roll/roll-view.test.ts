import { expect, test } from 'vitest';
import { rollWords } from './roll-view.tsx';

test('a roll says what came up and how likely success was', () => {
  expect(rollWords(7, 9)).toBe('9 rolled, 7 or more needed (58%)');
  expect(rollWords(7, undefined)).toBe('7 or more needed (58%)');
  expect(rollWords(undefined, 5)).toBe('5 rolled');
  expect(rollWords(13, 12)).toBe('12 rolled, out of reach of two dice');
});
