import { expect, test } from 'vitest';
import type { SideResult } from './simulation-result.ts';
import { valueVerdict } from './value-verdict.ts';

function verdict(a: [wins: number, value: number], b: [wins: number, value: number], games = 100): string {
  const sides = [a, b].map(([count, value]) => ({ wins: { count, value: count / games }, value }));
  return valueVerdict({ sides: sides as unknown as [SideResult, SideResult], games });
}

test('the winner is reported with what that side costs', () => {
  expect(verdict([27, 1041], [71, 1101])).toBe('B wins 71% of games at 1.06 times the Battle Value.');
  expect(verdict([71, 1101], [27, 1041])).toBe('A wins 71% of games at 1.06 times the Battle Value.');
  expect(verdict([60, 500], [40, 500])).toBe('A wins 60% of games at the same Battle Value.');
  expect(verdict([60, 6000], [40, 5994])).toBe('A wins 60% of games at the same Battle Value.');
  expect(verdict([50, 500], [50, 1000])).toBe('A and B win equally often; A has 0.50 times the Battle Value.');
  expect(verdict([0, 500], [0, 0], 0)).toBe('');
});
