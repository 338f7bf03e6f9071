import { expect, test } from 'vitest';
import { HeatCounts, TurnSums } from './turn-sums.ts';

test('means by turn are those of the games that lasted that long', () => {
  const sums = new TurnSums();
  sums.add(2, turn => [10, 4][turn]!);
  sums.add(1, () => 20);
  const [first, second] = sums.means;
  expect(first).toMatchObject({ turn: 1, games: 2, mean: 15 });
  // Two values 10 apart deviate by the root of 50; halved by two games it is 5.
  expect(first!.high - 15).toBeCloseTo(1.96 * 5, 2);
  expect(second).toEqual({ turn: 2, games: 1, mean: 4, low: 4, high: 4 });
});

test('quantiles of heat by turn are those of the games in which the unit was in play', () => {
  const heat = new HeatCounts();
  for (let degree = 1; degree <= 20; degree++) heat.add([degree, degree > 18 ? 1000 : -1, -1]);
  expect(heat.figures).toEqual([
    { turn: 1, games: 20, median: 10, hot: 18, most: 20 },
    { turn: 2, games: 2, median: 99, hot: 99, most: 99 },
  ]);
});
