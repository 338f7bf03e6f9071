import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/*
 * The tables of a store, as the code queries them. The statements that create them are in migrations.ts; a test compares the two.
 * docs/CLUSTER.md describes every column for people who write queries of their own.
 */

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true });

export const SCHEMA = 'hexfall';
const schema = pgSchema(SCHEMA);

/** States of a run. */
const RUN_STATES = ['running', 'stopped', 'finished'] as const;

/** Runs, each of many games of one or more match-ups. */
export const runs = schema.table('runs', {
  run: integer('run').primaryKey().generatedAlwaysAsIdentity(),
  /** The command that asked for it: simulate, tournament or compare. */
  command: text('command').notNull(),
  name: text('name').notNull(),
  /** First line of the file of its games: all that is needed to play them. */
  header: text('header').notNull(),
  /** Half the width of the interval at which the run may stop; 0 to play all games. */
  precision: doublePrecision('precision').notNull(),
  games: integer('games').notNull(),
  chunkGames: integer('chunk_games').notNull(),
  /** Engine and rules that play it. */
  engine: text('engine').notNull(),
  outsideBots: boolean('outside_bots').notNull(),
  /** Digests of its external bots on the machine that added the run, by their names. */
  bots: jsonb('bots').$type<Readonly<Record<string, string>>>().notNull(),
  state: text('state', { enum: RUN_STATES }).notNull(),
  /** Games that count: fewer than `games` if the precision was reached earlier. */
  counted: integer('counted'),
  created: time('created').notNull().defaultNow(),
  ended: time('ended'),
});

/** Games of a run that were played in one go. */
export const chunks = schema.table(
  'chunks',
  {
    run: integer('run').notNull(),
    chunk: integer('chunk').notNull(),
    games: integer('games').notNull(),
    /** Lines of the file of games, compressed. */
    lines: bytes('lines').notNull(),
    /** SHA-256 of the lines before they were compressed. */
    digest: text('digest').notNull(),
    failures: jsonb('failures').notNull(),
    worker: text('worker').notNull(),
    milliseconds: integer('milliseconds').notNull(),
    done: time('done').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.run, table.chunk] })],
);

/** Chunks that could not be played after several attempts. */
export const setAside = schema.table(
  'set_aside',
  {
    run: integer('run').notNull(),
    chunk: integer('chunk').notNull(),
    reason: text('reason').notNull(),
    since: time('since').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.run, table.chunk] })],
);

/** How many workers vanished while they played a chunk. */
export const losses = schema.table(
  'losses',
  { run: integer('run').notNull(), chunk: integer('chunk').notNull(), times: integer('times').notNull() },
  table => [primaryKey({ columns: [table.run, table.chunk] })],
);

/** When each of the chores that any process may do for all was last done. */
export const chores = schema.table('chores', { chore: text('chore').primaryKey(), done: time('done').notNull() });

/** Processes that play chunks. */
export const workers = schema.table('workers', {
  worker: text('worker').primaryKey(),
  name: text('name').notNull(),
  threads: integer('threads').notNull(),
  engine: text('engine').notNull(),
  /** Runs that it plays now, and the jobs of the queue that it holds. */
  runs: jsonb('runs').$type<readonly number[]>().notNull(),
  jobs: jsonb('jobs').$type<readonly string[]>().notNull(),
  games: bigint('games', { mode: 'number' }).notNull(),
  started: time('started').notNull().defaultNow(),
  seen: time('seen').notNull().defaultNow(),
});

/** Match-ups of a run, as its games number them. */
export const matches = schema.table(
  'matches',
  {
    run: integer('run').notNull(),
    match: integer('match').notNull(),
    a: text('a').notNull(),
    b: text('b').notNull(),
    botA: text('bot_a').notNull(),
    botB: text('bot_b').notNull(),
  },
  table => [primaryKey({ columns: [table.run, table.match] })],
);

/** One row for each game, in a partition for each run. */
export const games = schema.table(
  'games',
  {
    run: integer('run').notNull(),
    game: integer('game').notNull(),
    match: integer('match').notNull(),
    board: text('board').notNull(),
    swapped: boolean('swapped').notNull(),
    outcome: text('outcome').notNull(),
    /** The side whose bot failed; empty for neither. */
    forfeit: text('forfeit').notNull(),
    turns: integer('turns').notNull(),
    hash: integer('hash').notNull(),
    aDealt: integer('a_dealt').notNull(),
    aTaken: integer('a_taken').notNull(),
    aLost: integer('a_lost').notNull(),
    bDealt: integer('b_dealt').notNull(),
    bTaken: integer('b_taken').notNull(),
    bLost: integer('b_lost').notNull(),
  },
  table => [primaryKey({ columns: [table.run, table.game] })],
);
