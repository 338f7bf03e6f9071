import { deployFaceToFace, duelMatchUp } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { type Batch, prepareBatch } from './match-up.ts';
import type { Series } from './series.ts';
import { isSameSeries, seriesFromJson, seriesToJson } from './series-json.ts';
import { createGameRunner } from './workforce.ts';

/** Two built-in units and a short game. */
function duel(a: string, b: string): Batch {
  const options = { bots: ['charger', 'random'], turnLimit: 6, seed: `series ${a} ${b}` } as const;
  const prepared = prepareBatch(duelMatchUp([a, b], options), deployFaceToFace);
  if (!prepared.ok) throw new Error(prepared.errors[0]!.message);
  return prepared.value;
}

const [A, B, C] = ['HBK-4G', 'WVR-6R', 'SHD-2H'] as const;
const series: Series = [duel(A, B), duel(A, C), duel(B, C)];

test('a series in JSON has each unit and board once, and plays the same games after it is read', () => {
  const json = seriesToJson(series);
  expect(json.boards).toHaveLength(1);
  expect(json.specs).toHaveLength(3);
  const again = seriesFromJson(JSON.parse(JSON.stringify(json)));
  if (!again.ok) throw new Error(again.errors[0]!.reason);
  expect(isSameSeries(again.value, series)).toBe(true);
  expect(isSameSeries(again.value.slice(1), series.slice(0, 2))).toBe(false);
  for (const number of [0, 3, 4, 9])
    expect(createGameRunner(again.value)(number)).toEqual(createGameRunner(series)(number));
});

test.each([
  [{ batches: [] }, 'batches'],
  [{ specs: [] }, 'batches[0].specs[0]'],
  [{ boards: [] }, 'batches[0].fields[0].board'],
  [{ boards: 'none' }, 'boards'],
])('a series with a wrong field is refused by the name of that field: %j', (changes, path) => {
  const result = seriesFromJson({ ...seriesToJson(series), ...changes });
  expect(result.ok ? '' : result.errors[0]!.path).toContain(path);
});
