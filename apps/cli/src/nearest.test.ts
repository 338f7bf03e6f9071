import { expect, test } from 'vitest';
import { capture } from './capture.ts';
import { nearest } from './nearest.ts';

test('a mistyped word brings the one that was meant, if any comes near', () => {
  const words = ['simulate', 'battle', 'replay', 'units'];
  expect(nearest('simulat', words)).toBe('simulate');
  expect(nearest('SIMULTAE', words)).toBe('simulate');
  expect(nearest('unit', words)).toBe('units');
  expect(nearest('tournament', words)).toBeUndefined();
});

test('a mistyped command brings a suggestion', async () => {
  await expect(capture('simulat')).rejects.toThrow('"simulat" is not a command; did you mean hexfall simulate?');
  await expect(capture('simulat', 'HBK-4G', 'WVR-6R')).rejects.toThrow('did you mean hexfall simulate?');
  await expect(capture('simulate', 'A', 'B', 'C')).rejects.toThrow('simulate takes two forces, not 3');
  await expect(capture('abracadabra')).rejects.toThrow('run hexfall --help for a list of commands.');
});
