import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasScreen } from './open-browser.ts';
import { serveWeb, type WebEnvironment } from './web.ts';

const home = mkdtempSync(join(tmpdir(), 'hexfall-web-'));
const site = join(home, 'site');
const replay = join(home, 'my game #1.jsonl');

mkdirSync(join(site, 'assets'), { recursive: true });
for (const file of ['index.html', 'theme.js', 'service-worker.js', 'assets/main-abc.js', '.secret']) {
  writeFileSync(join(site, file), file);
}
writeFileSync(join(home, 'outside.txt'), 'outside');
writeFileSync(replay, 'the replay');

afterAll(() => rmSync(home, { recursive: true }));

interface Running {
  readonly printed: string;
  readonly shown: readonly string[];
  readonly stop: () => Promise<void>;
}

/** Starts the server and waits until the address is printed. */
async function serve(file: string | undefined, port = '0', open = true): Promise<Running> {
  const stop = new AbortController();
  const shown: string[] = [];
  const environment: WebEnvironment = { site, showAddress: address => void shown.push(address) };
  let done = Promise.resolve();
  const printed = await new Promise<string>((resolve, reject) => {
    done = serveWeb(file, { port, open }, resolve, stop.signal, environment);
    done.catch(reject);
  });
  // The address is shown in the browser after it is printed.
  await Promise.resolve();
  return {
    printed,
    shown,
    stop: () => {
      stop.abort();
      return done;
    },
  };
}

interface Answer {
  readonly code: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

function ask(port: number, path: string, { method = 'GET', host = `127.0.0.1:${port}` } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ agent: false, host: '127.0.0.1', port, path, method, headers: { host } }, answer => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      answer.on('end', () => resolve({ code: answer.statusCode, headers: answer.headers, text }));
    });
    asked.on('error', reject).end();
  });
}

function portOf({ printed }: Running): number {
  return Number(/:(\d+)\//.exec(printed)![1]);
}

describe('a site that is served', () => {
  let running: Running;
  let port = 0;

  beforeAll(async () => {
    running = await serve(replay);
    port = portOf(running);
  });

  afterAll(() => running.stop());

  test('the address of the page with the file is printed and opened', () => {
    const address = `http://127.0.0.1:${port}/#/open?from=opened%2Fmy%2520game%2520%25231.jsonl`;
    expect(running.printed).toBe(`Hexfall is at ${address}\nIt runs until you press Ctrl-C.\n`);
    expect(running.shown).toEqual([address]);
  });

  test('the file is where the address says', async () => {
    const from = new URLSearchParams(/\?(.*)\n/.exec(running.printed)![1]).get('from')!;
    const { text, headers } = await ask(port, `/${from}`);
    expect(text).toBe('the replay');
    expect(headers).toMatchObject({ 'content-type': 'application/octet-stream', 'cache-control': 'no-store' });
  });

  test.each([
    ['/', 'index.html', 'text/html;charset=utf-8', 'no-cache'],
    ['/index.html?x=1', 'index.html', 'text/html;charset=utf-8', 'no-cache'],
    ['/theme.js', 'theme.js', 'text/javascript', 'no-cache'],
    ['/assets/main-abc.js', 'assets/main-abc.js', 'text/javascript', 'public, max-age=31536000, immutable'],
  ])('%s is served with its type, and kept no longer than it is valid', async (path, text, type, caching) => {
    const answer = await ask(port, path);
    expect(answer).toMatchObject({ code: 200, text });
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': caching,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test.each([
    '/outside.txt',
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/..%5coutside.txt',
    '//outside.txt',
    '/assets',
    '/assets/',
    '/.secret',
    '/opened/',
    '/opened/outside.txt',
    '/opened/../../outside.txt',
    '/%',
    '/%E0%A4%A',
    '/service-worker.js',
  ])('%s is not found', async path => {
    expect(await ask(port, path)).toMatchObject({ code: 404, text: 'Not found.\n' });
  });

  test.each(['evil.test', 'evil.test:80', '127.0.0.1.evil.test', '[::1]:80', 'localhost:1@evil.test'])(
    'a request for the host "%s" is refused',
    async host => {
      expect(await ask(port, '/', { host })).toMatchObject({ code: 403 });
    },
  );

  test('the machine may be called by its name', async () => {
    expect(await ask(port, '/', { host: `localhost:${port}` })).toMatchObject({ code: 200 });
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async method => {
    expect(await ask(port, '/', { method })).toMatchObject({ code: 405 });
  });

  test('the headers of a file can be asked for alone', async () => {
    expect(await ask(port, '/', { method: 'HEAD' })).toMatchObject({ code: 200, text: '' });
  });

  test('a port that is in use is named', async () => {
    await expect(serve(undefined, String(port))).rejects.toThrow(
      `port ${port} is in use; choose another with --port, or --port 0 for any free port.`,
    );
  });
});

test('serving ends when it is asked to, and frees the port', async () => {
  const running = await serve(undefined, '0', false);
  const port = portOf(running);
  expect(running.printed).toContain(`http://127.0.0.1:${port}/\n`);
  expect(running.shown).toEqual([]);
  await ask(port, '/');
  await running.stop();
  await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED');
});

test.each(['x', '-1', '65536', '1.5', ''])('"%s" is not a port', async port => {
  await expect(serve(undefined, port)).rejects.toThrow(`--port "${port}" is not a number from 0 to 65535.`);
});

test('a file that is missing and a folder are named', async () => {
  const missing = join(home, 'missing.jsonl');
  await expect(serve(missing)).rejects.toThrow(`${missing}: no such file.`);
  await expect(serve(home)).rejects.toThrow(`${home}: this is a folder, not a file.`);
});

test('an installation without the page says so', async () => {
  const environment: WebEnvironment = { site: undefined, showAddress: () => undefined };
  const { signal } = new AbortController();
  const serving = serveWeb(undefined, { port: '0', open: false }, () => undefined, signal, environment);
  await expect(serving).rejects.toThrow('the web page is not built; run "npm run build" in the sources of Hexfall.');
});

test('a browser is opened only where there is a screen', () => {
  expect(hasScreen('linux', {})).toBe(false);
  expect(hasScreen('linux', { DISPLAY: '' })).toBe(false);
  expect(hasScreen('linux', { DISPLAY: ':0' })).toBe(true);
  expect(hasScreen('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toBe(true);
  expect(hasScreen('darwin', {})).toBe(true);
  expect(hasScreen('darwin', { SSH_CONNECTION: '1' })).toBe(false);
});
