import { expect, test } from 'vitest';
import { formatIssue, toIssue } from './issues.ts';

test('an issue names its field, unless the whole value is meant', () => {
  expect(formatIssue({ path: 'units[0].hex', reason: 'is missing' })).toBe('units[0].hex: is missing');
  expect(formatIssue({ path: '', reason: 'is not JSON' })).toBe('is not JSON');
});

test('an issue of a part names the place of the part', () => {
  expect(formatIssue({ path: 'seed', reason: 'is missing' }, 'batch')).toBe('batch.seed: is missing');
  expect(formatIssue({ path: '', reason: 'is missing' }, 'batch')).toBe('batch: is missing');
});

test.each([
  ['units[1].hex', 'units[1].hex is taken by units[0]', 'is taken by units[0]'],
  ['profile', 'profile: "house" is not a rules profile', '"house" is not a rules profile'],
  ['board.text', 'board.text, line 3: there is no such terrain.', 'line 3: there is no such terrain'],
  ['unit', 'units are missing', 'units are missing'],
  ['', 'the file is empty', 'the file is empty'],
])('an error of field "%s" does not name it a second time', (path, message, reason) => {
  expect(toIssue({ path, message })).toEqual({ path, reason });
});

test('the path of an issue begins with the place of the value', () => {
  expect(toIssue({ path: 'tonnage', message: 'tonnage is missing' }, 'specs[2]')).toEqual({
    path: 'specs[2].tonnage',
    reason: 'is missing',
  });
});
