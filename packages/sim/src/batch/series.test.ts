import { deployFaceToFace, duelMatchUp } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import type { GameRecord } from './game-record.ts';
import { type Batch, type Position, prepareBatch } from './match-up.ts';
import { playGame } from './play-game.ts';
import { runBatch } from './run-batch.ts';
import { findInSeries, placeInSeries, type Series } from './series.ts';
import { createGameRunner, OwnThread } from './workforce.ts';

/** Two built-in units and a short game. */
function duel(a: string, b: string): Batch {
  const options = { bots: ['charger', 'random'], turnLimit: 6, seed: `series ${a} ${b}` } as const;
  const prepared = prepareBatch(duelMatchUp([a, b], options), deployFaceToFace);
  if (!prepared.ok) throw new Error(prepared.errors[0]!.message);
  return prepared.value;
}

const [A, B, C] = ['HBK-4G', 'WVR-6R', 'SHD-2H'] as const;
const series: Series = [duel(A, B), duel(A, C), duel(B, C)];

test('a series plays a pair of games of each batch in turn', () => {
  const places = Array.from({ length: 8 }, (_, number) => placeInSeries(3, number));
  expect(places.map(({ batch, game }) => `${batch}:${game}`).join(' ')).toBe('0:0 0:1 1:0 1:1 2:0 2:1 0:2 0:3');
  expect(placeInSeries(1, 17)).toEqual({ batch: 0, game: 17 });
});

test('the games of a series are those of its batches, with consecutive numbers', async () => {
  const records: GameRecord[] = [];
  await runBatch(series, new OwnThread(series), { games: 14, onGames: more => void records.push(...more) });
  expect(records.map(({ game }) => game)).toEqual(Array.from({ length: 14 }, (_, number) => number));
  for (const record of records) {
    const { batch, game } = findInSeries(series, record.game);
    expect({ ...record, game }).toEqual(playGame(batch, game));
  }
});

test('a game that cannot be played is reported with its number in the series and its own seed', () => {
  const { seed } = playGame(series[1]!, 2);
  const spoilt = { ...series[1]!, fields: [{ ...series[1]!.fields[0]!, straight: {} as Position }] };
  expect(createGameRunner([series[0]!, spoilt])(6)).toMatchObject({ game: 6, seed, reason: expect.any(String) });
});
