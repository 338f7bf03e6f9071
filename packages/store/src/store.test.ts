import { createHash, randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { formatGameLine, formatHeaderLine, type GameRecord, OwnThread, runBatch, type Workforce } from '@hexfall/sim';
import { describeEachDatabase } from '@hexfall/testkit/databases';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoreAddress } from './address.ts';
import { workers } from './database/tables.ts';
import type { ChunkJob } from './queue.ts';
import { followRun } from './runs/follow-run.ts';
import type { RunInfo } from './runs/run-info.ts';
import { sampleBatch } from './sample-batch.ts';
import { Store } from './store.ts';
import { StoreWorker, type WorkerNews, type WorkerOptions } from './worker/store-worker.ts';

const BATCH = sampleBatch('spec', 'store test');
const GAMES = 60;
const CHUNK_GAMES = 10;

/** Games in short: their number, and a digest of their lines. */
function inShort(lines: readonly string[]): string {
  return `${lines.length} games ${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12)}`;
}

/** What a run of this many games on this machine delivers, up to where it may stop. */
async function localLines(isEnough: (count: number) => boolean = () => false, games = GAMES): Promise<string[]> {
  const lines: string[] = [];
  await runBatch(BATCH, new OwnThread(BATCH), {
    games,
    onGames: records => lines.push(...records.map(formatGameLine)),
    isEnough: () => isEnough(lines.length),
  });
  return lines;
}

