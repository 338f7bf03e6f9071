import { expect, test } from 'vitest';
import { average, percent, signed } from './figures.ts';

test('a chance above 0 and below 1 is shown as neither', () => {
  expect([0, 0.001, 0.42, 0.999, 1].map(percent)).toEqual(['0%', '<1%', '42%', '99%', '100%']);
});

test('modifiers carry their sign', () => {
  expect([2, 0, -1].map(signed)).toEqual(['+2', '+0', '−1']);
});

test('averages have a decimal only where it matters', () => {
  expect([0.25, 3.333, 9.96, 12.4].map(average)).toEqual(['0.3', '3.3', '10', '12']);
});
