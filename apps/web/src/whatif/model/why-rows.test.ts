import { expect, test } from 'vitest';
import type { ExplainedOrder } from '../worker/whatif-messages.ts';
import { whyRows, whyVerdict } from './why-rows.ts';

function order(score: number | undefined, ...others: readonly number[]): ExplainedOrder {
  return {
    turn: 1,
    phase: 'movement',
    side: 0,
    unit: 'A1 Locust LCT-1V',
    text: 'stays',
    expected: score === undefined ? undefined : { score, dealt: 0, taken: 0 },
    others: others.map((value, i) => ({
      text: `walks ${i + 1}`,
      expected: { score: value, dealt: 0, taken: 0 },
    })),
  };
}

test('orders are listed by what they promise, the given one before its equals', () => {
  expect(whyRows(order(2, 5, 2, 1)).map(({ text }) => text)).toEqual(['walks 1', 'stays', 'walks 2', 'walks 3']);
});

test('an order that was not considered comes last', () => {
  expect(whyRows(order(undefined, -3)).map(({ isGiven }) => isGiven)).toEqual([false, true]);
});

test.each([
  [order(1), 'There was nothing else to do.'],
  [order(undefined, 1), 'The tactician would not have considered it.'],
  [order(2, 2, 1), 'No other order promised more.'],
  [order(2, 3, 1), 'One order promised more.'],
  [order(2, 4, 3, 1), '2 orders promised more.'],
  // There may be more orders than the three that are shown.
  [order(0, 4, 3, 1), 'Other orders promised more.'],
])('the verdict counts the better orders: case %#', (given, words) => {
  expect(whyVerdict(given)).toBe(words);
});
