import { expect, test } from 'vitest';
import type { Comparison } from './compare-rows.ts';
import { formatComparison } from './format-comparison.ts';
import { speedRatio, verdictOf } from './ratio.ts';

const pairs = (...ratios: number[]): { base: number; present: number }[] =>
  ratios.map((ratio, i) => ({ base: ratio * (i + 1), present: i + 1 }));

test('the ratio is the median of the pairs, not of the costs: a slow moment falls on both', () => {
  const slowAndQuiet = [
    { base: 110, present: 100 },
    { base: 1210, present: 1100 },
    { base: 11, present: 10 },
  ];
  expect(speedRatio(slowAndQuiet).value).toBeCloseTo(1.1, 12);
});

test('one disturbed pair of nine does not reach the interval', () => {
  const ratio = speedRatio(pairs(1.1, 1.11, 1.12, 1.13, 1.14, 1.15, 1.16, 1.17, 9));
  expect(ratio).toMatchObject({ value: 1.14, low: 1.11, high: 1.17 });
  expect(ratio.coverage).toBeCloseTo(1 - (2 * (1 + 9)) / 512, 12);
});

test('seven pairs give their whole range, which holds 98.4% of the time', () => {
  const ratio = speedRatio(pairs(0.8, 0.9, 0.95, 1, 1.02, 1.05, 1.1));
  expect(ratio).toMatchObject({ value: 1, low: 0.8, high: 1.1 });
  expect(ratio.coverage).toBeCloseTo(1 - 2 / 128, 12);
});

test.each([
  [pairs(1.1, 1.2, 1.1, 1.2, 1.1, 1.2), 'faster'],
  [pairs(0.9, 0.8, 0.9, 0.8, 0.9, 0.8), 'slower'],
  [pairs(0.9, 1.2, 0.9, 1.2, 0.9, 1.2), 'no difference seen'],
  [pairs(1.1, 1.2, 1.3), 'too few rounds'],
])('the verdict on %j is %s', (measured, verdict) => {
  expect(verdictOf(speedRatio(measured))).toBe(verdict);
});

test('games that became longer are compared by the unit-turn, and marked as changed', () => {
  const comparison: Comparison = {
    name: 'duel',
    // Each game takes twice as long, and has twice the turns.
    pairs: Array.from({ length: 7 }, () => ({ base: 10, present: 20 })),
    checksums: { base: 1, present: 2 },
    unitTurns: { base: 30, present: 60 },
  };
  const [, line] = formatComparison([comparison]).split('\n');
  expect(line).toMatch(
    /^duel +1\.000 x +1\.000 to 1\.000 +98% +no difference seen +outcomes changed, games 100\.0% longer/,
  );
});

test('a row that the base cannot run is listed with the reason', () => {
  const same = { base: 7, present: 7 };
  const text = formatComparison([
    { name: 'kick', pairs: pairs(1, 1, 1, 1, 1, 1), checksums: same },
    { name: 'duel', skipped: 'the base cannot run it: no playBots' },
  ]);
  expect(text).toContain('same outcomes');
  expect(text.split('\n').at(-1)).toBe('skipped: duel: the base cannot run it: no playBots');
});