describeEachDatabase('a store', address => {
  let store: Store;
  let expected: string[];

  beforeAll(async () => {
    store = await Store.open(address, { mayChange: true, name: 'test' });
    expected = await localLines();
  }, 60_000);

  afterAll(() => store.close());

  function addRun(games = GAMES, precision = 0): Promise<RunInfo> {
    const header = formatHeaderLine({ batch: BATCH, games });
    const run = { command: 'simulate', name: 'A - B', header, series: [BATCH] } as const;
    return store.runs.add({ ...run, precision, games, chunkGames: CHUNK_GAMES });
  }

  /** Plays all that is in line. Returns what the worker told. */
  async function workUntilIdle(options: Partial<WorkerOptions> = {}, at = store): Promise<WorkerNews[]> {
    const news: WorkerNews[] = [];
    const worker = new StoreWorker(at, {
      name: 'worker',
      threads: 2,
      allowsOutsideBots: false,
      employ: series => new OwnThread(series),
      judge: () => ({ onGames: () => undefined, isEnough: () => false }),
      tell: each => news.push(each),
      untilIdle: true,
      ...options,
    });
    await worker.work(new AbortController().signal);
    return news;
  }

  /** Receives the games of a run. */
  async function receive(info: RunInfo, isEnough: (count: number) => boolean = () => false) {
    const records: GameRecord[] = [];
    const end = await followRun(store, info, [BATCH], {
      signal: new AbortController().signal,
      onGames: each => records.push(...each),
      isEnough: () => isEnough(records.length),
      onNews: () => undefined,
      onWait: () => undefined,
    });
    return { lines: records.map(formatGameLine), end };
  }

  test('a run that is played in chunks has the games of a run on one machine, byte for byte', async () => {
    const info = await addRun();
    const news = await workUntilIdle();
    expect(news.filter(({ kind }) => kind === 'played')).toHaveLength(GAMES / CHUNK_GAMES);
    const { lines, end } = await receive(info);
    expect(end).toEqual({ reason: 'finished', failures: [] });
    expect(inShort(lines)).toBe(inShort(expected));
    expect(await store.runs.get(info.run)).toMatchObject({ state: 'finished', counted: GAMES });
  });

  test('a run ends at the same game as on one machine when there are enough', async () => {
    const isEnough = (count: number): boolean => count >= 34;
    const info = await addRun();
    await workUntilIdle();
    const { lines, end } = await receive(info, isEnough);
    expect(end.reason).toBe('enough');
    expect(inShort(lines)).toBe(inShort(await localLines(isEnough)));
    expect(await store.runs.get(info.run)).toMatchObject({ state: 'finished', counted: lines.length });
  });

  test('several workers share a run', async () => {
    const info = await addRun();
    const both = await Promise.all([workUntilIdle(), workUntilIdle()]);
    const played = both.flat().filter(({ kind }) => kind === 'played');
    expect(played).toHaveLength(GAMES / CHUNK_GAMES);
    expect(inShort((await receive(info)).lines)).toBe(inShort(expected));
  });

  test('a chunk that is played twice is the same, and other games than before are noticed', async () => {
    const info = await addRun(CHUNK_GAMES);
    await workUntilIdle();
    const [chunk] = await store.chunks.read(info.run, [BATCH], 0, 1);
    const note = { run: info.run, chunk: 0, worker: 'second', milliseconds: 1 };
    expect(await store.chunks.keep(note, [BATCH], chunk!)).toBe('known');
    const broken = { records: chunk!.records.toReversed(), failures: [] };
    expect(await store.chunks.keep(note, [BATCH], broken)).toBe('differs');
    expect(inShort((await receive(info)).lines)).toBe(inShort(await localLines(undefined, CHUNK_GAMES)));
  });

  test('a chunk that cannot be played is set aside after three attempts, the run goes on, and it can be tried again', async () => {
    const info = await addRun();
    const news = await workUntilIdle({ employ: series => new Poisoned(new OwnThread(series)) });
    expect(news.filter(({ kind }) => kind === 'failed')).toHaveLength(3);
    await store.recover();
    expect(await store.runs.setAsideOf(info.run)).toEqual([{ chunk: 1, reason: 'this chunk is poison' }]);
    const { lines, end } = await receive(info);
    expect(inShort(lines)).toBe(inShort([...expected.slice(0, 10), ...expected.slice(20)]));
    expect(end.failures.map(({ game, reason }) => `${game} ${reason}`)).toContain('10 this chunk is poison');
    await store.runs.resume(info.run);
    await workUntilIdle();
    expect(inShort((await receive(info)).lines)).toBe(inShort(expected));
  });

  test('a run that is stopped is left alone, and goes on from there when it is resumed', async () => {
    const info = await addRun();
    await store.runs.stop(info.run);
    expect(await workUntilIdle()).toEqual([]);
    expect(await store.runs.progressOf(info)).toMatchObject({ doneChunks: 0, chunks: 6 });
    await store.runs.resume(info.run);
    await workUntilIdle();
    expect(inShort((await receive(info)).lines)).toBe(inShort(expected));
  });

  test('chunks that the queue has lost are put in line again, and only those', async () => {
    const info = await addRun();
    for (const job of await store.queue.take(2)) await store.queue.complete(job);
    await store.settle();
    expect(await store.queue.take(9)).toHaveLength(4);
    const held = await addRun(CHUNK_GAMES);
    await store.queue.withdrawAll(held.run);
    await store.settle();
    const again = await store.queue.take(9);
    expect(again.map(({ run, chunk }) => [run, chunk])).toEqual([[held.run, 0]]);
    for (const { run } of [info, held]) await store.runs.remove(run);
  });

  test('a run that is deleted is gone with its games, and chunks that come late are not kept', async () => {
    const info = await addRun(CHUNK_GAMES);
    await workUntilIdle();
    const [chunk] = await store.chunks.read(info.run, [BATCH], 0, 1);
    await store.runs.remove(info.run);
    const note = { run: info.run, chunk: 0, worker: 'late', milliseconds: 1 };
    expect(await store.chunks.keep(note, [BATCH], chunk!)).toBe('unwanted');
    await expect(store.runs.get(info.run)).rejects.toThrow(`there is no run ${info.run} in the store.`);
  });

  /** A worker takes chunks and is not heard of any more. Returns the jobs that it holds. */
  async function vanish(count: number): Promise<readonly ChunkJob[]> {
    const taken = await store.queue.take(count);
    const gone = { worker: randomUUID(), name: 'gone', threads: count, engine: store.engine, doing: '', games: 0 };
    await store.roster.report(
      gone,
      taken.map(({ id }) => id),
    );
    const long = sql`now() - interval '1 hour'`;
    await store['database'].queries.update(workers).set({ seen: long }).where(eq(workers.worker, gone.worker));
    return taken;
  }

  test('chunks of a worker that is gone are played by another, and what it hands in late changes nothing', async () => {
    const info = await addRun();
    const [job] = await vanish(2);
    await workUntilIdle();
    expect((await store.runs.progressOf(info)).doneChunks).toBe(4);
    await store.recover();
    await workUntilIdle();
    const [chunk] = await store.chunks.read(info.run, [BATCH], job!.chunk, 1);
    const note = { run: info.run, chunk: job!.chunk, worker: 'late', milliseconds: 60_000 };
    expect(await store.chunks.keep(note, [BATCH], chunk!)).toBe('known');
    await store.queue.complete(job!);
    expect(inShort((await receive(info)).lines)).toBe(inShort(expected));
  });

  test('a chunk with which nine workers vanish is still played, and set aside after the tenth', async () => {
    const info = await addRun(CHUNK_GAMES);
    for (let times = 1; times < 10; times++) {
      expect(await vanish(1)).toHaveLength(1);
      await store.recover();
    }
    expect(await store.runs.setAsideOf(info.run)).toEqual([]);
    await vanish(1);
    await store.recover();
    const reason = '10 workers vanished while they played it';
    expect(await store.runs.setAsideOf(info.run)).toEqual([{ chunk: 0, reason }]);
    expect(await store.queue.take(1)).toEqual([]);
    await store.runs.resume(info.run);
    await workUntilIdle();
    expect(inShort((await receive(info)).lines)).toBe(inShort(await localLines(undefined, CHUNK_GAMES)));
  });

  test('a slow worker holds nobody up but the last chunk, also one that was given up meanwhile', async () => {
    const info = await addRun();
    const gate = new EventEmitter();
    const patience = once(gate, 'patience');
    const begun = once(gate, 'begun');
    const employ: WorkerOptions['employ'] = series =>
      new Slow(new OwnThread(series), () => void gate.emit('begun'), patience);
    const slow = workUntilIdle({ threads: 1, employ });
    await begun;
    const quick = await workUntilIdle();
    expect(quick.filter(({ kind }) => kind === 'played')).toHaveLength(5);
    expect(await store.runs.progressOf(info)).toMatchObject({ chunks: 6, doneChunks: 5 });
    await store.runs.setAside({ run: info.run, chunk: 0, reason: 'it took too long' });
    expect(await store.runs.progressOf(info)).toMatchObject({ doneChunks: 5, setAside: 1 });
    gate.emit('patience');
    await slow;
    expect(await store.runs.progressOf(info)).toMatchObject({ doneChunks: 6, setAside: 0 });
    expect(inShort((await receive(info)).lines)).toBe(inShort(expected));
  });

  test('a worker with external bots forbidden gives their chunks back with a sentence', async () => {
    const batch = { ...BATCH, bots: ['exec:true', 'tactician'] as const };
    const header = formatHeaderLine({ batch, games: 2 });
    const run = { command: 'simulate', name: 'A - B', header, series: [batch] } as const;
    const info = await store.runs.add({ ...run, precision: 0, games: 2, chunkGames: 2 });
    const news = await workUntilIdle({ name: 'strict' });
    expect(news).toContainEqual({
      kind: 'failed',
      run: info.run,
      chunk: 0,
      reason: 'external bots are not allowed on strict',
    });
    await store.runs.remove(info.run);
    await store.recover();
  });
});

