import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'rolldown';

/** Files that are started rather than imported: a program, a thread and a separate process. */
const STARTED = ['src/main.ts', 'src/threads/worker.ts', 'src/outside/module-host.ts'];

/**
 * Bundles the modules of a package into one file for each entry point, all in one folder, so that a file that is started is found
 * beside the one that starts it. Within a file V8 knows every function and constant; across files it checks each of them at every use.
 * @param {string} folder of the package
 */
export async function bundle(folder) {
  await build({
    cwd: folder,
    input: entryPoints(folder),
    external: isPackage,
    platform: 'node',
    logLevel: 'warn',
    output: { dir: join(folder, 'dist'), format: 'esm', sourcemap: true, chunkFileNames: 'shared-[name].js' },
  });
}

/**
 * Returns sources under the names of their output files.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function entryPoints(folder) {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  /** @type {Record<string, string>[]} */
  const imported = Object.values(exports);
  const started = STARTED.filter(file => existsSync(join(folder, file)));
  return Object.fromEntries([
    ...imported.map(way => [basename(way['default'] ?? '', '.js'), way['@hexfall/source']]),
    ...started.map(file => [basename(file, '.ts'), `./${file}`]),
  ]);
}

/** Other packages are never bundled. @param {string} id */
function isPackage(id) {
  return !id.startsWith('.') && !id.startsWith('/') && !/^[A-Z]:/i.test(id);
}
