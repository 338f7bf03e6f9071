import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/run.mjs';
import { filesBelow, readBytes, writeFiles } from '../build/output.mjs';

/** Where built sites are kept, each in a folder named after its sources. */
const CACHE = join(ROOT, '.cache', 'site');

/** How long the site of different sources is kept, since another process may be reading it. */
const KEPT_MS = 3_600_000;

/**
 * Returns the folder of the site, built from the present sources. All tests of a run use the same one: the first test that needs it builds
 * it, and it is complete as soon as the folder exists.
 */
export async function builtSite(): Promise<string> {
  const folder = join(CACHE, hashOfSources());
  if (existsSync(folder)) return folder;
  removeOldSites();
  const draft = `${folder}.${process.pid}`;
  // The bundler is loaded only here, since it takes a while to load.
  const { siteFiles } = await import('../../apps/web/build-site.mjs');
  writeFiles(ensureFolder(draft), await siteFiles());
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another process was faster, and has built the same files.
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Hashes everything from which the site is built: its own files, the packages, and the versions of libraries. */
function hashOfSources(): string {
  const packages = readdirSync(join(ROOT, 'packages')).flatMap(name => [
    `packages/${name}/src`,
    `packages/${name}/views`,
  ]);
  const folders = ['apps/web/src', 'apps/web/public', 'apps/web/build', ...packages];
  const files = folders.filter(folder => existsSync(join(ROOT, folder))).flatMap(filesOf);
  const singles = [
    'apps/web/index.html',
    'fixtures/replays/duel.jsonl',
    'apps/web/vite.config.ts',
    'apps/web/build-site.mjs',
    'package-lock.json',
  ];
  const hash = createHash('sha256');
  for (const file of [...singles, ...files.sort()]) hash.update(`${file}\n`).update(readBytes(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(folder: string): string[] {
  const files = filesBelow(join(ROOT, folder)).filter(file => !/\.test\.tsx?$/.test(file));
  return files.map(file => `${folder}/${file}`);
}

function removeOldSites(): void {
  const names = existsSync(CACHE) ? readdirSync(CACHE) : [];
  const old = names.map(name => join(CACHE, name)).filter(site => Date.now() - statSync(site).mtimeMs > KEPT_MS);
  for (const site of old) rmSync(site, { recursive: true, force: true });
}

function ensureFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}
