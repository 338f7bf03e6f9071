import { expect, test } from 'vitest';
import { isPrecise, observationsNeeded } from './precision.ts';

const goal = { precision: 0.0625, least: 100 };
const interval = (margin: number): { low: number; high: number } => ({ low: 0.5 - margin, high: 0.5 + margin });

test('an interval is precise when it is narrow enough and has enough observations', () => {
  expect(isPrecise(goal, 100, interval(0.0625))).toBe(true);
  expect(isPrecise(goal, 99, interval(0.01))).toBe(false);
  expect(isPrecise(goal, 5000, interval(0.07))).toBe(false);
  expect(isPrecise({ ...goal, precision: 0 }, 5000, interval(0))).toBe(false);
});

test('half the width takes four times as many observations', () => {
  expect(observationsNeeded(goal, 200, interval(0.125))).toBe(800);
  expect(observationsNeeded(goal, 20, interval(0.0625))).toBe(100);
  expect(observationsNeeded(goal, 900, interval(0.02))).toBe(900);
});
