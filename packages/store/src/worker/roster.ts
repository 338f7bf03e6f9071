import { and, asc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';
import { workers } from '../database/tables.ts';

/** A process that plays chunks. */
export interface WorkerInfo {
  readonly worker: string;
  readonly name: string;
  readonly threads: number;
  readonly engine: string;
  /** Runs that it plays now; none while it waits. */
  readonly runs: readonly number[];
  /** Games that it has played so far. */
  readonly games: number;
}

/** A worker that has not been heard of is gone after this time: it was killed, or cut off from the network. */
const GONE_SECONDS = 20;

/** Who plays chunks at the moment. Times are those of the database, so that the clocks of machines do not matter. */
export class Roster {
  private readonly queries: Queries;

  /** @internal */
  constructor({ queries }: Database) {
    this.queries = queries;
  }

  /** Says that a worker is there, and which jobs it holds. */
  async report(info: WorkerInfo, jobs: readonly string[]): Promise<void> {
    const { worker: _worker, ...rest } = info;
    const now = sql`now()`;
    await this.queries
      .insert(workers)
      .values({ ...info, jobs })
      .onConflictDoUpdate({ target: workers.worker, set: { ...rest, jobs, seen: now } });
  }

  /** Signs a worker off. */
  async leave(worker: string): Promise<void> {
    await this.queries.delete(workers).where(eq(workers.worker, worker));
  }

  /** Workers that are there. */
  async present(): Promise<WorkerInfo[]> {
    const { jobs: _jobs, started: _started, seen, ...info } = getTableColumns(workers);
    const rows = await this.queries
      .select(info)
      .from(workers)
      .where(sql`${seen} > now() - make_interval(secs => ${GONE_SECONDS})`)
      .orderBy(asc(workers.name));
    return rows.map(row => Object.assign(row, { runs: listOf(row.runs).filter(isRun) }));
  }

  /** Returns the jobs that workers of an engine hold, including workers that are gone. */
  async heldJobs(engine: string): Promise<string[]> {
    const rows = await this.queries.select({ jobs: workers.jobs }).from(workers).where(eq(workers.engine, engine));
    return rows.flatMap(({ jobs }) => listOf(jobs).filter(isJob));
  }

  /** Removes the workers of an engine that have not been heard of for this many seconds. Returns the jobs that they held. */
  async strikeOff(engine: string, seconds = GONE_SECONDS): Promise<string[]> {
    const before = sql`now() - make_interval(secs => ${seconds})`;
    const gone = await this.queries
      .delete(workers)
      .where(and(eq(workers.engine, engine), lt(workers.seen, before)))
      .returning({ jobs: workers.jobs });
    return gone.flatMap(({ jobs }) => listOf(jobs).filter(isJob));
  }
}

/** Returns a value as a list, or an empty list. A worker may write anything into its row, which must not make the other rows unreadable. */
function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRun(value: unknown): value is number {
  return Number.isInteger(value);
}

const JOB = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function isJob(value: unknown): value is string {
  return typeof value === 'string' && JOB.test(value);
}
