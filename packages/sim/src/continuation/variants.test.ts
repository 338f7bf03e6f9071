import { deployFaceToFace, duelMatchUp } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { playGame } from '../batch/play-game.ts';
import { runBatch } from '../batch/run-batch.ts';
import { OwnThread } from '../batch/workforce.ts';
import type { Change } from './changes.ts';
import { continuationOf } from './continuation.ts';
import { courseOf, sampleBatch, sampleReplay } from './sample-course.ts';
import { scoreOfA, VariantCollector } from './variants.ts';

const COURSE = courseOf(
  sampleReplay(sampleBatch(duelMatchUp(['HBK-4G', 'WVR-6R'], { bots: ['charger', 'charger'] }), deployFaceToFace), 3),
);
const EVENTS = COURSE.parts.find(({ turn, phase }) => turn === 3 && phase === 'movement')!.events;

function series(...variants: (readonly Change[])[]): ReturnType<typeof sampleBatch>[] {
  return variants.map(changes => {
    const made = continuationOf(COURSE, EVENTS, { bots: ['charger', 'charger'], seed: 'v', changes });
    if (!made.ok) throw new Error(made.errors[0]);
    return made.value.batch;
  });
}

test('variants are compared game by game with the same dice', async () => {
  const [, half] = [0, 3].map(turn => (COURSE.gameAt(EVENTS).state.mechs[1]!.facing + turn) % 6);
  const batches = series([{ kind: 'facing', unit: 1, facing: half! }], []);
  const collector = new VariantCollector(batches);
  await runBatch(batches, new OwnThread(batches), {
    games: 40,
    onGames: records => {
      for (const record of records) collector.add(record);
    },
  });
  const scores = batches.map(batch => Array.from({ length: 20 }, (_, game) => scoreOfA(playGame(batch, game).outcome)));
  const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
  expect(collector.count).toBe(40);
  expect(collector.differenceFrom(1).value).toBeCloseTo(mean(scores[0]!) - mean(scores[1]!), 12);
  expect(collector.differenceFrom(0).value).toBe(0);
  expect(collector.results().map(({ games }) => games)).toEqual([20, 20]);
});

test('an unchanged case makes no difference', async () => {
  const order = COURSE.orderAt(EVENTS)!;
  const batches = series([{ kind: 'order', order }], [{ kind: 'order', order }]);
  const collector = new VariantCollector(batches);
  await runBatch(batches, new OwnThread(batches), {
    games: 16,
    onGames: records => {
      for (const record of records) collector.add(record);
    },
  });
  const { value, low, high } = collector.differenceFrom(1);
  expect(value).toBe(0);
  expect(low).toBeLessThan(0);
  expect(high).toBeGreaterThan(0);
});
