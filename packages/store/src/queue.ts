import PgBoss from 'pg-boss';
import type { Database } from './database/database.ts';

/** A chunk of a run, as the queue hands it out. */
export interface ChunkJob {
  readonly id: string;
  /** The line in which it waits. */
  readonly line: string;
  readonly run: number;
  readonly chunk: number;
}

/** A chunk that was given up, and why. */
export interface DeadJob {
  readonly run: number;
  readonly chunk: number;
  readonly reason: string;
}

const SCHEMA = 'hexfall_queue';
/** The line for chunks that nobody could play. */
const DEAD = 'set-aside';
/** A chunk is tried three times in all. */
const RETRIES = 2;
/** Far longer than a chunk takes, even with bots that think for long. Workers that have vanished are noticed sooner, by the roster. */
const EXPIRE_SECONDS = 82_800;
const INSERT_AT_ONCE = 1000;
/** Earlier chunks are handed out first, so that results come in order; priorities are 32-bit numbers. */
const MAX_PRIORITY = 2_000_000_000;

/** Seconds after which a chunk that no worker reports counts as lost. Workers report what they have taken within a few seconds. */
const ORPHAN_SECONDS = 30;
const ACTIVE_FOR_A_WHILE = `select id from ${SCHEMA}.job where name = any($1::text[]) and state = 'active' and started_on < now() - make_interval(secs => $2)`;

/**
 * Chunks are handed out by priority. Without an index in that order, the server would sort all waiting chunks for every worker that asks
 * for some.
 */
const ORDER_INDEX = `CREATE INDEX IF NOT EXISTS chunk_order ON ${SCHEMA}.job (name, priority DESC, created_on, id) WHERE state < 'active'`;
const FIND_INDEX = `select to_regclass('${SCHEMA}.chunk_order') is not null as found`;
/** Puts a job back as if it had not been started, so that it does not count as tried. */
const PUT_BACK = `update ${SCHEMA}.job set state = 'retry', started_on = null where name = any($1::text[]) and state = 'active' and id = any($2::uuid[]) returning id, name as line, (data->>'run')::integer as run, (data->>'chunk')::integer as chunk`;
const WITHDRAW = `delete from ${SCHEMA}.job where name = any($1::text[]) and state < 'active' and (data->>'run')::integer = $2`;
const HAS_CHUNKS = `select exists (select from ${SCHEMA}.job where name = any($1::text[]) and state < 'completed' and (data->>'run')::integer = $2) as found`;

/** What the queue knows of a run. */
export interface QueuedRun {
  readonly run: number;
  /** Whether its games need bots that are programs. */
  readonly outsideBots: boolean;
}

interface JobData {
  readonly run: number;
  readonly chunk: number;
}

/**
 * The chunks that wait to be played, on pg-boss. Each engine has lines of its own, since no other engine could play its chunks. Chunks that
 * need external bots wait in a separate line, which only workers that may start such bots look at.
 */
export class ChunkQueue {
  private readonly boss: PgBoss;
  private readonly plain: string;
  private readonly withBots: string;

  private constructor(boss: PgBoss, engine: string) {
    this.boss = boss;
    this.plain = lineName('chunks', engine);
    this.withBots = lineName('bots', engine);
  }

  private get lines(): string {
    return arrayText([this.plain, this.withBots]);
  }

  /**
   * Opens the queue. Its tables are created only by those who may `create` them.
   * @internal
   */
  static async open({ forQueue }: Database, engine: string, create: boolean): Promise<ChunkQueue> {
    const boss = new PgBoss({ db: forQueue, schema: SCHEMA, schedule: false, supervise: false, migrate: create });
    // Not reported here: if an error lasts, the next request meets it and reports it.
    boss.on('error', () => undefined);
    await boss.start();
    const queue = new ChunkQueue(boss, engine);
    if (create) await queue.prepare();
    return queue;
  }

  /** Creates the queue of this engine, if it does not exist yet. */
  async create(): Promise<void> {
    if (await this.exists()) return;
    await this.boss.createQueue(DEAD);
    // The line that `exists` looks for is created last.
    for (const name of [this.withBots, this.plain])
      await this.boss.createQueue(name, {
        name,
        retryLimit: RETRIES,
        retryDelay: 0,
        expireInSeconds: EXPIRE_SECONDS,
        retentionDays: 365,
        deadLetter: DEAD,
      });
  }

  /** Prepares the tables for many chunks, unless their owner has done so. */
  private async prepare(): Promise<void> {
    const [index] = (await this.execute(FIND_INDEX)) as { found: boolean }[];
    if (index?.found !== true) await this.execute(ORDER_INDEX);
  }

