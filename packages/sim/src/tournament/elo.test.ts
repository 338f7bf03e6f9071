import { expect, test } from 'vitest';
import { eloOf, eloText } from './elo.ts';

test('ratings are shown around 1500, and an unknown one as a dash', () => {
  expect([eloOf(-20), eloText(100.4), eloText(Number.NaN)]).toEqual([1480, '1600', '-']);
});
