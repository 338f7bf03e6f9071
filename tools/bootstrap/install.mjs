import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, run, runNode } from './run.mjs';

const NPM_ARGS = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];

/** npm prints the error first and its usage after that. */
const SHOWN_LINES = 20;

/**
 * Installs the locked packages when those in node_modules are not the locked ones.
 * @returns {Promise<boolean>} whether the packages are in place
 */
export async function installIfStale() {
  const reason = staleReason(ROOT);
  if (reason === undefined) return true;
  console.log(`Installing packages: ${reason}.`);
  const { code, output } = await runNpm(NPM_ARGS);
  if (code === 0) return true;
  console.error(output.split('\n').slice(0, SHOWN_LINES).join('\n'));
  console.error('The packages could not be installed. Reproduce with: npm ci');
  return false;
}

/**
 * Returns why node_modules has to be reinstalled, or undefined if it is as locked. npm records what it installed at the very end of
 * an install. That record is compared by content, since file times mean nothing after a checkout or a copy.
 * @param {string} root
 * @returns {string | undefined}
 */
export function staleReason(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'node_modules is missing';
  const locked = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(record);
  const changed = Object.entries(locked).find(([path, entry]) => path !== '' && !isInstalled(entry, installed[path]));
  return changed && `${changed[0]} is not as package-lock.json has it`;
}

/**
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean }} LockEntry
 * @param {string} file
 * @returns {Record<string, LockEntry>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * @param {LockEntry} locked
 * @param {LockEntry | undefined} installed absent for an optional package made for another system
 */
function isInstalled(locked, installed) {
  if (!installed) return locked.optional === true;
  return (
    installed.version === locked.version &&
    // The registry that wrote the lock may not have had the package for this system, and so not its digest.
    (locked.integrity === undefined || installed.integrity === locked.integrity) &&
    installed.link === locked.link &&
    (locked.link !== true || installed.resolved === locked.resolved)
  );
}

/**
 * Installs the locked packages of a folder outside the workspace.
 * @param {string} folder from the root
 * @returns {Promise<boolean>} whether they are in place
 */
export async function installIn(folder) {
  return (await runNpm([...NPM_ARGS, '--prefix', folder])).code === 0;
}

/** @param {readonly string[]} args */
function runNpm(args) {
  const script = npmScript();
  if (script) return runNode([script, ...args], { quiet: true });
  return run('npm', args, { quiet: true, shell: process.platform === 'win32' });
}

/** npm's own script: the npm that started us, else the one delivered with this Node. */
function npmScript() {
  const beside = dirname(process.execPath);
  const candidates = [
    process.env['npm_execpath'] ?? '',
    join(beside, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  return candidates.find(path => path.endsWith('npm-cli.js') && existsSync(path));
}
