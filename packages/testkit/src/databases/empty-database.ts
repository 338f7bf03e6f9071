import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const CACHE = fileURLToPath(new URL('../../../../.cache/', import.meta.url));

/** Puts an empty database into a folder that does not exist yet. Creating one takes seconds, so one is created and then copied. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  const template = join(CACHE, `empty-database-${libraryVersion()}`);
  if (!existsSync(template)) await makeTemplate(template);
  mkdirSync(dirname(folder), { recursive: true });
  cpSync(template, folder, { recursive: true });
}

function libraryVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  return dependencies['@electric-sql/pglite']!;
}

/** Other processes may create the template at the same time: the first that is complete stays. */
async function makeTemplate(template: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const own = mkdtempSync(join(CACHE, 'new-'));
  const data = join(own, 'data');
  await (await PGlite.create(data)).close();
  try {
    renameSync(data, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
  } finally {
    rmSync(own, { recursive: true });
  }
}
