import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAddress, patiently, Store, type StoreAddress } from '@hexfall/store';
import { describeWhereFound } from '@hexfall/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findPrograms, type Server, startServer, takeOver } from './temporary-server.mjs';

/*
 * What only a server of its own can show: encryption, passwords, a server that restarts, and one that does not answer.
 */

const PASSWORD = 'open-sesame';
const PASSES_BY_PASSWORD = 'hostssl all guarded all scram-sha-256';

/** Makes a certificate for the server that only its own authority vouches for, in the server's folder. */
function makeCertificate(folder: string, name: string, host: string): string {
  const [key, certificate] = [join(folder, `${name}.key`), join(folder, `${name}.crt`)];
  const request = ['-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', ...request, '-subj', '/CN=test', '-addext', `subjectAltName=${host}`], {
    stdio: 'ignore',
  });
  for (const file of [key, certificate]) takeOver(file);
  return certificate;
}

describeWhereFound('a server of its own', findPrograms(), 'PostgreSQL is not installed', programs => {
  let server: Server;
  let [certificate, other] = ['', ''];

  beforeAll(async () => {
    server = await startServer(programs, folder => {
      certificate = makeCertificate(folder, 'server', 'DNS:localhost');
      other = makeCertificate(folder, 'other', 'DNS:localhost');
      return [
        'ssl=on',
        `ssl_cert_file=${certificate}`,
        `ssl_key_file=${join(folder, 'server.key')}`,
        `hba_file=${writeRules(folder)}`,
      ];
    });
    await ask(`CREATE ROLE guarded LOGIN SUPERUSER PASSWORD '${PASSWORD}'`);
  }, 60_000);

  afterEach(() => {
    delete process.env['PGPASSWORD'];
  });

  afterAll(() => server.stop());

  function writeRules(folder: string): string {
    const path = join(folder, 'rules.conf');
    writeFileSync(path, `${PASSES_BY_PASSWORD}\nhost all all all trust\n`);
    takeOver(path);
    return path;
  }

  /** The address with other options, host or user. */
  function addressOf(query: string, host = '127.0.0.1', user = 'hexfall'): StoreAddress {
    const url = server.url.replace('127.0.0.1', host).replace('hexfall@', `${user}@`);
    const address = parseAddress(`${url}${query}`);
    if (!address.ok) throw new Error(address.errors[0]);
    return address.value;
  }

  function open(query: string, host?: string, user?: string): Promise<Store> {
    return Store.open(addressOf(query, host, user), { mayChange: true, name: 'test', answerSeconds: 1 });
  }

  /** Asks the database itself, as another program would. */
  async function ask(statement: string, query = '', host?: string, user?: string): Promise<readonly unknown[]> {
    const store = await open(query, host, user);
    try {
      return (await store['database'].queries.execute(statement)) as unknown as unknown[];
    } finally {
      await store.close();
    }
  }

  async function isEncrypted(query: string, host?: string, user?: string): Promise<boolean> {
    const rows = await ask('select ssl from pg_stat_ssl where pid = pg_backend_pid()', query, host, user);
    return (rows as { ssl: boolean }[])[0]!.ssl;
  }

  test.each([
    ['', true],
    ['?sslmode=disable', false],
    ['?sslmode=require', true],
  ])('a URL with "%s" is encrypted: %s', async (query, encrypted) => {
    expect(await isEncrypted(query)).toBe(encrypted);
  });

  test('a certificate is checked as the URL says: by its authority, and by the name of the host', async () => {
    expect(await isEncrypted(`?sslmode=verify-full&sslrootcert=${certificate}`, 'localhost')).toBe(true);
    expect(await isEncrypted(`?sslmode=verify-ca&sslrootcert=${certificate}`)).toBe(true);
    await expect(open(`?sslmode=verify-full&sslrootcert=${certificate}`)).rejects.toThrow(
      /cannot be reached: .*altnames/,
    );
    await expect(open(`?sslmode=verify-full&sslrootcert=${other}`, 'localhost')).rejects.toThrow(/self-signed/);
    await expect(open('?sslmode=verify-full', 'localhost')).rejects.toThrow(/self-signed/);
  });

  test('a password comes from the environment, and no error repeats one', async () => {
    process.env['PGPASSWORD'] = PASSWORD;
    expect(await isEncrypted('', '127.0.0.1', 'guarded')).toBe(true);
    process.env['PGPASSWORD'] = 'wrong-horse';
    const error = await open('', '127.0.0.1', 'guarded').catch((reason: unknown) => reason);
    expect(String(error)).toContain('password authentication failed for user "guarded"');
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('wrong-horse');
  });

  test('a question that a restarted server did not answer is asked again', async () => {
    const store = await open('');
    await server.restart('immediate');
    const waits: string[] = [];
    expect(
      await patiently(
        () => store.runs.list(),
        error => waits.push(error.message),
      ),
    ).toEqual([]);
    await store.close();
  });

  test.each(['disable', 'require'])(
    'a server that does not answer is given up and asked again, sslmode %s',
    async mode => {
      const store = await open(`?sslmode=${mode}`);
      const others = await ask(
        `select pid from pg_stat_activity where application_name = 'test' and pid <> pg_backend_pid()`,
      );
      const stopped = (others as { pid: number }[]).filter(({ pid }) => signal(pid, 'SIGSTOP'));
      const waits: string[] = [];
      expect(
        await patiently(
          () => store.runs.list(),
          error => waits.push(error.message),
        ),
      ).toEqual([]);
      expect(waits).toContain('the server does not answer');
      for (const { pid } of stopped) signal(pid, 'SIGCONT');
      await store.close();
    },
  );
});

describeWhereFound('a command with a server of its own', findPrograms(), 'PostgreSQL is not installed', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the command and then the server', async name => {
    const command = `console.log(process.env.HEXFALL_POSTGRES); setInterval(() => undefined, 1000);`;
    const main = fileURLToPath(new URL('main.mjs', import.meta.url));
    // These tests may have a server themselves; the command is to start its own.
    const { HEXFALL_POSTGRES: _, ...env } = process.env;
    const runner = spawn(process.execPath, [main, process.execPath, '-e', command], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env,
    });
    const [url] = (await once(runner.stdout.setEncoding('utf8'), 'data')) as [string];
    const ended = once(runner, 'exit');
    runner.kill(name);
    expect(await ended).toEqual([128 + constants.signals[name], null]);
    const address = parseAddress(url.trim());
    if (!address.ok) throw new Error(address.errors[0]);
    await expect(Store.open(address.value, { mayChange: true, name: 'test' })).rejects.toThrow(/ECONNREFUSED/);
  });
});

/** Sends a signal to a process. Returns whether it was still there: the server may have ended it meanwhile. */
function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}
