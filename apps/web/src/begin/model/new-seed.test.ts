import { expect, test } from 'vitest';
import { newSeed } from './new-seed.ts';

test('a new seed has twelve letters and digits of chance', () => {
  expect(newSeed(bytes => bytes.map((_, i) => i))).toBe('2345-6789-abcd');
  expect(newSeed(bytes => bytes.fill(255))).toBe('zzzz-zzzz-zzzz');
});
