import { expect, test } from 'vitest';
import { barText, distributionRows, spansOf } from './distribution-lines.ts';

const outcomes = (values: Readonly<Record<number, number>>) =>
  Object.entries(values).map(([number, value]) => ({
    number: Number(number),
    value,
    standardError: 0,
    lower: 0,
    upper: 1,
    exact: false,
  }));

test('a few numbers stand one by one, and those that never come up are left out', () => {
  expect(spansOf(outcomes({ 0: 0.9, 5: 0, 20: 0.1 }))).toEqual([
    { from: 0, to: 0, chance: 0.9 },
    { from: 20, to: 20, chance: 0.1 },
  ]);
});

test('many numbers are put together in spans of equal width, and nothing stays by itself', () => {
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, i) => [i, 1 / 41]));
  const spans = spansOf(outcomes(many));
  expect(spans.map(({ from, to }) => `${from}-${to}`)).toEqual([
    '0-0',
    '1-5',
    '6-10',
    '11-15',
    '16-20',
    '21-25',
    '26-30',
    '31-35',
    '36-40',
  ]);
  expect(spans.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

test('a bar is drawn to an eighth of a character, and something is never nothing', () => {
  expect(barText(1, 4)).toBe('████');
  expect(barText(0.5, 5)).toBe('██▌');
  expect(barText(0.000_1, 10)).toBe('▏');
  expect(barText(0, 10)).toBe('');
});

test('the most frequent number has the longest bar', () => {
  expect(distributionRows(outcomes({ 0: 0.25, 5: 0.75 }), 6)).toEqual([
    ['0', '25.0%', '██'],
    ['5', '75.0%', '██████'],
  ]);
});
