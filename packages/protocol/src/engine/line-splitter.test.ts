import { expect, test } from 'vitest';
import { LineSplitter } from './line-splitter.ts';

test('lines are put together from pieces', () => {
  const splitter = new LineSplitter(10);
  expect(splitter.push('ab')).toEqual([]);
  expect(splitter.push('c\nde\nf')).toEqual(['abc', 'de']);
  expect(splitter.push('gh')).toEqual([]);
  expect(splitter.end()).toBe('fgh');
});

test('a line that is too long is reported once, and its rest is skipped', () => {
  const splitter = new LineSplitter(10);
  expect(splitter.push('x'.repeat(20))).toEqual([undefined]);
  expect(splitter.push('x'.repeat(20))).toEqual([]);
  expect(splitter.push('x\nok\nlast')).toEqual(['ok']);
  expect(splitter.push(`${'y'.repeat(20)}\nz\n`)).toEqual([undefined, 'z']);
});
