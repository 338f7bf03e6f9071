import { expect, test } from 'vitest';
import { heatLevel, MAX_HEAT } from './heat-level.ts';

test('heat is warm from the first lost movement point, and hot where a unit may shut down', () => {
  expect([0, 4, 5, 13, 14, 30].map(heatLevel)).toEqual(['cool', 'cool', 'warm', 'warm', 'hot', 'hot']);
  expect(MAX_HEAT).toBe(30);
});
