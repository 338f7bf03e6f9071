import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { filesBelow, readBytes } from '../../tools/build/output.mjs';
import { precacheList } from './build/precache-list.mjs';

/** @import { OutputFile } from '../../tools/build/output.mjs' */

const FOLDER = dirname(fileURLToPath(import.meta.url));

/**
 * Builds the site from the sources of all packages and returns its files, which are not written yet. The same sources give the same
 * files, byte for byte.
 * @returns {Promise<OutputFile[]>}
 */
export async function siteFiles() {
  const built = await bundle({ configFile: join(FOLDER, 'vite.config.ts') });
  const copied = filesBelow(join(FOLDER, 'public'));
  const site = [...built, ...copied.map(path => ({ path, text: readBytes(join(FOLDER, 'public', path)) }))];
  return [...site, ...(await serviceWorker(precacheList(site)))];
}

/**
 * Builds the script that keeps the site for times without a network. It stands alone, in the folder of the site, since that is what it
 * may answer for; and it names every file of this build, so that it changes whenever one of them does.
 * @param {object} list of files
 */
function serviceWorker(list) {
  return bundle({
    configFile: false,
    publicDir: false,
    define: { PRECACHE: JSON.stringify(list) },
    build: {
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(FOLDER, 'src/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/**
 * @param {import('vite').InlineConfig} config
 * @returns {Promise<OutputFile[]>}
 */
async function bundle(config) {
  const result = await inProduction(() =>
    build({ ...config, root: FOLDER, logLevel: 'warn', build: { ...config.build, write: false } }),
  );
  if (!('output' in result)) throw new Error('the site is not built in one piece');
  return result.output.map(file => ({ path: file.fileName, text: file.type === 'chunk' ? file.code : file.source }));
}

/**
 * The bundler reads from the environment which kind of build it makes. A test builds the same site as everybody else.
 * @template T
 * @param {() => Promise<T>} work
 */
async function inProduction(work) {
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    return await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}
