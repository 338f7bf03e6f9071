import { createHash, randomUUID } from 'node:crypto';
import {
  type Batch,
  formatGameLine,
  formatHeaderLine,
  type GameRecord,
  OwnThread,
  type RunEnd,
  runBatch,
} from '@hexfall/sim';
import { eq, sql } from 'drizzle-orm';
import { workers } from './database/tables.ts';
import type { ChunkJob } from './queue.ts';
import { followRun } from './runs/follow-run.ts';
import type { RunInfo } from './runs/run-info.ts';
import { sampleBatch } from './sample-batch.ts';
import type { Store } from './store.ts';
import { StoreWorker, type WorkerNews, type WorkerOptions } from './worker/store-worker.ts';

/** A small match-up for tests. */
export const BATCH: Batch = sampleBatch('spec', 'store test');
export const GAMES = 60;
export const CHUNK_GAMES = 10;

type IsEnough = (count: number) => boolean;
const NEVER: IsEnough = () => false;

/** Games in short: their number, and a digest of their lines. */
export function inShort(lines: readonly string[]): string {
  return `${lines.length} games ${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12)}`;
}

/** What a run of this many games on this machine delivers, up to where it may stop. */
export async function localLines(isEnough = NEVER, games = GAMES): Promise<string[]> {
  const lines: string[] = [];
  await runBatch(BATCH, new OwnThread(BATCH), {
    games,
    onGames: records => lines.push(...records.map(formatGameLine)),
    isEnough: () => isEnough(lines.length),
  });
  return lines;
}

export function addRun(store: Store, games = GAMES, batch = BATCH): Promise<RunInfo> {
  const header = formatHeaderLine({ batch, games });
  const run = { command: 'simulate', name: 'A - B', header, series: [batch], precision: 0 } as const;
  return store.runs.add({ ...run, games, chunkGames: CHUNK_GAMES });
}

/** Plays all chunks in line, in this thread. Returns what the worker reported. */
export async function workUntilIdle(store: Store, options: Partial<WorkerOptions> = {}): Promise<WorkerNews[]> {
  const news: WorkerNews[] = [];
  const worker = new StoreWorker(store, {
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
export async function receive(
  store: Store,
  info: RunInfo,
  isEnough = NEVER,
): Promise<{ readonly lines: string[]; readonly end: RunEnd }> {
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

/** Takes chunks as a worker that then vanishes. Returns the jobs that it holds. */
export async function vanish(store: Store, count: number): Promise<readonly ChunkJob[]> {
  const taken = await store.queue.take(count);
  const gone = { worker: randomUUID(), name: 'gone', threads: count, engine: store.engine, runs: [], games: 0 };
  await store.roster.report(
    gone,
    taken.map(({ id }) => id),
  );
  const long = sql`now() - interval '1 hour'`;
  await store['database'].queries.update(workers).set({ seen: long }).where(eq(workers.worker, gone.worker));
  return taken;
}
