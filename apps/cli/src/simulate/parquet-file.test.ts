import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, parseHeaderLine, planGame, Samples } from '@hexfall/sim';
import { asyncBufferFromFile, parquetReadObjects } from 'hyparquet';
import { afterAll, expect, test } from 'vitest';
import { FailedError } from '../exit.ts';
import { writeParquet } from './parquet-file.ts';
import { createQuickDuels } from './quick-duels.ts';

const { at, duel, folder, linesOf } = createQuickDuels();
afterAll(() => rmSync(folder, { recursive: true }));

test('a Parquet file has one row per game', async () => {
  await duel('--games', '12', '--out', at('games.parquet'));
  await duel('--games', '12', '--out', at('games.jsonl'));
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(at('games.parquet')) });
  const records = linesOf('games.jsonl')
    .slice(1)
    .map(line => JSON.parse(line));
  expect(rows).toHaveLength(12);
  for (const [i, row] of rows.entries()) {
    const { game, seed, swapped, outcome, turns, units } = records[i];
    expect(row).toMatchObject({ game, seed, swapped, outcome, turns, board: 'field' });
    expect(row).toMatchObject({ A1_dealt: units[0].dealt, B1_heat: units[1].heat, B1_end: units[1].end?.turn ?? 0 });
    expect(row['A1_cause']).toBe(units[0].end?.cause ?? '');
  }
});

test('a large Parquet file is written in pieces and read as one table', async () => {
  await duel('--games', '2', '--out', at('two.jsonl'));
  const [first = '', second = ''] = linesOf('two.jsonl');
  const header = parseHeaderLine(first);
  if (!header.ok) throw new Error(header.errors[0]);
  const samples = new Samples(1, 1);
  const count = 20_001;
  for (let game = 0; game < count; game++)
    samples.push({ ...(JSON.parse(second) as GameRecord), game, turns: game % 50 });
  await writeParquet(at('large.parquet'), header.value.batch, samples);
  const rows = await parquetReadObjects({ file: await asyncBufferFromFile(at('large.parquet')) });
  expect(rows).toHaveLength(count);
  expect(rows.every((row, game) => row['game'] === game && row['turns'] === game % 50)).toBe(true);
  expect(rows[20_000]).toMatchObject({ seed: planGame(header.value.batch, 20_000).seed, swapped: false });
});

test('a table that cannot be written to its file is written to a temporary one', async () => {
  await duel('--games', '2', '--out', at('some.jsonl'));
  const header = parseHeaderLine(linesOf('some.jsonl')[0]!);
  mkdirSync(at('taken.parquet'));
  const write = (): Promise<void> =>
    writeParquet(at('taken.parquet'), header.ok ? header.value.batch : raise(), new Samples(1, 1));
  await expect(write()).rejects.toThrow(FailedError);
  await expect(write()).rejects.toThrow(/The games were written to (\S+\.parquet) instead\.$/);
  const path = join(tmpdir(), `hexfall-games-${process.pid}.parquet`);
  expect(readFileSync(path).subarray(0, 4).toString()).toBe('PAR1');
  rmSync(path);
});

function raise(): never {
  throw new Error('the header cannot be read');
}
