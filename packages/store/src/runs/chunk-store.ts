import { type ChunkResult, type GameFailure, type GameRecord, parseGameLine, type Series } from '@hexfall/sim';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/database.ts';
import { chunks, games } from '../database/tables.ts';
import { StoreError } from '../store-error.ts';
import { gamesOfChunk } from './chunk-plan.ts';
import type { ChunkResults } from './chunk-results.ts';
import { GAME_COLUMNS } from './game-rows.ts';
import { lockRun } from './lock-run.ts';
import { packLines, unpackLines } from './pack.ts';
import { planOf, type RunInfo } from './run-info.ts';

/** A chunk that has been played. */
export interface PlayedChunk extends ChunkResult {
  readonly chunk: number;
}

/** A run, and how it is cut into chunks. */
type StoredPlan = Pick<RunInfo, 'run' | 'games' | 'chunkGames'>;

/** Which chunk was played, by which worker, and in what time. */
export interface ChunkNote {
  readonly run: number;
  readonly chunk: number;
  readonly worker: string;
  readonly milliseconds: number;
}

/** What became of a chunk that was to be kept. */
export type KeepOutcome =
  | 'kept'
  /** Another worker had already played it, with the same games. */
  | 'known'
  /** Another worker had already played it, with different games: one of the two machines is not to be trusted. */
  | 'differs'
  /** The run has been deleted. */
  | 'unwanted';

const COLUMN_NAMES = GAME_COLUMNS.map(({ name }) => `"${name}"`).join(', ');
const COLUMN_TYPES = GAME_COLUMNS.map(({ name, type }) => `"${name}" ${type}`).join(', ');

/** The played chunks of all runs. */
export class ChunkStore {
  private readonly queries: Queries;

  /** @internal */
  constructor({ queries }: Database) {
    this.queries = queries;
  }

  /** Keeps a chunk, all of it or nothing. */
  async keep(note: ChunkNote, results: ChunkResults): Promise<KeepOutcome> {
    const { failures, rowsText } = results;
    const { bytes, digest } = packLines(results.lines);
    return this.queries.transaction(async queries => {
      if (!(await lockRun(queries, note.run))) return 'unwanted';
      const row = { ...note, games: results.games, lines: bytes, digest, failures };
      const added = await queries.insert(chunks).values(row).onConflictDoNothing().returning({ chunk: chunks.chunk });
      if (added.length === 0) return (await this.isSame(queries, note, digest)) ? 'known' : 'differs';
      await queries.execute(
        sql`insert into ${games} (run, ${sql.raw(COLUMN_NAMES)}) select ${note.run}::integer, ${sql.raw(COLUMN_NAMES)} from json_to_recordset(${rowsText}::json) as row(${sql.raw(COLUMN_TYPES)}) on conflict do nothing`,
      );
      return 'kept';
    });
  }

  private async isSame(queries: Queries, { run, chunk }: ChunkNote, digest: string): Promise<boolean> {
    const [kept] = await queries
      .select({ digest: chunks.digest })
      .from(chunks)
      .where(and(eq(chunks.run, run), eq(chunks.chunk, chunk)));
    return kept?.digest === digest;
  }

  /** Returns up to `limit` played chunks of a run in order, beginning with number `from`; there may be gaps between them. */
  async read(info: StoredPlan, series: Series, from: number, limit: number): Promise<PlayedChunk[]> {
    const { run } = info;
    const rows = await this.queries
      .select({ chunk: chunks.chunk, bytes: chunks.lines, digest: chunks.digest, failures: chunks.failures })
      .from(chunks)
      .where(and(eq(chunks.run, run), gte(chunks.chunk, from)))
      .orderBy(asc(chunks.chunk))
      .limit(limit);
    return rows.map(({ chunk, failures, ...packed }) => {
      const what = `chunk ${chunk} of run ${run}`;
      const played = {
        records: readRecords(what, unpackLines(packed), series),
        failures: readFailures(what, failures),
      };
      checkGames(what, gamesOfChunk(planOf(info), chunk), played);
      return Object.assign(played, { chunk });
    });
  }
}

/** Reads records from a store. They are checked like those of a file, since a machine that may write to the store need not be trusted. */
function readRecords(what: string, lines: readonly string[] | undefined, series: Series): GameRecord[] {
  if (lines === undefined) throw new StoreError(`${what} is damaged.`);
  return lines.map((line, i) => {
    const record = parseGameLine(line, series);
    if (!record.ok) throw new StoreError(`${what}: line ${i + 1} ${record.errors[0]!}.`);
    return record.value;
  });
}

function readFailures(what: string, failures: unknown): GameFailure[] {
  if (Array.isArray(failures) && failures.every(isFailure)) return failures;
  throw new StoreError(`${what} is damaged: its failures cannot be read.`);
}

function isFailure(value: unknown): value is GameFailure {
  const { game, seed, reason } = (value ?? {}) as Record<string, unknown>;
  return Number.isInteger(game) && typeof seed === 'string' && typeof reason === 'string';
}

/** Throws unless every game of a chunk, and no other, was either played or failed, exactly once. */
function checkGames(what: string, numbers: readonly number[], { records, failures }: ChunkResult): void {
  const failed = new Set(failures.map(({ game }) => game));
  const wanted = numbers.filter(game => !failed.has(game));
  const isWhole = records.length === wanted.length && records.every(({ game }, i) => game === wanted[i]);
  if (!isWhole || failed.size !== numbers.length - wanted.length || failures.length !== failed.size)
    throw new StoreError(`${what} is damaged: it does not have the games that it should.`);
}
