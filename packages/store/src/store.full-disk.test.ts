import fs, { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OwnThread } from '@hexfall/sim';
import { copyEmptyDatabase } from '@hexfall/testkit/databases';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Store } from './store.ts';
import { StoreError } from './store-error.ts';
import { addRun, BATCH, inShort, localLines, receive, workUntilIdle } from './store-trial.ts';
import type { WorkerOptions } from './worker/store-worker.ts';

/*
 * The database of a folder writes its files through node:fs, so that a test can have the disk full.
 */

/** What the disk has no room for. */
type Full =
  | 'nothing'
  /** Files cannot become longer. */
  | 'more'
  /** No block can be written, those of the log of the database included, which ends it. */
  | 'anything';

const BLOCK = 512;

const folder = mkdtempSync(join(tmpdir(), 'hexfall-full-'));
let full: Full = 'nothing';
let expected: string;

beforeAll(async () => {
  expected = inShort(await localLines());
  const write = fs.writeSync.bind(fs) as (file: number, bytes: Uint8Array, ...rest: number[]) => number;
  const writeIfThereIsRoom = (file: number, bytes: Uint8Array, offset = 0, length = 0, position = 0): number => {
    const grows = position + length > fs.fstatSync(file).size;
    if ((full === 'anything' && length >= BLOCK) || (full === 'more' && grows))
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    return write(file, bytes, offset, length, position);
  };
  vi.spyOn(fs, 'writeSync').mockImplementation(writeIfThereIsRoom as typeof fs.writeSync);
});

afterEach(() => {
  full = 'nothing';
});

afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function open(name: string): Promise<Store> {
  return Store.open({ kind: 'folder', path: join(folder, name) }, { mayChange: true, name: 'test' });
}

/** Plays in this thread; the disk is full when the third chunk has been played. */
const fillLater =
  (how: Full): WorkerOptions['employ'] =>
  series => {
    const inner = new OwnThread(series);
    return {
      size: 1,
      play: async games => {
        const result = await inner.play(games);
        if (games.includes(20)) full = how;
        return result;
      },
      dismiss: () => inner.dismiss(),
    };
  };

const NO_SPACE =
  /^the database of this folder has stopped working: could not .*No space left on device\. What it had stored is safe\.$/;

/** The sentence of a store that is somewhere in an error. */
function sentenceOf(error: unknown): string {
  if (error instanceof StoreError) return error.message;
  return error instanceof Error ? sentenceOf(error.cause) : 'no sentence';
}

test.each(['more', 'anything'] as const)(
  'a run that finds no room for %s ends with a sentence, and goes on from there when there is room',
  async how => {
    await copyEmptyDatabase(join(folder, how, 'data'));
    const store = await open(how);
    const info = await addRun(store);
    const played = workUntilIdle(store, { threads: 1, employ: fillLater(how) });
    const ends = await Promise.allSettled([played, receive(store, info)]);
    for (const end of ends) expect(sentenceOf((end as PromiseRejectedResult).reason)).toMatch(NO_SPACE);
    await store.close();
    full = 'nothing';
    const again = await open(how);
    const { doneChunks, setAside } = await again.runs.progressOf(info);
    expect([2, 3, 4, 5]).toContain(doneChunks);
    expect(setAside).toBe(0);
    await workUntilIdle(again);
    expect(inShort((await receive(again, info)).lines)).toBe(expected);
    await again.close();
  },
);

test('a folder whose database cannot be recovered because the disk is full is refused, and opened when there is room', async () => {
  await copyEmptyDatabase(join(folder, 'opened', 'data'));
  const store = await open('opened');
  await addRun(store);
  full = 'anything';
  expect(sentenceOf(await workUntilIdle(store).catch((error: unknown) => error))).toMatch(NO_SPACE);
  await store.close();
  await expect(open('opened')).rejects.toThrow(/^the database in this folder cannot be opened: .*No space left/);
  full = 'nothing';
  const again = await open('opened');
  expect(await again.runs.list()).toHaveLength(1);
  await again.close();
});

test('a folder in which there was no room for a new database gets one when there is room', async () => {
  full = 'anything';
  await expect(open('new')).rejects.toThrow(/^the database in this folder cannot be opened: /);
  full = 'nothing';
  const store = await open('new');
  const info = await addRun(store);
  expect(await store.chunks.read(info, [BATCH], 0, 1)).toEqual([]);
  await store.close();
});

test('the log of the database of a folder is worked off now and then, so that it does not fill the disk', async () => {
  await copyEmptyDatabase(join(folder, 'log', 'data'));
  const store = await open('log');
  const workedOff = async (): Promise<unknown> => {
    const answer = await store['database'].queries.execute('select redo_lsn from pg_control_checkpoint()');
    return (answer as { rows: unknown }).rows;
  };
  const before = await workedOff();
  await addRun(store);
  expect(await workedOff()).toEqual(before);
  await store.lookAfterAll();
  expect(await workedOff()).not.toEqual(before);
  await store.close();
});