/** A workforce that begins and then takes its time. */
class Slow implements Workforce {
  readonly size = 1;
  private readonly inner: Workforce;
  private readonly begin: () => void;
  private readonly patience: Promise<unknown>;

  constructor(inner: Workforce, begin: () => void, patience: Promise<unknown>) {
    this.inner = inner;
    this.begin = begin;
    this.patience = patience;
  }

  async play(games: readonly number[]): ReturnType<Workforce['play']> {
    this.begin();
    await this.patience;
    return this.inner.play(games);
  }

  dismiss(): Promise<void> {
    return this.inner.dismiss();
  }
}

/** A workforce that fails whenever it is to play game 10. */
class Poisoned implements Workforce {
  readonly size = 1;
  private readonly inner: Workforce;

  constructor(inner: Workforce) {
    this.inner = inner;
  }

  play(games: readonly number[]): ReturnType<Workforce['play']> {
    return games.includes(10) ? Promise.reject(new Error('this chunk is poison')) : this.inner.play(games);
  }

  dismiss(): Promise<void> {
    return this.inner.dismiss();
  }
}

describeEachDatabase('a store of another engine', (address: StoreAddress) => {
  test('its runs are neither played nor resumed, with a sentence', async () => {
    const other = await Store.open(address, { mayChange: true, name: 'test', engine: '9.9.9-other' });
    const header = formatHeaderLine({ batch: BATCH, games: 10 });
    const run = { command: 'simulate', name: 'A - B', header, series: [BATCH] } as const;
    const info = await other.runs.add({ ...run, precision: 0, games: 10, chunkGames: 10 });
    await other.runs.stop(info.run);
    await other.close();
    const own = await Store.open(address, { mayChange: true, name: 'test' });
    await expect(own.runs.resume(info.run)).rejects.toThrow(
      `run ${info.run} belongs to engine 9.9.9-other; this is ${own.engine}, which might play other games.`,
    );
    await own.queue.create();
    expect(await own.queue.take(1)).toEqual([]);
    await own.close();
  }, 60_000);
});
