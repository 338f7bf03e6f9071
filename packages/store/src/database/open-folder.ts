import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { StoreError } from '../store-error.ts';
import type { Database } from './database.ts';
import { endedProcess } from './ended-process.ts';
import { FolderClient } from './folder-client.ts';

const LOCK_FILE = 'in-use-by';
const DATA_FOLDER = 'data';
/** Exists while the database is being created. A database that is found with this file is incomplete and is discarded. */
const UNFINISHED_FILE = 'unfinished';

/** Opens the database in a folder, which only one process can use at a time. It is created if it does not exist. */
export async function openFolder(folder: string): Promise<Database> {
  const release = claim(folder);
  let client: FolderClient;
  try {
    client = await openOrMake(folder);
  } catch (error) {
    release();
    throw error;
  }
  return {
    queries: drizzle(client),
    forQueue: { executeSql: (text, values) => execute(client, text, values) },
    exclusively: work => work(),
    // Until a checkpoint, the log keeps all that was ever written, and would be read again after a crash.
    tidy: async () => void (await client.exec('CHECKPOINT')),
    close: async () => {
      await client.close();
      release();
    },
  };
}

/** Opens the database, or creates it. If its creation was killed or the disk was full, an incomplete one is discarded and created again. */
async function openOrMake(folder: string): Promise<FolderClient> {
  const [data, unfinished] = [join(folder, DATA_FOLDER), join(folder, UNFINISHED_FILE)];
  if (existsSync(unfinished)) rmSync(data, { recursive: true, force: true });
  const isNew = !existsSync(data);
  if (isNew) writeFileSync(unfinished, '');
  const client = await FolderClient.open(data);
  if (isNew) rmSync(unfinished);
  return client;
}

async function execute(
  client: FolderClient,
  text: string,
  values: unknown[] | undefined,
): Promise<{ rows: unknown[] }> {
  if (values !== undefined && values.length > 0) return client.query(text, values);
  return { rows: (await client.exec(text)).flatMap(({ rows }) => rows) };
}

/** Locks a folder for this process. A lock file that was left by a process that has ended is replaced. */
function claim(folder: string): () => void {
  const file = join(folder, LOCK_FILE);
  const unusable = (error: unknown): StoreError =>
    new StoreError(`this cannot be used as a store: ${(error as Error).message}.`);
  try {
    mkdirSync(folder, { recursive: true });
    if (endedProcess(file)) rmSync(file, { force: true });
  } catch (error) {
    throw unusable(error);
  }
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(error);
    throw new StoreError(
      'the folder is in use by another process; it serves one at a time. For several, give the URL of a PostgreSQL server.',
    );
  }
  return () => rmSync(file, { force: true });
}
