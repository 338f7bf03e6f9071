import { formatHeaderLine, OwnThread, playChunk } from '@hexfall/sim';
import { describeEachDatabase } from '@hexfall/testkit/databases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChunkResults } from './runs/chunk-results.ts';
import { Store } from './store.ts';
import { addRun, BATCH, CHUNK_GAMES, GAMES, inShort, localLines, receive, workUntilIdle } from './store-trial.ts';

describeEachDatabase('a store', address => {
  let store: Store;
  let expected: string[];

  beforeAll(async () => {
    store = await Store.open(address, { mayChange: true, name: 'test' });
    expected = await localLines();
  }, 60_000);

  afterAll(() => store.close());

  test('a run that is played in chunks has the games of a run on one machine, byte for byte', async () => {
    const info = await addRun(store);
    const news = await workUntilIdle(store);
    expect(news.filter(({ kind }) => kind === 'played')).toHaveLength(GAMES / CHUNK_GAMES);
    const { lines, end } = await receive(store, info);
    expect(end).toEqual({ reason: 'finished', failures: [] });
    expect(inShort(lines)).toBe(inShort(expected));
    expect(await store.runs.get(info.run)).toMatchObject({ state: 'finished', counted: GAMES });
  });

  test('a run ends at the same game as on one machine when there are enough', async () => {
    const isEnough = (count: number): boolean => count >= 34;
    const info = await addRun(store);
    await workUntilIdle(store);
    const { lines, end } = await receive(store, info, isEnough);
    expect(end.reason).toBe('enough');
    expect(inShort(lines)).toBe(inShort(await localLines(isEnough)));
    expect(await store.runs.get(info.run)).toMatchObject({ state: 'finished', counted: lines.length });
  });

  test('several workers share a run', async () => {
    const info = await addRun(store);
    const both = await Promise.all([workUntilIdle(store), workUntilIdle(store)]);
    const played = both.flat().filter(({ kind }) => kind === 'played');
    expect(played).toHaveLength(GAMES / CHUNK_GAMES);
    expect(inShort((await receive(store, info)).lines)).toBe(inShort(expected));
  });

  test('a chunk that is played twice is the same, and different games are noticed', async () => {
    const info = await addRun(store, CHUNK_GAMES);
    await workUntilIdle(store);
    const [chunk] = await store.chunks.read(info, [BATCH], 0, 1);
    const note = { run: info.run, chunk: 0, worker: 'second', milliseconds: 1 };
    expect(await store.chunks.keep(note, new ChunkResults([BATCH]).add(chunk!))).toBe('known');
    const broken = { records: chunk!.records.toReversed(), failures: [] };
    expect(await store.chunks.keep(note, new ChunkResults([BATCH]).add(broken))).toBe('differs');
    expect(inShort((await receive(store, info)).lines)).toBe(inShort(await localLines(undefined, CHUNK_GAMES)));
  });

  test('a chunk in which games are missing, double or foreign, or whose failures are none, is refused', async () => {
    const order = { series: [BATCH], workforce: new OwnThread(BATCH), hasEnded: () => false };
    const { records } = await playChunk(
      order,
      Array.from({ length: CHUNK_GAMES + 1 }, (_, game) => game),
    );
    const all = records.slice(0, CHUNK_GAMES);
    const wrong = 'it does not have the games that it should';
    const failure = { game: 0, seed: '', reason: 'none' };
    for (const [played, failures, reason] of [
      [all.slice(1), [], wrong],
      [[all[0]!, ...all.slice(0, -1)], [], wrong],
      [records.slice(1), [], wrong],
      [all, [failure], wrong],
      [all.slice(1), [failure, failure], wrong],
      [all, [{ ...failure, game: 99 }], wrong],
      [all.slice(1), [null as never], 'its failures cannot be read'],
      [all.slice(1), [{ ...failure, reason: {} as string }], 'its failures cannot be read'],
    ] as const) {
      const info = await addRun(store, CHUNK_GAMES);
      await store.queue.withdrawAll(info.run);
      const note = { run: info.run, chunk: 0, worker: 'liar', milliseconds: 1 };
      await store.chunks.keep(note, new ChunkResults([BATCH]).add({ records: played, failures }));
      await expect(receive(store, info)).rejects.toThrow(`chunk 0 of run ${info.run} is damaged: ${reason}.`);
      await store.runs.remove(info.run);
    }
  });

  test('a worker that writes nonsense about itself keeps nobody from working', async () => {
    const info = await addRun(store);
    const nonsense = { worker: 'liar', name: 'liar', threads: 1, engine: store.engine, games: 0 };
    await store.roster.report({ ...nonsense, runs: 5 as never }, { not: 'a list' } as never);
    expect(await store.roster.present()).toMatchObject([{ name: 'liar', runs: [] }]);
    await store.roster.report({ ...nonsense, runs: ['}', info.run] as never }, [5, '}', null] as never);
    expect(await store.roster.present()).toMatchObject([{ name: 'liar', runs: [info.run] }]);
    await store.recover(0);
    await workUntilIdle(store);
    expect(inShort((await receive(store, info)).lines)).toBe(inShort(expected));
  });

  test('a run that is stopped is left alone, and goes on from there when it is resumed', async () => {
    const info = await addRun(store);
    await store.runs.stop(info.run);
    expect(await workUntilIdle(store)).toEqual([]);
    expect(await store.runs.progressOf(info)).toMatchObject({ doneChunks: 0, chunks: 6 });
    await store.runs.resume(info.run);
    await workUntilIdle(store);
    expect(inShort((await receive(store, info)).lines)).toBe(inShort(expected));
  });

  test('a run that is deleted is gone with its games, and chunks that come late are not kept', async () => {
    const info = await addRun(store, CHUNK_GAMES);
    await workUntilIdle(store);
    const [chunk] = await store.chunks.read(info, [BATCH], 0, 1);
    await store.runs.remove(info.run);
    const note = { run: info.run, chunk: 0, worker: 'late', milliseconds: 1 };
    expect(await store.chunks.keep(note, new ChunkResults([BATCH]).add(chunk!))).toBe('unwanted');
    await expect(store.runs.get(info.run)).rejects.toThrow(`there is no run ${info.run} in the store.`);
  });

  test('runs of another engine are neither played nor resumed, with a sentence', async () => {
    const row = { command: 'simulate', name: 'A - B', header: formatHeaderLine({ batch: BATCH, games: 10 }) } as const;
    const info = await store.runs.add({ ...row, series: [BATCH], precision: 0, games: 10, chunkGames: 10 });
    await store.runs.stop(info.run);
    const other = await store.ofEngine('9.9.9-other');
    expect(await other.queue.take(1)).toEqual([]);
    await expect(other.runs.resume(info.run)).rejects.toThrow(
      `run ${info.run} belongs to engine ${store.engine}; this is 9.9.9-other, which might play different games.`,
    );
  });
});
