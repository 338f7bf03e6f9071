import { expect, test } from 'vitest';
import { comparisonAnswer } from './answer.ts';
import type { ComparisonResult } from './comparison.ts';

const about = {
  variants: [
    { name: 'Old', label: '', value: 1 },
    { name: 'New', label: '', value: 1 },
  ],
} as const;

function result(verdict: ComparisonResult['verdict'], value: number, gamesNeeded: number): ComparisonResult {
  const rate = (share: number) => ({ count: 0, trials: 200, value: share, low: 0, high: 1 });
  const difference = { value, low: value - 0.08, high: value + 0.08 };
  return {
    rounds: 100,
    games: 400,
    wins: [rate(0.3), rate(0.3 + value)],
    figures: { wins: { first: 0.3, second: 0.3 + value, difference } } as ComparisonResult['figures'],
    points: { minusTwo: 0, minusOne: 0, zero: 0, plusOne: 0, plusTwo: 0 },
    chance: verdict === 'unclear' ? 0.2 : 0.0004,
    verdict,
    gamesNeeded,
    opponents: [],
    failures: [],
  };
}

test('a real difference is stated with its direction, size and p-value', () => {
  expect(comparisonAnswer(result('better', 0.15, 200), about)).toBe(
    'New wins more often than Old: 45.0% against 30.0% of the games, 15.0 points more (95%: 7.0 to 23.0). The difference is real (p < 0.001).',
  );
  expect(comparisonAnswer(result('worse', -0.15, 200), about)).toContain(
    'New wins less often than Old: 15.0% against 30.0%',
  );
});

test('an unclear difference is stated with the games needed to show it', () => {
  expect(comparisonAnswer(result('unclear', 0.05, 2140), about)).toBe(
    'No difference can be shown between New and Old: 35.0% against 30.0% of the games, 5.0 points more (95%: -3.0 to 13.0; p = 0.20). Detecting one of this size takes about 2,200 games, 1,800 more.',
  );
  const none = comparisonAnswer(result('unclear', 0, Number.POSITIVE_INFINITY), about);
  expect(none).toContain('no difference (95%');
  expect(none).toContain('too small to show in ten million games');
});
