import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { StoreError } from '../store-error.ts';
import type { Database } from './database.ts';
import { readServerOptions } from './server-options.ts';
import { connectWatched, type ServerPlace } from './watched-socket.ts';

/** The queue, the roster and the games of one process need at most one connection each. */
const CONNECTIONS = 3;
const CONNECT_SECONDS = 10;
/** Seconds after which an unused connection is closed, since a server can have only a limited number. */
const IDLE_SECONDS = 30;
/** Longer than any statement takes, and longer than an unused connection is kept. */
const ANSWER_SECONDS = 120;
/** The error code of a server that is still starting up. */
const STARTING_UP = '57P03';
const START_ATTEMPTS = 60;
const START_PAUSE_MS = 500;
/** Any number that no other program uses for its locks. */
const LOCK = 0x48_65_78_66;

/** How to reach a server. */
interface ServerAccess {
  readonly url: string;
  /** The name under which the program connects to the server. */
  readonly name: string;
  /** Seconds after which a server that does not answer counts as unreachable. */
  readonly answerSeconds?: number | undefined;
}

/** Opens the database on a server. If the server is down for a while, it is up to the caller to try again. */
export async function openServer({ name, ...access }: ServerAccess): Promise<Database> {
  const client = createClient(access, name);
  try {
    await connect(client);
  } catch (error) {
    await client.end({ timeout: 0 });
    throw new StoreError(`the store cannot be reached: ${reasonOf(error)}`, { cause: error });
  }
  return {
    queries: drizzle(client),
    forQueue: { executeSql: (text, values) => execute(client, text, values) },
    exclusively: work => withLock(client, work),
    tidy: () => Promise.resolve(),
    close: () => client.end({ timeout: 5 }),
  };
}

function createClient(
  { url: text, answerSeconds = ANSWER_SECONDS }: Omit<ServerAccess, 'name'>,
  name: string,
): postgres.Sql {
  const { url, ssl } = readServerOptions(text);
  const hasOneHost = !new URL(url).host.includes(',');
  return postgres(url, {
    max: CONNECTIONS,
    ssl: ssl as Exclude<typeof ssl, false>,
    connect_timeout: CONNECT_SECONDS,
    idle_timeout: IDLE_SECONDS,
    onnotice: () => undefined,
    connection: { application_name: name },
    // With several hosts, the client itself finds the one that answers.
    ...(hasOneHost ? { socket: (options: ServerPlace) => connectWatched(options, answerSeconds) } : {}),
  });
}

/** Connects to a server. One that is still starting up is tried again, since it will be ready in a moment. */
async function connect(client: postgres.Sql): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client`select 1`;
      return;
    } catch (error) {
      if ((error as { code?: unknown }).code !== STARTING_UP || attempt === START_ATTEMPTS) throw error;
      await setTimeout(START_PAUSE_MS);
    }
  }
}

/** Runs one statement with values, or several without. Several at once may contain a transaction, which needs a connection of its own. */
async function execute(
  client: postgres.Sql,
  text: string,
  values: unknown[] | undefined,
): Promise<{ rows: unknown[] }> {
  if (values !== undefined && values.length > 0) {
    const plain = values.map(plainValue) as postgres.ParameterOrJSON<never>[];
    return { rows: await client.unsafe(text, plain) };
  }
  const own = await client.reserve();
  try {
    return { rows: await own.unsafe(text) };
  } finally {
    own.release();
  }
}

/**
 * The query builder has the client pass values on as they are, while the queue expects it to write times and objects as text, and what
 * is missing as null.
 */
function plainValue(value: unknown): unknown {
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? JSON.stringify(value) : value;
}

async function withLock<T>(client: postgres.Sql, work: () => Promise<T>): Promise<T> {
  const own = await client.reserve();
  try {
    await own`select pg_advisory_lock(${LOCK})`;
    try {
      return await work();
    } finally {
      await own`select pg_advisory_unlock(${LOCK})`;
    }
  } finally {
    own.release();
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? `${error.message}.` : String(error);
}
