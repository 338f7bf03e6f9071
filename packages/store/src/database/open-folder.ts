import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { StoreError } from '../store-error.ts';
import type { Database } from './database.ts';
import { endedProcess } from './ended-process.ts';
import { FolderClient } from './folder-client.ts';

const LOCK_FILE = 'in-use-by';
const DATA_FOLDER = 'data';
/** There while the database is made for the first time: what is found then is of no use. */
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
    // Until then its log keeps all that was ever written, and would be read again after a crash.
    tidy: async () => void (await client.exec('CHECKPOINT')),
    close: async () => {
      await client.close();
      release();
    },
  };
}

/** Opens the database, or makes one. Whoever was killed or found the disk full while making it leaves nothing that is opened later. */
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

/** Takes a folder for this process. A file that an ended process has left is taken over. */
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
