import { setTimeout } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { StoreError } from '../store-error.ts';
import type { Database } from './database.ts';
import { readServerOptions } from './server-options.ts';
import { connectWatched, type ServerPlace } from './watched-socket.ts';

/** The queue, the roster and the games of one process need a connection each at most. */
const CONNECTIONS = 3;
const CONNECT_SECONDS = 10;
/** A connection that is not used is closed: servers have only so many. */
const IDLE_SECONDS = 30;
/** Longer than any statement takes, and than a connection that is not used is kept. */
const ANSWER_SECONDS = 120;
/** What a server answers that is starting up. */
const STARTING_UP = '57P03';
const START_ATTEMPTS = 60;
const START_PAUSE_MS = 500;
/** Any number that no other program uses for its locks. */
const LOCK = 0x48_65_78_66;

/** How to reach a server. */
interface ServerAccess {
  readonly url: string;
  /** What the program calls itself towards the server. */
  readonly name: string;
  /** Seconds after which a server that does not answer is taken for unreachable. */
  readonly answerSeconds?: number | undefined;
}

/** Opens the database on a server. A server that is down for a while is tried again by whoever asks. */
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
    // Of several hosts the client itself finds the one that answers.
    ...(hasOneHost ? { socket: (options: ServerPlace) => connectWatched(options, answerSeconds) } : {}),
  });
}

/** A server that is starting up is there in a moment. */
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

/** Several statements at once may hold a transaction, which needs a connection of its own. */
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
