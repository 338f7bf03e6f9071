import fs, { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { type DatabaseAddress, describeEachDatabase, sqlExamples } from '@hexfall/testkit/databases';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { capture, captureBoth, captureFailed } from '../capture.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-runs-'));
afterAll(() => rmSync(folder, { recursive: true }));
// The tests must not depend on the library of the user who runs them.
process.env['HEXFALL_HOME'] = folder;

const at = (name: string): string => join(folder, name);
const field = at('field.board');
writeFileSync(field, 'size 12 12\nend\n');

/** Options for games that take only a moment. */
const QUICK = ['--bots', 'charger', '--turns', '10', '--board', field];
const SIMULATE = ['simulate', 'HBK-4G', 'WVR-6R', '--games', '200', ...QUICK];
const TOURNAMENT = ['tournament', 'HBK-4G', 'WVR-6R', 'LCT-1V', '--games', '40', ...QUICK];
const COMPARE = ['compare', 'HBK-4G', '--with', 'HBK-4P', '--against', 'WVR-6R', '--games', '100', ...QUICK];

const PRECISE = [...SIMULATE, '--precision', '8%'];

/*
 * A thread takes two seconds of processor time to start from sources. One test has threads; in the others games are played in this thread,
 * which makes no difference to the store.
 */
interface Threads {
  areWanted: boolean;
  /** Called when games are to be played. */
  onPlay: (() => void) | undefined;
}
const threads = vi.hoisted((): Threads => ({ areWanted: false, onPlay: undefined }));
vi.mock(import('../simulate/workforce.ts'), async original => {
  const real = await original();
  return {
    ...real,
    workforceFor: (batches, settings, games) => {
      threads.onPlay?.();
      return real.workforceFor(batches, threads.areWanted ? settings : { ...settings, workers: 0 }, games);
    },
  };
});

interface LocalRun {
  readonly printed: string;
  readonly lines: string;
  readonly table: string;
}

const localRuns = new Map<string, Promise<LocalRun>>();

/** Returns what a command prints and writes without a store. It is the same for every kind of database, so it is played only once. */
function playLocally(name: string, args: readonly string[]): Promise<LocalRun> {
  const known = localRuns.get(name);
  if (known !== undefined) return known;
  const played = writeLocally([...args, '--workers', '0', '--out'], at(`${name}-local`));
  localRuns.set(name, played);
  return played;
}

async function writeLocally(args: readonly string[], path: string): Promise<LocalRun> {
  const [lines, table] = [`${path}.jsonl`, `${path}.parquet`];
  const printed = await capture(...args, lines);
  await capture(...args, table);
  return { printed, lines, table };
}

/** Returns the lines that a command prints, except those that name its file. */
function withoutFile(text: string): string[] {
  return text.split('\n').filter(line => !line.includes(folder));
}

function nameOf(address: DatabaseAddress): string {
  return address.kind === 'folder' ? address.path : address.url;
}

