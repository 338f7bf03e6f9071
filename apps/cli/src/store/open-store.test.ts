import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { capture } from '../capture.ts';
import { FailedError, formatError, UsageError } from '../exit.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-input-'));
afterAll(() => rmSync(folder, { recursive: true }));
process.env['HEXFALL_HOME'] = folder;
afterEach(() => {
  delete process.env['HEXFALL_STORE'];
});

const SECRET = 'open-sesame';
const FORCES = ['simulate', 'HBK-4G', 'WVR-6R', '--games', '2', '--workers', '0'];
/** Commands that need a store. */
const COMMANDS: readonly (readonly string[])[] = [
  ['worker'],
  ['runs'],
  ['runs', 'watch', '1'],
  ['runs', 'stop', '1'],
  ['runs', 'resume', '1'],
  ['runs', 'delete', '1'],
  ['runs', 'report', '1'],
  ['runs', 'export', '1', join(folder, 'out.jsonl')],
];

async function errorOf(args: readonly string[]): Promise<Error> {
  return capture(...args).then(
    () => Promise.reject(new Error(`hexfall ${args.join(' ')} did not fail`)),
    (error: unknown) => error as Error,
  );
}

test.each(COMMANDS)('%s %s without a store says how to name one', async (...args) => {
  const error = await errorOf(args);
  expect(error).toBeInstanceOf(UsageError);
  expect(error.message).toBe('--store is missing: give it a URL or a folder, or set HEXFALL_STORE.');
});

test.each([
  [
    'mysql://host/db',
    '--store must begin with postgres:// or be a folder; mysql:// is not a database that can keep runs.',
  ],
  ['postgres://', '--store names no host; it should look like postgres://user@host/database.'],
  [' ', '--store must be a URL such as postgres://user@host/database, or a folder.'],
  [
    'postgres://u@h/d?sslmode=maybe',
    'postgres://u@h/d: sslmode must be disable, allow, prefer, require, verify-ca, verify-full, not maybe.',
  ],
  ['postgres://u@h/d?sslrootcert=/nowhere.pem', /^postgres:\/\/u@h\/d: sslrootcert: \/nowhere\.pem cannot be read: /],
] as const)('the store %j is refused with a sentence', async (store, sentence) => {
  for (const args of [...COMMANDS, FORCES]) {
    const error = await errorOf([...args, '--store', store]);
    if (typeof sentence === 'string') expect(error.message).toBe(sentence);
    else expect(error.message).toMatch(sentence);
    expect(formatError(error)).not.toContain('\n');
  }
});

test.each([`postgres://u:${SECRET}@h/d`, `postgres://u@h/d?password=${SECRET}`])(
  'a password on the command line is refused and not repeated: %s',
  async store => {
    for (const args of [...COMMANDS, FORCES]) {
      const error = await errorOf([...args, '--store', store]);
      expect(error).toBeInstanceOf(UsageError);
      expect(error.message).toContain('set HEXFALL_STORE or PGPASSWORD instead.');
      expect(formatError(error)).not.toContain(SECRET);
    }
  },
);

/** A port on which nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise(resolve => {
    server.once('listening', resolve);
  });
  const { port } = server.address() as { port: number };
  await new Promise(resolve => {
    server.close(resolve);
  });
  return port;
}

test('a server that cannot be reached is named without the password', async () => {
  const port = await closedPort();
  process.env['HEXFALL_STORE'] = `postgres://u:${SECRET}@127.0.0.1:${port}/d?application_name=${SECRET}`;
  for (const args of COMMANDS.filter(([name]) => name !== 'worker')) {
    const error = await errorOf(args);
    expect(error).toBeInstanceOf(FailedError);
    expect(formatError(error)).toBe(
      `postgres://u@127.0.0.1:${port}/d: the store cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}.`,
    );
  }
  expect(existsSync(join(folder, 'out.jsonl'))).toBe(false);
});

test('a file in place of a folder is refused with a sentence', async () => {
  const path = join(folder, 'a-file');
  writeFileSync(path, '');
  const error = await errorOf(['runs', '--store', path]);
  expect(formatError(error)).toMatch(/a-file: this cannot be used as a store: /);
  expect(formatError(error)).not.toContain('\n');
});

test.each([
  [['--detach'], '--detach needs --store: without one, nobody would play the games.'],
  [
    ['--store', 'x', '--resume', 'games.jsonl'],
    '--resume continues a file; for a run in a store: hexfall runs resume.',
  ],
  [
    ['--store', 'x', '--detach', '--out', 'a.jsonl'],
    '--detach does not wait for results; leave out --out and use hexfall runs later.',
  ],
  [
    ['--store', 'x', '--detach', '--report', 'a.html'],
    '--detach does not wait for results; leave out --report and use hexfall runs later.',
  ],
] as const)('%j is refused before anything is written', async (options, sentence) => {
  const error = await errorOf([...FORCES, ...options]);
  expect(error).toBeInstanceOf(UsageError);
  expect(error.message).toBe(sentence);
  expect(existsSync('x')).toBe(false);
});

test('--detach alone leaves the run to the store that the environment names', async () => {
  process.env['HEXFALL_STORE'] = 'mysql://host/db';
  const error = await errorOf([...FORCES, '--detach']);
  expect(error.message).toMatch(/^HEXFALL_STORE must begin with postgres:\/\//);
});

test.each(['--game-time', '--bot-time'])('%s is refused for a server: it is up to its workers', async option => {
  const error = await errorOf([...FORCES.slice(0, -2), '--store', 'postgres://u@h/d', option, '7']);
  expect(error).toBeInstanceOf(UsageError);
  expect(error.message).toBe(`${option} is set by the workers of a server: hexfall worker ${option} ...`);
});

test.each(['0', 'many', '-1'])('a worker with %s threads is refused', async threads => {
  const error = await errorOf(['worker', '--store', join(folder, 'new'), '--workers', threads]);
  expect(error).toBeInstanceOf(UsageError);
  expect(error.message).toMatch(/^--workers must be a whole number from 1 to \d+/);
  expect(existsSync(join(folder, 'new'))).toBe(false);
});
