import { sql } from 'drizzle-orm';
import { type PgDatabase, PgDialect, type PgQueryResultHKT, type PgSession } from 'drizzle-orm/pg-core';
import type PgBoss from 'pg-boss';
import { StoreError } from '../store-error.ts';
import { MIGRATIONS, NEWEST_STEP } from './migrations.ts';
import { SCHEMA } from './tables.ts';

/** Queries of a connection or of a transaction. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** An open database, on a server or in a folder. */
export interface Database {
  readonly queries: Queries;
  /** Runs the statements of the queue. */
  readonly forQueue: PgBoss.Db;
  /** Runs work that no other process may do at the same time. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Does the upkeep that a server does by itself. To be called now and then. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

const JOURNAL = 'steps';

/** Creates what is missing in a database. If nothing is missing, no right to change it is needed. */
export async function migrate(database: Database): Promise<void> {
  const steps = await stepsTaken(database);
  if (steps === NEWEST_STEP) return;
  refuseNewer(steps);
  const { queries } = database;
  // The types of drizzle tell tables without relations from those with none.
  const session = queries._.session as unknown as PgSession;
  await new PgDialect().migrate(MIGRATIONS, session, {
    migrationsFolder: '',
    migrationsTable: JOURNAL,
    migrationsSchema: SCHEMA,
  });
}

/** Returns how many steps a database has taken: 0 for one that is empty. */
async function stepsTaken({ queries }: Database): Promise<number> {
  const name = `${SCHEMA}.${JOURNAL}`;
  const [there] = await queries.select({ name: sql<string | null>`to_regclass(${name})` }).from(sql`(select 1) as one`);
  if (there === undefined || there.name === null) return 0;
  const [steps] = await queries.select({ count: sql<number>`count(*)::int` }).from(sql.raw(name));
  return steps?.count ?? 0;
}

/** Makes sure that a database is as this version expects it, for processes that may only play games and cannot change it. */
export async function checkSteps(database: Database): Promise<void> {
  const steps = await stepsTaken(database);
  if (steps === NEWEST_STEP) return;
  refuseNewer(steps);
  throw new StoreError('the store has not been set up for this version; run once, as its owner: hexfall runs --setup');
}

function refuseNewer(steps: number): void {
  if (steps > NEWEST_STEP) throw new StoreError('the store was made by a newer version of Hexfall; update this one.');
}