describeEachDatabase('runs of the command line', address => {
  const store = ['--store', nameOf(address)];
  const own = (name: string): string => at(`${address.kind}-${name}`);

  beforeAll(() => capture('runs', '--setup', ...store));

  /** Returns the number of the newest run. */
  async function newestRun(): Promise<string> {
    const { runs } = JSON.parse(await capture('runs', ...store, '--json')) as { runs: { run: number }[] };
    return String(runs[0]!.run);
  }

  async function detach(args: readonly string[]): Promise<string> {
    const { run } = JSON.parse(await capture(...args, ...store, '--detach', '--json')) as { run: number };
    return String(run);
  }

  test.each([
    ['simulate', PRECISE],
    ['tournament', TOURNAMENT],
    ['compare', [...COMPARE, '--precision', '15%']],
  ] as const)('%s with a store gives the files and the result of a run without one, also later', async (name, args) => {
    const expected = await playLocally(name, args);
    const file = (ending: string): string => own(`${name}${ending}`);
    const printed = await capture(...args, ...store, '--workers', '1', '--out', file('.jsonl'));
    expect(withoutFile(printed)).toEqual(withoutFile(expected.printed));
    const run = await newestRun();
    await capture('runs', 'export', run, file('-export.jsonl'), ...store);
    expect(await capture('runs', 'export', run, file('.parquet'), ...store)).toMatch(/^\d+ games in /);
    for (const lines of ['.jsonl', '-export.jsonl'])
      expect(readFileSync(file(lines), 'utf8')).toBe(readFileSync(expected.lines, 'utf8'));
    expect(await rowsOf(file('.parquet'))).toEqual(await rowsOf(expected.table));
  });

  test('a run that is left alone is played by a worker, and its result is shown later', async () => {
    const run = await detach(SIMULATE);
    const { failure } = await captureFailed('runs', 'report', run, ...store);
    expect(failure).toMatch(/^0 of 200 games so far\. .*hexfall runs watch \d+ --store /);
    threads.areWanted = true;
    const { errors } = await captureBoth('worker', ...store, '--workers', '1', '--name', 'one', '--until-idle');
    threads.areWanted = false;
    expect(errors).toMatch(/^Playing for .* with 1 thread, engine \d+\.\d+\.\d+-[0-9a-f]{12}\.\n/);
    const expected = await capture(...SIMULATE, '--workers', '0');
    expect(await capture('runs', 'watch', run, ...store, '--workers', '0')).toBe(expected);
    expect(await capture('runs', 'report', run, ...store)).toBe(expected);
    expect(await capture('runs', ...store)).toContain('200 of 200');
  });

  test('a report straight from the store is a page', async () => {
    const run = await detach(TOURNAMENT);
    await capture('worker', ...store, '--workers', '1', '--until-idle');
    await capture('runs', 'report', run, own('cup.html'), ...store);
    expect(readFileSync(own('cup.html'), 'utf8')).toContain('<!doctype html>');
    const again = captureFailed('runs', 'report', run, own('cup.html'), ...store);
    await expect(again).rejects.toThrow(/cup\.html/);
  });

  test('a run is stopped, resumed and deleted', async () => {
    const run = await detach(SIMULATE);
    expect(await capture('runs', 'stop', run, ...store)).toBe(`Run ${run} is stopped.\n`);
    await capture('worker', ...store, '--workers', '1', '--until-idle');
    const report = await captureFailed('runs', 'report', run, ...store);
    expect(report.failure).toMatch(
      `0 of 200 games so far. Run ${run} is stopped; resume it with: hexfall runs watch ${run} `,
    );
    const empty = captureFailed('runs', 'export', run, own('none.jsonl'), ...store);
    expect((await empty).failure).toContain(`run ${run} has 0 of 200 games so far.`);
    expect(await capture('runs', 'resume', run, ...store)).toBe(`Run ${run} is running.\n`);
    expect(await capture('runs', 'resume', run, ...store)).toBe(`Run ${run} is running.\n`);
    const played = await captureBoth('worker', ...store, '--workers', '1', '--until-idle');
    expect(played.errors).not.toContain('could not be played');
    await capture('runs', 'export', run, own('whole.jsonl'), ...store);
    expect(readFileSync(own('whole.jsonl'), 'utf8').trimEnd().split('\n')).toHaveLength(201);
    expect(await capture('runs', 'delete', run, ...store, '--json')).toBe(`{"run":${run},"state":"deleted"}\n`);
    const gone = captureFailed('runs', 'report', run, ...store);
    expect((await gone).failure).toMatch(new RegExp(`: there is no run ${run} in the store\\.$`));
  });

  test('numbers of runs that are none, and files that cannot be written, are refused before anything happens', async () => {
    for (const command of ['watch', 'stop', 'resume', 'delete', 'report'])
      await expect(capture('runs', command, 'seven', ...store)).rejects.toThrow(
        /^the number of a run must be a whole number/,
      );
    expect((await captureFailed('runs', 'stop', '77777', ...store)).failure).toMatch(/: there is no run 77777 in the/);
    expect((await captureFailed('runs', 'export', '77777', own('x.jsonl'), ...store)).failure).toMatch(/no run 77777/);
    const run = await detach(SIMULATE);
    writeFileSync(own('taken.jsonl'), 'mine');
    await expect(capture('runs', 'export', run, own('taken.jsonl'), ...store)).rejects.toThrow(/taken\.jsonl.*--force/);
    expect(readFileSync(own('taken.jsonl'), 'utf8')).toBe('mine');
    await capture('runs', 'delete', run, ...store);
  });

  test.each(address.kind === 'folder' ? ['a folder'] : [])(
    'a full disk ends a run in %s with a sentence that says how to go on',
    async () => {
      const write = vi.spyOn(fs, 'writeSync');
      threads.onPlay = () =>
        write.mockImplementation(() => {
          throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
        });
      const { failure } = await captureFailed(...SIMULATE, ...store, '--workers', '1').finally(() => {
        threads.onPlay = undefined;
        write.mockRestore();
      });
      const run = await newestRun();
      expect(failure).toMatch(
        /: the database of this folder has stopped working: could not .*: No space left on device\. What it /,
      );
      expect(failure).toContain(` is safe. Continue with: hexfall runs watch ${run} ${store.join(' ')}`);
      const expected = await capture(...SIMULATE, '--workers', '0');
      expect(await capture('runs', 'watch', run, ...store, '--workers', '1')).toBe(expected);
    },
  );

  test.each(address.kind === 'folder' ? [] : [3])('%s workers together play a run', async count => {
    const run = await detach(TOURNAMENT);
    const names = Array.from({ length: count }, (_, i) => `worker ${i}`);
    await Promise.all(names.map(name => capture('worker', ...store, '--workers', '1', '--name', name, '--until-idle')));
    const stored = own(`${count}.jsonl`);
    await capture('runs', 'export', run, stored, ...store);
    const { lines } = await playLocally('tournament', TOURNAMENT);
    expect(readFileSync(stored, 'utf8')).toBe(readFileSync(lines, 'utf8'));
  });
});

describe('the page on many machines', () => {
  const page = readFileSync(new URL('../../../../docs/CLUSTER.md', import.meta.url), 'utf8');
  const examples = sqlExamples(page).filter(({ text }) => text.includes('.parquet'));

  test.each(examples)('the example for DuckDB on the page on many machines answers: $title', async ({ text }) => {
    const isCup = text.includes("'cup.parquet'");
    const { table } = await (isCup ? playLocally('tournament', TOURNAMENT) : playLocally('simulate', PRECISE));
    const rows = await askDuckDb(text.replaceAll(/'(?:games|cup)\.parquet'/g, `'${table}'`));
    const games = rows.reduce((sum, row) => sum + Number(row['games']), 0);
    // Each game of a tournament counts for two units.
    expect(games).toBe((isCup ? 2 : 1) * (await rowsOf(table)).length);
    if (isCup) expect(rows).toHaveLength(3);
  });

  test('the page on many machines has examples for DuckDB for a single pairing and for a tournament', () => {
    expect(examples).toHaveLength(2);
  });
});

async function askDuckDb(question: string): Promise<Readonly<Record<string, unknown>>[]> {
  const connection = await (await DuckDBInstance.create()).connect();
  try {
    return (await connection.runAndReadAll(question)).getRowObjects();
  } finally {
    connection.closeSync();
  }
}

async function rowsOf(path: string): Promise<unknown[]> {
  const bytes = readFileSync(path);
  const file = new Uint8Array(bytes).buffer;
  return parquetReadObjects({ file });
}
