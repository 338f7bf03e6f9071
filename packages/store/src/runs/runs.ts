import { hasOutsideBots, type Series } from '@hexfall/sim';
import { and, asc, desc, eq, getTableColumns, inArray, notExists, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';
import { chunks, matches, runs, SCHEMA, setAside } from '../database/tables.ts';
import type { ChunkQueue } from '../queue.ts';
import { StoreError } from '../store-error.ts';
import { botDigests } from './bot-digests.ts';
import { lockRun } from './lock-run.ts';
import { Losses } from './losses.ts';
import type { RunCommand } from './run-header.ts';
import { chunksOf, type RunInfo, type RunProgress, type RunSummary } from './run-info.ts';

/** A run that is to be added. */
export interface NewRun {
  readonly command: RunCommand;
  readonly name: string;
  /** First line of the file of its games. */
  readonly header: string;
  readonly series: Series;
  readonly precision: number;
  readonly games: number;
  readonly chunkGames: number;
}

/** The runs of a store. */
export class Runs {
  private readonly queries: Queries;
  private readonly queue: ChunkQueue;
  private readonly losses: Losses;
  private readonly engine: string;

  /** @internal */
  constructor(database: Database, queue: ChunkQueue, engine: string) {
    this.queries = database.queries;
    this.losses = new Losses(database);
    this.queue = queue;
    this.engine = engine;
  }

  /** Keeps a run and puts its chunks in line. */
  async add(wanted: NewRun): Promise<RunInfo> {
    const { series, ...rest } = wanted;
    const run = await this.queries.transaction(async queries => {
      const outsideBots = series.some(hasOutsideBots);
      const row = { ...rest, engine: this.engine, outsideBots, bots: botDigests(series), state: 'stopped' as const };
      const [added] = await queries.insert(runs).values(row).returning();
      await this.addParts(queries, added!.run, series);
      return added!;
    });
    return this.resume(run.run);
  }

  private async addParts(queries: Queries, run: number, series: Series): Promise<void> {
    const rows = series.map(({ forces, bots }, match) => ({
      run,
      match,
      a: forces[0].name,
      b: forces[1].name,
      botA: bots[0],
      botB: bots[1],
    }));
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await queries.insert(matches).values(rows.slice(from, from + ROWS_AT_ONCE));
    await queries.execute(sql`select ${sql.raw(SCHEMA)}.add_partition(${run})`);
  }

  /** All runs, the newest first. */
  async list(): Promise<RunSummary[]> {
    return this.queries.select(SUMMARY).from(runs).orderBy(desc(runs.run));
  }

  /** Runs that this engine is to play. */
  async running(): Promise<RunSummary[]> {
    return this.queries
      .select(SUMMARY)
      .from(runs)
      .where(and(eq(runs.state, 'running'), eq(runs.engine, this.engine)));
  }

  async find(run: number): Promise<RunInfo | undefined> {
    const [found] = await this.queries.select().from(runs).where(eq(runs.run, run));
    return found;
  }

  async findAll(ids: readonly number[]): Promise<RunSummary[]> {
    return ids.length === 0
      ? []
      : this.queries
          .select(SUMMARY)
          .from(runs)
          .where(inArray(runs.run, [...ids]));
  }

  /** Returns a run, or says that there is none. */
  async get(run: number): Promise<RunInfo> {
    const found = await this.find(run);
    if (found === undefined) throw new StoreError(`there is no run ${run} in the store.`);
    return found;
  }

  /** Puts the chunks in line that have not been played, those that were set aside too. */
  async resume(run: number): Promise<RunInfo> {
    const info = await this.get(run);
    if (info.state === 'finished' && (await this.setAsideOf(run)).length === 0) return info;
    this.requireEngine(info);
    await this.queue.create();
    await this.queries.delete(setAside).where(eq(setAside.run, run));
    await this.losses.forget(run);
    // Chunks that are already in line would otherwise be played twice.
    await this.queue.withdrawAll(run);
    // Changed before chunks are put in line, since workers drop chunks of runs that are not running.
    const running = await this.change(run, { state: 'running', ended: null });
    await this.enqueueMissing(running);
    return running;
  }

  /** Puts the chunks in line that have been neither played nor set aside. */
  async enqueueMissing(info: RunSummary): Promise<void> {
    if (chunksOf(info) > MAX_CHUNKS)
      throw new StoreError(`run ${info.run} has ${chunksOf(info)} chunks; a store takes up to ${MAX_CHUNKS}.`);
    const aside = (await this.setAsideOf(info.run)).map(({ chunk }) => chunk);
    const settled = new Set([...(await this.doneChunks(info.run)), ...aside]);
    const all = Array.from({ length: chunksOf(info) }, (_, chunk) => chunk);
    await this.queue.add(
      info,
      all.filter(chunk => !settled.has(chunk)),
    );
  }

  private requireEngine({ run, engine }: RunSummary): void {
    if (engine === this.engine) return;
    throw new StoreError(
      `run ${run} belongs to engine ${engine}; this is ${this.engine}, which might play different games.`,
    );
  }

  /** Stops a run: chunks that are being played are finished, no others are begun. What was played is kept. */
  async stop(run: number): Promise<RunInfo> {
    const info = await this.get(run);
    if (info.state !== 'running') return info;
    await this.queue.withdrawAll(run);
    return this.change(run, { state: 'stopped', ended: new Date() });
  }

  /** Marks a run as finished after this many games; chunks beyond them are no longer wanted. */
  async finish(run: number, counted: number): Promise<RunInfo> {
    const finished = await this.change(run, { state: 'finished', counted, ended: new Date() });
    await this.queue.withdrawAll(run);
    return finished;
  }

  /** Deletes a run with all its games. */
  async remove(run: number): Promise<void> {
    await this.get(run);
    await this.queries.transaction(async queries => {
      await queries.execute(sql`select ${sql.raw(SCHEMA)}.drop_partition(${run})`);
      await queries.delete(runs).where(eq(runs.run, run));
    });
    await this.queue.withdrawAll(run);
  }

  async progressOf(info: RunSummary): Promise<RunProgress> {
    const [done] = await this.queries
      .select({ count: sql<number>`count(*)::int`, games: sql<number>`coalesce(sum(${chunks.games}), 0)::int` })
      .from(chunks)
      .where(eq(chunks.run, info.run));
    return {
      chunks: chunksOf(info),
      doneChunks: done!.count,
      doneGames: done!.games,
      setAside: (await this.setAsideOf(info.run)).length,
    };
  }

  /** Returns how many games of each run have been played; runs without any are left out. */
  async playedGames(): Promise<ReadonlyMap<number, number>> {
    const rows = await this.queries
      .select({ run: chunks.run, games: sql<number>`sum(${chunks.games})::int` })
      .from(chunks)
      .groupBy(chunks.run);
    return new Map(rows.map(({ run, games }) => [run, games]));
  }

  /** Chunks that could not be played, with the reasons. */
  async setAsideOf(run: number): Promise<{ readonly chunk: number; readonly reason: string }[]> {
    const played = this.queries
      .select({ chunk: chunks.chunk })
      .from(chunks)
      .where(and(eq(chunks.run, setAside.run), eq(chunks.chunk, setAside.chunk)));
    return (
      this.queries
        .select({ chunk: setAside.chunk, reason: setAside.reason })
        .from(setAside)
        // A slow worker may hand in a chunk that was given up.
        .where(and(eq(setAside.run, run), notExists(played)))
        .orderBy(asc(setAside.chunk))
    );
  }

  /** Notes that a chunk could not be played, unless its run has been deleted. */
  async setAside({ run, chunk, reason }: { run: number; chunk: number; reason: string }): Promise<void> {
    await this.queries.transaction(async queries => {
      if (await lockRun(queries, run))
        await queries.insert(setAside).values({ run, chunk, reason }).onConflictDoNothing();
    });
  }

  private async doneChunks(run: number): Promise<number[]> {
    const rows = await this.queries.select({ chunk: chunks.chunk }).from(chunks).where(eq(chunks.run, run));
    return rows.map(({ chunk }) => chunk);
  }

  private async change(run: number, change: Partial<Pick<RunInfo, 'state' | 'counted' | 'ended'>>): Promise<RunInfo> {
    const [changed] = await this.queries.update(runs).set(change).where(eq(runs.run, run)).returning();
    if (changed === undefined) throw new StoreError(`there is no run ${run} in the store.`);
    return changed;
  }
}

const ROWS_AT_ONCE = 1000;
/** Far more chunks than the longest run has. Their numbers fit into memory, unlike those of a row that somebody has tampered with. */
const MAX_CHUNKS = 10_000_000;

const { header: _header, ...SUMMARY } = getTableColumns(runs);
