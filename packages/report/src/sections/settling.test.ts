import { playGame, prepareBatch, ResultCollector } from '@hexfall/sim';
import { deployFaceToFace, duelMatchUp } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { settlingFigures } from './settling.ts';

function resultOf(games: number): ReturnType<ResultCollector['result']> {
  const batch = prepareBatch(duelMatchUp(['HBK-4G', 'WVR-6R']), deployFaceToFace);
  if (!batch.ok) throw new Error(batch.errors[0]!.message);
  const collector = new ResultCollector(batch.value);
  for (let game = 0; game < games; game++) collector.add(playGame(batch.value, game));
  return collector.result();
}

test('the curve of wins ends at the share of all games', () => {
  const result = resultOf(12);
  const [figure] = settlingFigures(result);
  const [a, b] = result.sides.map(({ wins }) => `${(100 * wins.value).toFixed(1)}%`);
  expect(figure!.table.rows).toHaveLength(12);
  const last = figure!.table.rows.at(-1)!;
  expect([last[0], last[1], last[4]]).toEqual([12, a, b]);
});

test('a handful of games has no curve', () => {
  expect(settlingFigures(resultOf(4))).toEqual([]);
});
