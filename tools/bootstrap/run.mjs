import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string>} [env] variables on top of the current ones
 * @property {boolean} [quiet] collect the output instead of showing it
 * @property {boolean} [shell] needed for command files on Windows
 *
 * @typedef {{ code: number, output: string }} RunResult
 */

/**
 * Runs a program in the root of the workspace and waits for its end.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(file, args, { env = {}, quiet = false, shell = false } = {}) {
  return new Promise(resolve => {
    const child = spawn(file, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      shell,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', chunk => {
        output += chunk;
      });
    }
    const release = passSignals(child);
    /** @param {number} code @param {string} [problem] */
    const finish = (code, problem = '') => {
      release();
      resolve({ code, output: output + problem });
    };
    child.on('error', error => finish(1, `${file}: ${error.message}\n`));
    child.on('close', code => finish(code ?? 1));
  });
}

/**
 * Runs a JavaScript file with the Node that runs us: no shell, no command file, no difference between systems.
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNode(args, options) {
  return run(process.execPath, args, options);
}

/**
 * Returns the path of an installed package's command, from the `bin` field of its package.json.
 * @param {string} packageName
 * @param {string} [command]
 * @param {string} [workspace] that uses it, from the root: npm may have put the package there or at the root
 */
export function binPath(packageName, command = packageName, workspace = '.') {
  const folders = [workspace, '.'].map(home => join(ROOT, home, 'node_modules', ...packageName.split('/')));
  const folder = folders.find(existsSync) ?? join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * The terminal sends an interrupt to the child too: the child decides how to end, and we end after it.
 * A termination signal reaches only us, so it is passed on.
 * @param {import('node:child_process').ChildProcess} child
 */
function passSignals(child) {
  const onInterrupt = () => {};
  const onTerminate = () => child.kill('SIGTERM');
  process.on('SIGINT', onInterrupt);
  process.on('SIGTERM', onTerminate);
  return () => {
    process.off('SIGINT', onInterrupt);
    process.off('SIGTERM', onTerminate);
  };
}
