import { deployFaceToFace, duelMatchUp } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import type { GameRecord } from '../batch/game-record.ts';
import { type Batch, prepareBatch } from '../batch/match-up.ts';
import type { Series } from '../batch/series.ts';
import { createGameRunner } from '../batch/workforce.ts';
import { TOURNAMENT } from '../tournament/tournament-file.ts';
import { formatGameLine, parseGameLine } from './game-lines.ts';
import { formatSeriesHeader, parseSeriesHeader } from './series-lines.ts';

/** Two built-in units and a short game. */
function duel(a: string, b: string): Batch {
  const options = { bots: ['charger', 'random'], turnLimit: 6, seed: `series ${a} ${b}` } as const;
  const prepared = prepareBatch(duelMatchUp([a, b], options), deployFaceToFace);
  if (!prepared.ok) throw new Error(prepared.errors[0]!.message);
  return prepared.value;
}

const NAMES = ['HBK-4G', 'WVR-6R', 'SHD-2H'] as const;
const [A, B, C] = NAMES;
const series: Series = [duel(A, B), duel(A, C), duel(B, C)];

test('a game of a series is the same after it is written and read', () => {
  const entrants = NAMES.map((name, i) => ({ name, value: 1000 + i }));
  const line = formatSeriesHeader(TOURNAMENT, { series, games: 12, about: { entrants } });
  const header = parseSeriesHeader(TOURNAMENT, line);
  if (!header.ok) throw new Error(header.errors[0]);
  expect(header.value).toMatchObject({ games: 12, about: { entrants } });
  for (const number of [0, 3, 4, 9]) {
    const record = createGameRunner(series)(number) as GameRecord;
    expect(parseGameLine(formatGameLine(record), header.value.series)).toEqual({ ok: true, value: record });
    const moved = formatGameLine({ ...record, game: number + 2 });
    expect(parseGameLine(moved, header.value.series)).toEqual({
      ok: false,
      errors: ['is a game of a different match-up'],
    });
  }
});

test.each([
  ['', 'is not the beginning of a file of a tournament'],
  [['"format":1', '"format":9'], 'has format 9; this version reads 1'],
  [[/"engine":"[^"]*"/, '"engine":"9.9"'], 'was played by version 9.9'],
  [['"games":12', '"games":-1'], 'games: '],
  [['"value":1000', '"value":"dear"'], 'about.entrants[0].value: must be a whole number, not "dear"'],
  [['"seed":"xo', '"seed":"ox'], 'series.batches[0].seed: is not a seed'],
] as const)('a header that is not valid gets a reason: %j', (change, message) => {
  const entrants = NAMES.map(name => ({ name, value: 1000 }));
  const line = formatSeriesHeader(TOURNAMENT, { series, games: 12, about: { entrants } });
  const spoilt = change === '' ? '' : line.replace(change[0], change[1]);
  expect(spoilt).not.toBe(line);
  const result = parseSeriesHeader(TOURNAMENT, spoilt);
  expect(result.ok ? '' : result.errors[0]).toContain(message);
});

test('a tournament file without some of its pairings is refused', () => {
  const entrants = NAMES.map(name => ({ name, value: 1000 }));
  const line = formatSeriesHeader(TOURNAMENT, { series: series.slice(1), games: 12, about: { entrants } });
  const result = parseSeriesHeader(TOURNAMENT, line);
  expect(result.ok ? '' : result.errors[0]).toBe('series: does not have the match-ups that it should');
});
