import type { MigrationMeta } from 'drizzle-orm/migrator';

/*
 * The steps by which a store's database is set up. A step that has been published is never changed: a change is a new step. They are in the
 * code rather than in files beside it, so that a program that is bundled into one file has them.
 */

/** A step: when it was written, which orders the steps, and its statements. */
interface Step {
  readonly written: string;
  readonly statements: readonly string[];
}

const FIRST: Step = {
  written: '2026-11-18T00:00:00Z',
  statements: [
    `CREATE SCHEMA IF NOT EXISTS hexfall`,
    `CREATE TABLE hexfall.runs (
       run integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
       command text NOT NULL CHECK (command IN ('simulate', 'tournament', 'compare')),
       name text NOT NULL,
       header text NOT NULL,
       precision double precision NOT NULL,
       games integer NOT NULL CHECK (games > 0),
       chunk_games integer NOT NULL CHECK (chunk_games > 0),
       engine text NOT NULL,
       outside_bots boolean NOT NULL,
       bots jsonb NOT NULL,
       state text NOT NULL CHECK (state IN ('running', 'stopped', 'finished')),
       counted integer,
       created timestamptz NOT NULL DEFAULT now(),
       ended timestamptz
     )`,
    `CREATE TABLE hexfall.chunks (
       run integer NOT NULL REFERENCES hexfall.runs ON DELETE CASCADE,
       chunk integer NOT NULL,
       games integer NOT NULL,
       lines bytea NOT NULL,
       digest text NOT NULL,
       failures jsonb NOT NULL,
       worker text NOT NULL,
       milliseconds integer NOT NULL,
       done timestamptz NOT NULL DEFAULT now(),
       PRIMARY KEY (run, chunk)
     )`,
    // The lines are already compressed: PostgreSQL must not try to compress them again.
    `ALTER TABLE hexfall.chunks ALTER COLUMN lines SET STORAGE EXTERNAL`,
    `CREATE TABLE hexfall.set_aside (
       run integer NOT NULL REFERENCES hexfall.runs ON DELETE CASCADE,
       chunk integer NOT NULL,
       reason text NOT NULL,
       since timestamptz NOT NULL DEFAULT now(),
       PRIMARY KEY (run, chunk)
     )`,
    `CREATE TABLE hexfall.workers (
       worker text PRIMARY KEY,
       name text NOT NULL,
       threads integer NOT NULL,
       engine text NOT NULL,
       runs jsonb NOT NULL,
       jobs jsonb NOT NULL,
       games bigint NOT NULL,
       started timestamptz NOT NULL DEFAULT now(),
       seen timestamptz NOT NULL DEFAULT now()
     )`,
    `CREATE TABLE hexfall.matches (
       run integer NOT NULL REFERENCES hexfall.runs ON DELETE CASCADE,
       match integer NOT NULL,
       a text NOT NULL,
       b text NOT NULL,
       bot_a text NOT NULL,
       bot_b text NOT NULL,
       PRIMARY KEY (run, match)
     )`,
    `CREATE TABLE hexfall.games (
       run integer NOT NULL,
       game integer NOT NULL,
       match integer NOT NULL,
       board text NOT NULL,
       swapped boolean NOT NULL,
       outcome text NOT NULL,
       forfeit text NOT NULL,
       turns integer NOT NULL,
       hash integer NOT NULL,
       a_dealt integer NOT NULL,
       a_taken integer NOT NULL,
       a_lost integer NOT NULL,
       b_dealt integer NOT NULL,
       b_taken integer NOT NULL,
       b_lost integer NOT NULL,
       PRIMARY KEY (run, game)
     ) PARTITION BY LIST (run)`,
  ],
};

/**
 * Partitions are made and dropped by functions of the owner, so that users need not own the tables. `chores` says when each chore was last
 * done, and `losses` how many workers vanished while they held a chunk.
 */
const SECOND: Step = {
  written: '2026-11-18T06:00:00Z',
  statements: [
    `CREATE TABLE hexfall.chores (chore text PRIMARY KEY, done timestamptz NOT NULL)`,
    `CREATE TABLE hexfall.losses (
       run integer NOT NULL REFERENCES hexfall.runs ON DELETE CASCADE,
       chunk integer NOT NULL,
       times integer NOT NULL,
       PRIMARY KEY (run, chunk)
     )`,
    `CREATE FUNCTION hexfall.add_partition(run integer) RETURNS void
       LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
     BEGIN
       EXECUTE format('CREATE TABLE hexfall.games_%s PARTITION OF hexfall.games FOR VALUES IN (%s)', run, run);
     END $$`,
    `CREATE FUNCTION hexfall.drop_partition(run integer) RETURNS void
       LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
     BEGIN
       EXECUTE format('DROP TABLE IF EXISTS hexfall.games_%s', run);
     END $$`,
    `REVOKE ALL ON FUNCTION hexfall.add_partition(integer), hexfall.drop_partition(integer) FROM PUBLIC`,
  ],
};

const STEPS: readonly Step[] = [FIRST, SECOND];

/** Number of the newest step. */
export const NEWEST_STEP = STEPS.length;

/** All steps, as drizzle takes them. */
export const MIGRATIONS: MigrationMeta[] = STEPS.map(({ written, statements }, i) => ({
  sql: [...statements],
  bps: true,
  folderMillis: Date.parse(written),
  hash: `step-${i + 1}`,
}));
