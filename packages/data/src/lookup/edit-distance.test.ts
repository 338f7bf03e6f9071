import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['atlas', 'atlas', 0],
  ['atlas', 'altas', 1],
  ['atlas', 'atls', 1],
  ['atlas', 'attlas', 1],
  ['atlas', 'otlas', 1],
  ['atlas', 'otlsa', 2],
  ['atlas', 'locust', 5],
  ['', 'abc', 3],
])('"%s" becomes "%s" by %i slips', (a, b, slips) => {
  expect([editDistance(a, b, 9), editDistance(b, a, 9)]).toEqual([slips, slips]);
  if (slips > 1) expect(editDistance(a, b, 1)).toBe(2);
});
