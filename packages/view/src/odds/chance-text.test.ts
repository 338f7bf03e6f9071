import { expect, test } from 'vitest';
import { chanceText, percentText } from './chance-text.ts';

const sampled = (value: number, standardError: number) => ({ value, standardError, lower: 0, upper: 1, exact: false });
const proven = (value: number, lower: number, upper: number) => ({
  value,
  standardError: 1,
  lower,
  upper,
  exact: false,
});
const exact = (value: number) => ({ value, standardError: 0, lower: value, upper: value, exact: true });

test.each([
  [sampled(0.0601, 0.0012), '6.0% ± 0.1'],
  [sampled(0.0601, 0.000_12), '6.01% ± 0.01'],
  [sampled(0.06, 0.02), '6.0% ± 2.0'],
  [sampled(0.000_3, 0.000_1), '0.03% ± 0.01'],
])('a chance has as many digits as its error allows: %o is %s', (chance, text) => {
  expect(chanceText(chance)).toBe(text);
});

test('an error is never shown as nothing', () => {
  expect(chanceText(sampled(0.152, 1e-7))).toBe('15.20% ± 0.01');
  expect(chanceText(sampled(0.0032, 1e-7))).toBe('0.320% ± 0.001');
});

test.each([
  [15 / 36, 'exactly 41.7%'],
  [1, 'exactly 100%'],
  [0, 'exactly 0%'],
  [1 / 46_656, 'exactly 0.002%'],
])('an exact chance says so: %d is %s', (value, text) => {
  expect(chanceText(exact(value))).toBe(text);
});

test('bounds stand in for an error that says less than they do', () => {
  expect(chanceText(proven(0.06, 0.0594, 0.0607))).toBe('5.9% to 6.1%');
  expect(chanceText(proven(0.06, 0.060_001, 0.060_002))).toBe('6.00%');
});

test('a chance about which nothing is proven and no sample differs is told as such', () => {
  expect(chanceText(sampled(1, 0))).toBe('about 100%');
});

test.each([
  [1 / 6, '16.7%'],
  [0.0003, '0.03%'],
  [0, '0%'],
  [1, '100%'],
  [0.9999, '99.99%'],
])('%d is %s', (value, text) => {
  expect(percentText(value)).toBe(text);
});
