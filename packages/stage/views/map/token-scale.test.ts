import { expect, test } from 'vitest';
import { tokenScale } from './token-scale.ts';

test('units grow on a map that is drawn small, in few steps and to a limit', () => {
  expect([3, 1, 0.57, 0.5, 0.4, 0.1].map(scale => tokenScale(scale).toFixed(1))).toEqual([
    '1.0',
    '1.0',
    '1.0',
    '1.1',
    '1.4',
    '1.9',
  ]);
});
