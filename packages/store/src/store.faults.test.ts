import { EventEmitter, once } from 'node:events';
import { OwnThread, type Workforce } from '@hexfall/sim';
import { describeEachDatabase } from '@hexfall/testkit/databases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChunkResults } from './runs/chunk-results.ts';
import { Store } from './store.ts';
import { addRun, BATCH, CHUNK_GAMES, inShort, localLines, receive, vanish, workUntilIdle } from './store-trial.ts';
import type { WorkerOptions } from './worker/store-worker.ts';

describeEachDatabase('a store with faults', address => {
  let store: Store;
  let expected: string[];

  beforeAll(async () => {
    store = await Store.open(address, { mayChange: true, name: 'test' });
    expected = await localLines();
  }, 60_000);

  afterAll(() => store.close());

  test('a chunk that cannot be played is set aside after three attempts, the run goes on, and it can be tried again', async () => {
    const info = await addRun(store);
    const news = await workUntilIdle(store, { employ: series => new Poisoned(new OwnThread(series)) });
    expect(news.filter(({ kind }) => kind === 'failed')).toHaveLength(3);
    expect(await store.runs.setAsideOf(info.run)).toEqual([{ chunk: 1, reason: 'this chunk is poison' }]);
    const { lines, end } = await receive(store, info);
    expect(inShort(lines)).toBe(inShort([...expected.slice(0, 10), ...expected.slice(20)]));
    expect(end.failures.map(({ game, reason }) => `${game} ${reason}`)).toContain('10 this chunk is poison');
    await store.runs.resume(info.run);
    await workUntilIdle(store);
    expect(inShort((await receive(store, info)).lines)).toBe(inShort(expected));
  });

  test('chunks that the queue has lost are put in line again, and only those', async () => {
    const info = await addRun(store);
    for (const job of await store.queue.take(2)) await store.queue.complete(job);
    await store.settle();
    expect(await store.queue.take(9)).toHaveLength(4);
    const held = await addRun(store, CHUNK_GAMES);
    await store.queue.withdrawAll(held.run);
    await store.settle();
    const again = await store.queue.take(9);
    expect(again.map(({ run, chunk }) => [run, chunk])).toEqual([[held.run, 0]]);
    for (const { run } of [info, held]) await store.runs.remove(run);
  });

  test('chunks of a worker that is gone are played by another, and what it hands in late changes nothing', async () => {
    const info = await addRun(store);
    const [job] = await vanish(store, 2);
    await workUntilIdle(store);
    expect((await store.runs.progressOf(info)).doneChunks).toBe(4);
    await store.recover();
    await workUntilIdle(store);
    const [chunk] = await store.chunks.read(info, [BATCH], job!.chunk, 1);
    const note = { run: info.run, chunk: job!.chunk, worker: 'late', milliseconds: 60_000 };
    expect(await store.chunks.keep(note, new ChunkResults([BATCH]).add(chunk!))).toBe('known');
    await store.queue.complete(job!);
    expect(inShort((await receive(store, info)).lines)).toBe(inShort(expected));
  });

  test('a chunk with which nine workers vanish is still played, and set aside after the tenth', async () => {
    const info = await addRun(store, CHUNK_GAMES);
    for (let times = 1; times < 10; times++) {
      expect(await vanish(store, 1)).toHaveLength(1);
      await store.recover();
    }
    expect(await store.runs.setAsideOf(info.run)).toEqual([]);
    await vanish(store, 1);
    await store.recover();
    const reason = '10 workers vanished while they played it';
    expect(await store.runs.setAsideOf(info.run)).toEqual([{ chunk: 0, reason }]);
    expect(await store.queue.take(1)).toEqual([]);
    await store.runs.resume(info.run);
    await workUntilIdle(store);
    expect(inShort((await receive(store, info)).lines)).toBe(inShort(await localLines(undefined, CHUNK_GAMES)));
  });

  test('chunks with which three workers vanished are played one at a time', async () => {
    const info = await addRun(store);
    for (let times = 0; times < 3; times++) {
      await vanish(store, 2);
      await store.recover();
    }
    const [started, most] = await countTogether(options => workUntilIdle(store, { ...options, threads: 3 }));
    expect([...new Set(started)].slice(0, 2).toSorted()).toEqual(['chunk 0 alone', 'chunk 1 alone']);
    expect(started).not.toContain('chunk 0 with others');
    expect(most).toBeGreaterThan(1);
    expect(inShort((await receive(store, info)).lines)).toBe(inShort(expected));
  });

  test('a slow worker holds nobody up but the last chunk, also one that was given up meanwhile', async () => {
    const info = await addRun(store);
    const gate = new EventEmitter();
    const patience = once(gate, 'patience');
    const begun = once(gate, 'begun');
    const employ: WorkerOptions['employ'] = series =>
      new Slow(new OwnThread(series), () => void gate.emit('begun'), patience);
    const slow = workUntilIdle(store, { threads: 1, employ });
    await begun;
    const quick = await workUntilIdle(store);
    expect(quick.filter(({ kind }) => kind === 'played')).toHaveLength(5);
    expect(await store.runs.progressOf(info)).toMatchObject({ chunks: 6, doneChunks: 5 });
    await store.runs.setAside({ run: info.run, chunk: 0, reason: 'it took too long' });
    expect(await store.runs.progressOf(info)).toMatchObject({ doneChunks: 5, setAside: 1 });
    gate.emit('patience');
    await slow;
    expect(await store.runs.progressOf(info)).toMatchObject({ doneChunks: 6, setAside: 0 });
    expect(inShort((await receive(store, info)).lines)).toBe(inShort(expected));
  });
});

/** Returns of which chunk each step was and whether it was played alone, and how many were played together at most. */
async function countTogether(
  play: (options: Pick<WorkerOptions, 'employ'>) => Promise<unknown>,
): Promise<[string[], number]> {
  const started: string[] = [];
  let [now, most] = [0, 0];
  const employ: WorkerOptions['employ'] = series => {
    const inner = new OwnThread(series);
    return {
      size: 3,
      play: async games => {
        now++;
        most = Math.max(most, now);
        // Others that are begun together are there after a turn of the event loop.
        await new Promise(resolve => {
          setImmediate(resolve);
        });
        started.push(`chunk ${Math.floor(games[0]! / CHUNK_GAMES)} ${now === 1 ? 'alone' : 'with others'}`);
        const result = await inner.play(games);
        now--;
        return result;
      },
      dismiss: () => inner.dismiss(),
    };
  };
  await play({ employ });
  return [started, most];
}

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
