import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

test('names are compared without letter case, accents and punctuation', () => {
  expect([' AS7-D', 'as7d', 'As7 D', 'ÀS7_d'].map(nameKey)).toEqual(Array(4).fill('as7d'));
});
