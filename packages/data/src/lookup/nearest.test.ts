import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test('a mistyped word brings the one that was meant, if any comes near', () => {
  const words = ['simulate', 'battle', 'replay', 'units'];
  expect(nearest('simulat', words)).toBe('simulate');
  expect(nearest('SIMULTAE', words)).toBe('simulate');
  expect(nearest('unit', words)).toBe('units');
  expect(nearest('tournament', words)).toBeUndefined();
});
