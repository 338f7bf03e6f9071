import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { build } from 'rolldown';

/** @import { OutputFile } from './output.mjs' */

/** Files that are started rather than imported: a program, a thread and a separate process. */
const STARTED = ['src/main.ts', 'src/threads/worker.ts', 'src/outside/module-host.ts'];

/**
 * Bundles the modules of a package into one file for each entry point, all in one folder, so that a file that is started is found
 * beside the one that starts it. Within a file V8 knows every function and constant; across files it checks each of them at every use.
 * @param {string} folder of the package
 * @returns {Promise<OutputFile[]>} code and source maps, which are not written yet
 */
export async function bundle(folder) {
  const main = join(folder, 'src/main.ts');
  const start = loadedAtStart(main);
  // It waits for its command, whose modules wait for those that they share with it.
  start.delete(main);
  const { output } = await build({
    cwd: folder,
    input: entryPoints(folder),
    external: isPackage,
    platform: 'node',
    logLevel: 'warn',
    write: false,
    output: {
      dir: join(folder, 'dist'),
      format: 'esm',
      sourcemap: true,
      chunkFileNames: 'shared-[name].js',
      ...(start.size === 0 ? {} : { codeSplitting: { groups: [{ name: 'start', test: id => start.has(id) }] } }),
    },
  });
  return output.map(file => ({ path: file.fileName, text: file.type === 'chunk' ? file.code : String(file.source) }));
}

/**
 * Returns sources under the names of their output files.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function entryPoints(folder) {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  /** @type {Record<string, string>[]} those of an app have no source in it: they are of packages that it carries */
  const imported = Object.values(exports).filter(way => typeof way === 'object' && '@hexfall/source' in way);
  const started = STARTED.filter(file => existsSync(join(folder, file)));
  return Object.fromEntries([
    ...imported.map(way => [basename(way['default'] ?? '', '.js'), way['@hexfall/source']]),
    ...started.map(file => [basename(file, '.ts'), `./${file}`]),
  ]);
}

/**
 * Returns the modules that a program loads before it knows its command. They make one file: a dozen small ones take longer to find and
 * open than to run.
 * @param {string} file
 * @param {Set<string>} [found]
 * @returns {Set<string>} paths
 */
function loadedAtStart(file, found = new Set()) {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type\b)[^'";]*?from '(\.[^']+)';$/gm);
  for (const [, name = ''] of imports) loadedAtStart(join(dirname(file), name), found);
  return found;
}

/** Other packages are never bundled. @param {string} id */
function isPackage(id) {
  return !id.startsWith('.') && !id.startsWith('/') && !/^[A-Z]:/i.test(id);
}
