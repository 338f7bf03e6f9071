import { CATALOGUE, catalogueMech } from '@hexfall/data';
import { createBoard } from '@hexfall/hex';
import { expect, test } from 'vitest';
import { formatGameLine, parseGameLine } from '../results/game-lines.ts';
import { formatSeriesHeader, parseSeriesHeader } from '../results/series-lines.ts';
import { TOURNAMENT } from '../tournament/tournament-file.ts';
import type { GameRecord } from './game-record.ts';
import { type Batch, type Position, prepareBatch, type SimForce } from './match-up.ts';
import { playGame } from './play-game.ts';
import { runBatch } from './run-batch.ts';
import { findInSeries, placeInSeries, type Series } from './series.ts';
import { isSameSeries, seriesFromJson, seriesToJson } from './series-json.ts';
import { OwnThread, playerOf } from './workforce.ts';

const board = createBoard(10, 10, []);
const forces = ['HBK-4G', 'WVR-6R', 'CN9-A'].map((model): SimForce => {
  const spec = catalogueMech(CATALOGUE.find(unit => unit.model === model)!);
  return { name: model, units: [{ spec }] };
});

function duel(a: number, b: number): Batch {
  const prepared = prepareBatch(
    {
      forces: [forces[a]!, forces[b]!],
      boards: [{ title: 'open ground', board }],
      profile: 'spec',
      bots: ['charger', 'random'],
      turnLimit: 6,
      seed: `series ${a} ${b}`,
      swapSides: true,
    },
    (_board, sides) => ({
      specs: sides.map(({ units }) => units[0]!.spec),
      units: [
        { spec: 0, side: 0, hex: '0502', facing: 3, gunnery: 4, piloting: 5 },
        { spec: 1, side: 1, hex: '0509', facing: 0, gunnery: 4, piloting: 5 },
      ],
    }),
  );
  if (!prepared.ok) throw new Error(prepared.errors[0]!.message);
  return prepared.value;
}

const series: Series = [duel(0, 1), duel(0, 2), duel(1, 2)];

test('a pair of games of each batch in turn', () => {
  const places = Array.from({ length: 8 }, (_, number) => placeInSeries(3, number));
  expect(places.map(({ batch, game }) => `${batch}:${game}`).join(' ')).toBe('0:0 0:1 1:0 1:1 2:0 2:1 0:2 0:3');
  expect(placeInSeries(1, 17)).toEqual({ batch: 0, game: 17 });
});

test('the games of a series are those of its batches, numbered through', async () => {
  const records: GameRecord[] = [];
  await runBatch(series, new OwnThread(series), { games: 14, onGames: more => void records.push(...more) });
  expect(records.map(({ game }) => game)).toEqual(Array.from({ length: 14 }, (_, number) => number));
  for (const record of records) {
    const { batch, game } = findInSeries(series, record.game);
    expect({ ...record, game }).toEqual(playGame(batch, game));
  }
});

test('a game that cannot be played is told by its number in the series and its own seed', () => {
  const { seed } = playGame(series[1]!, 2);
  const spoilt = { ...series[1]!, fields: [{ ...series[1]!.fields[0]!, straight: {} as Position }] };
  expect(playerOf([series[0]!, spoilt])(6)).toMatchObject({ game: 6, seed, reason: expect.any(String) });
});

test('a series survives JSON, in which units and boards stand once', () => {
  const json = seriesToJson(series);
  expect(json.boards).toHaveLength(1);
  expect(json.specs).toHaveLength(3);
  const again = seriesFromJson(JSON.parse(JSON.stringify(json)));
  if (!again.ok) throw new Error(again.errors[0]!.reason);
  expect(isSameSeries(again.value, series)).toBe(true);
  expect(isSameSeries(again.value.slice(1), series.slice(0, 2))).toBe(false);
  for (const number of [0, 3, 4, 9]) expect(playerOf(again.value)(number)).toEqual(playerOf(series)(number));
});

test.each([
  [{ batches: [] }, 'batches'],
  [{ specs: [] }, 'batches[0].specs[0]'],
  [{ boards: [] }, 'batches[0].fields[0].board'],
  [{ boards: 'none' }, 'boards'],
])('a series that is none is refused by its field: %j', (changes, path) => {
  const result = seriesFromJson({ ...seriesToJson(series), ...changes });
  expect(result.ok ? '' : result.errors[0]!.path).toContain(path);
});

test('games of a series survive their lines', () => {
  const entrants = forces.map(({ name }, i) => ({ name, value: 1000 + i }));
  const line = formatSeriesHeader(TOURNAMENT, { series, games: 12, about: { entrants } });
  const header = parseSeriesHeader(TOURNAMENT, line);
  if (!header.ok) throw new Error(header.errors[0]);
  expect(header.value).toMatchObject({ games: 12, about: { entrants } });
  for (const number of [0, 3, 4, 9]) {
    const record = playerOf(series)(number) as GameRecord;
    expect(parseGameLine(formatGameLine(record), header.value.series)).toEqual({ ok: true, value: record });
    const moved = formatGameLine({ ...record, game: number + 2 });
    expect(parseGameLine(moved, header.value.series)).toEqual({ ok: false, errors: ['is a game of another match-up'] });
  }
});

test.each([
  ['', 'is not the beginning of a file of a tournament'],
  [['"format":1', '"format":9'], 'has format 9; this version reads 1'],
  [[/"engine":"[^"]*"/, '"engine":"9.9"'], 'was played by version 9.9'],
  [['"games":12', '"games":-1'], 'games: '],
  [['"value":1000', '"value":"dear"'], 'about.entrants.0.value: '],
  [['"seed":"xo', '"seed":"ox'], 'series.batches[0].seed: is no seed'],
] as const)('a header that is none is told in a sentence: %j', (change, message) => {
  const entrants = forces.map(({ name }) => ({ name, value: 1000 }));
  const line = formatSeriesHeader(TOURNAMENT, { series, games: 12, about: { entrants } });
  const spoilt = change === '' ? '' : line.replace(change[0], change[1]);
  expect(spoilt).not.toBe(line);
  const result = parseSeriesHeader(TOURNAMENT, spoilt);
  expect(result.ok ? '' : result.errors[0]).toContain(message);
});

test('a tournament without some of its pairings is none', () => {
  const entrants = forces.map(({ name }) => ({ name, value: 1000 }));
  const line = formatSeriesHeader(TOURNAMENT, { series: series.slice(1), games: 12, about: { entrants } });
  const result = parseSeriesHeader(TOURNAMENT, line);
  expect(result.ok ? '' : result.errors[0]).toBe('series: does not have the match-ups that it should');
});
