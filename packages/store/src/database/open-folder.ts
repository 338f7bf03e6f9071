import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StoreError } from '../store-error.ts';
import type { Database } from './database.ts';
import { endedProcess } from './ended-process.ts';

const LOCK_FILE = 'in-use-by';
const DATA_FOLDER = 'data';

/** Opens the database in a folder, which only one process can use at a time. It is created if it does not exist. */
export async function openFolder(folder: string): Promise<Database> {
  const release = claim(folder);
  let client: PGlite;
  try {
    client = await PGlite.create(join(folder, DATA_FOLDER));
  } catch (error) {
    release();
    throw new StoreError(`the database in this folder cannot be opened: ${(error as Error).message}.`);
  }
  return {
    queries: drizzle(client),
    forQueue: { executeSql: (text, values) => execute(client, text, values) },
    exclusively: work => work(),
    close: async () => {
      await client.close();
      release();
    },
  };
}

async function execute(client: PGlite, text: string, values: unknown[] | undefined): Promise<{ rows: unknown[] }> {
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