  /** Whether the queue of this engine exists. A process that may change the store creates it when it opens the store. */
  async exists(): Promise<boolean> {
    return (await this.boss.getQueue(this.plain)) !== null;
  }

  /** Puts chunks of a run in line. */
  async add({ run, outsideBots }: QueuedRun, chunks: readonly number[]): Promise<void> {
    const name = outsideBots ? this.withBots : this.plain;
    for (let from = 0; from < chunks.length; from += INSERT_AT_ONCE) {
      const jobs = chunks.slice(from, from + INSERT_AT_ONCE).map(
        (chunk): PgBoss.JobInsert<JobData> => ({
          name,
          data: { run, chunk },
          priority: MAX_PRIORITY - chunk,
        }),
      );
      await this.boss.insert(jobs);
    }
  }

  /**
   * Takes up to `count` chunks. A worker that may start external bots looks first for chunks that need them, since few others can play
   * those.
   */
  async take(count: number, startsBots = false): Promise<ChunkJob[]> {
    const special = startsBots ? await this.fetch(this.withBots, count) : [];
    return special.length > 0 ? special : this.fetch(this.plain, count);
  }

  private async fetch(line: string, batchSize: number): Promise<ChunkJob[]> {
    // No chunk has a later start time, but one that was added in this very millisecond would seem to have.
    const jobs = await this.boss.fetch<JobData>(line, { batchSize, ignoreStartAfter: true });
    return jobs.map(({ id, data: { run, chunk } }) => ({ id, line, run, chunk }));
  }

  /** Takes a chunk out of the queue for good: what has been played is noted elsewhere, and the queue stays short. */
  async complete({ id, line }: ChunkJob): Promise<void> {
    await this.boss.deleteJob(line, id);
  }

  /** Gives a chunk back: the next worker tries it, unless it has been tried too often. */
  async giveBack({ id, line }: ChunkJob, reason: string): Promise<void> {
    await this.boss.fail(line, id, { reason });
  }

  /** Takes the chunks that have been tried too often out of the queue. */
  async takeDead(): Promise<DeadJob[]> {
    const jobs = await this.boss.fetch<JobData>(DEAD, { batchSize: INSERT_AT_ONCE, includeMetadata: true });
    for (const { id } of jobs) await this.boss.complete(DEAD, id);
    return jobs.map(({ data: { run, chunk }, output }) => ({ run, chunk, reason: reasonOf(output) }));
  }

  /**
   * Puts chunks back in line that nobody holds: a worker took them, but the answer of the server did not reach it. That was not the fault
   * of the chunk, so it does not count as an attempt.
   */
  async releaseOrphans(held: readonly string[]): Promise<void> {
    const rows = await this.execute(ACTIVE_FOR_A_WHILE, [this.lines, ORPHAN_SECONDS]);
    const known = new Set(held);
    const orphans = (rows as { id: string }[]).map(({ id }) => id).filter(id => !known.has(id));
    await this.putBack(orphans);
  }

  /** Puts chunks back in line that were not played, without counting that as an attempt. Returns those that were still out. */
  async putBack(ids: readonly string[]): Promise<ChunkJob[]> {
    if (ids.length === 0) return [];
    const rows = await this.execute(PUT_BACK, [this.lines, arrayText(ids)]);
    return rows as ChunkJob[];
  }

  /** Whether chunks of a run are in line, or in the hands of workers. */
  async hasChunksOf(run: number): Promise<boolean> {
    const [answer] = (await this.execute(HAS_CHUNKS, [this.lines, run])) as { found: boolean }[];
    return answer?.found === true;
  }

  /** Removes all chunks of a run that no worker has taken from their line. */
  async withdrawAll(run: number): Promise<void> {
    await this.execute(WITHDRAW, [this.lines, run]);
  }

  private async execute(text: string, values: unknown[] = []): Promise<unknown[]> {
    const { rows }: { rows: unknown[] } = await this.boss.getDb().executeSql(text, values);
    return rows;
  }

  /** Removes old entries, and gives back what has been in the hands of a worker for far too long. */
  async tidy(): Promise<void> {
    await this.boss.maintain();
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, close: false, wait: true });
  }
}

/** Returns the reason of an attempt that failed. */
function reasonOf(output: unknown): string {
  const { reason } = (output ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? reason : 'it took too long';
}

function lineName(kind: string, engine: string): string {
  return `${kind}-${engine.replaceAll(/[^\w-]/g, '-')}`;
}

/** Formats names or ids, which have no commas or quotes, as PostgreSQL writes an array. */
function arrayText(items: readonly string[]): string {
  return `{${items.join(',')}}`;
}
