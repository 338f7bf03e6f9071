import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * A PostgreSQL server of its own for tests: in a temporary folder, on the loopback address, gone afterwards. It refuses to run as root, so
 * that root runs it as the system's user for it.
 */

const USER = 'hexfall';
const SYSTEM_USER = 'postgres';
/** Where Debian keeps the programs of each version, and other systems those of the only one. */
const VERSIONS = '/usr/lib/postgresql';
const OTHER_PLACES = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Returns the folder with the newest server's programs, if there is one. @returns {string | undefined} */
export function findPrograms() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map(version => join(VERSIONS, version, 'bin')), ...OTHER_PLACES];
  return folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/**
 * @typedef {{ readonly url: string, readonly pid: number, readonly restart: (how: 'fast' | 'immediate') => Promise<void>, readonly stop: () => Promise<void> }} Server
 */

/**
 * Starts a server with an empty database.
 * @param {string} programs
 * @param {(folder: string) => readonly string[]} [prepare] puts files into the server's folder and returns further settings
 * @returns {Promise<Server>}
 */
export async function startServer(programs, prepare = () => []) {
  const folder = mkdtempSync(join(tmpdir(), 'hexfall-postgres-'));
  try {
    return await startIn(folder, programs, prepare);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {string} programs
 * @param {(folder: string) => readonly string[]} prepare
 * @returns {Promise<Server>}
 */
async function startIn(folder, programs, prepare) {
  const data = join(folder, 'data');
  const port = await freePort();
  takeOver(folder);
  run(programs, 'initdb', ['-D', data, '-U', USER, '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C']);
  const further = prepare(folder).map(setting => ` -c ${setting}`);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=300${further.join('')}`;
  const log = join(folder, 'log');
  const start = () => run(programs, 'pg_ctl', ['-D', data, '-l', log, '-o', settings, '-w', 'start']);
  /** @param {'fast' | 'immediate'} how */
  const stop = how => run(programs, 'pg_ctl', ['-D', data, '-m', how, '-w', 'stop']);
  start();
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    pid: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    restart: async how => {
      stop(how);
      start();
    },
    stop: async () => {
      stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Lets the system's user for the server have a folder or file. @param {string} folder */
export function takeOver(folder) {
  if (process.getuid?.() !== 0) return;
  const id = Number(execFileSync('id', ['-u', SYSTEM_USER], { encoding: 'utf8' }));
  chownSync(folder, id, id);
}

/**
 * Runs one of the server's programs.
 * @param {string} programs
 * @param {string} name
 * @param {readonly string[]} args
 */
function run(programs, name, args) {
  const program = join(programs, name);
  const isRoot = process.getuid?.() === 0;
  const [command, list] = isRoot ? ['runuser', ['-u', SYSTEM_USER, '--', program, ...args]] : [program, args];
  execFileSync(command, [...list], { stdio: ['ignore', 'ignore', 'inherit'], cwd: tmpdir() });
}

/** @returns {Promise<number>} a port that nobody listens on */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Signals by which somebody ends a program. @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Calls a function, instead of ending, when a signal tells this process to end.
 * @param {(signal: NodeJS.Signals) => void} act
 * @returns {() => void} ends that
 */
export function onSignals(act) {
  for (const signal of SIGNALS) process.on(signal, act);
  return () => {
    for (const signal of SIGNALS) process.off(signal, act);
  };
}

/**
 * Stops a server when a signal ends this process.
 * @param {Server} server
 */
export function stopOnSignals(server) {
  const release = onSignals(signal => {
    release();
    void server.stop().finally(() => process.kill(process.pid, signal));
  });
}

/**
 * Runs a command and waits for it. Signals are passed on to it, so that it ends before this process does.
 * @param {readonly string[]} command
 * @param {Record<string, string>} environment added to that of this process
 * @returns {Promise<number>} its exit code
 */
export function runCommand([program = '', ...args], environment) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
    const release = onSignals(signal => child.kill(signal));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      release();
      resolve(code ?? SIGNAL_CODE + (constants.signals[signal ?? 'SIGTERM'] ?? 0));
    });
  });
}

/** Shells report a program that was ended by a signal as this plus the number of the signal. */
const SIGNAL_CODE = 128;
