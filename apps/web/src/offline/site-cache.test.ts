import { beforeEach, expect, test } from 'vitest';
import { SiteCache } from './site-cache.ts';

const FOLDER = 'https://host.test/some/folder/';
const FILES = ['index.html', 'assets/main-1.js', 'icons/icon.svg'];

/** Caches in memory, for tests. Files whose addresses are missing cannot be fetched. */
class FakeCaches {
  readonly stores = new Map<string, Map<string, string>>();
  readonly fetched: Request[] = [];
  missing = new Set<string>();

  async open(key: string): Promise<Pick<Cache, 'addAll' | 'match'>> {
    const store = this.stores.get(key) ?? new Map<string, string>();
    this.stores.set(key, store);
    return {
      addAll: async requests => {
        for (const request of requests as Request[]) {
          this.fetched.push(request);
          if (this.missing.has(request.url)) throw new TypeError('no network');
          store.set(request.url, `${key}: ${request.url}`);
        }
      },
      match: async address => {
        const found = store.get(address as string);
        return found === undefined ? undefined : new Response(found);
      },
    };
  }

  async delete(key: string): Promise<boolean> {
    return this.stores.delete(key);
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()];
  }
}

let caches: FakeCaches;

beforeEach(() => {
  caches = new FakeCaches();
});

function siteCache(version = 'one', folder = FOLDER): SiteCache {
  return new SiteCache({ version, files: FILES }, folder, caches as unknown as CacheStorage);
}

function request(url: string, { mode = 'cors', method = 'GET' } = {}): Request {
  return { url, mode, method } as Request;
}

async function textFor(site: SiteCache, asked: Request): Promise<string | undefined> {
  const found = await site.find(asked);
  return found?.text();
}

test('every file is fetched anew, past what the browser has kept of an older build', async () => {
  await siteCache().fill();
  expect(caches.fetched.map(({ url }) => url)).toEqual(FILES.map(file => FOLDER + file));
  for (const { cache } of caches.fetched) expect(cache).toBe('no-cache');
});

test('files of the site are found, and every way to open the site gives its page', async () => {
  const site = siteCache();
  await site.fill();
  const page = `hexfall ${FOLDER} one: ${FOLDER}index.html`;
  expect(await textFor(site, request(FOLDER, { mode: 'navigate' }))).toBe(page);
  expect(await textFor(site, request(`${FOLDER}?source=home`, { mode: 'navigate' }))).toBe(page);
  expect(await textFor(site, request(`${FOLDER}index.html`, { mode: 'navigate' }))).toBe(page);
  expect(await textFor(site, request(`${FOLDER}assets/main-1.js`))).toContain('assets/main-1.js');
});

test.each([
  ['another file', request(`${FOLDER}opened/game.jsonl`)],
  ['another folder', request('https://host.test/', { mode: 'navigate' })],
  ['another host', request('https://elsewhere.test/some/folder/index.html')],
  ['the folder as a file', request(FOLDER)],
  ['a file that is sent', request(`${FOLDER}index.html`, { method: 'POST' })],
])('%s is left to the network', async (_, asked) => {
  const site = siteCache();
  await site.fill();
  expect(await site.find(asked)).toBeUndefined();
});

test('a build of which a file is missing is not kept, and the one in use stays', async () => {
  const old = siteCache('one');
  await old.fill();
  caches.missing.add(`${FOLDER}icons/icon.svg`);
  await expect(siteCache('two').fill()).rejects.toThrow('no network');
  expect(await caches.keys()).toEqual([`hexfall ${FOLDER} one`]);
  expect(await old.find(request(`${FOLDER}index.html`))).toBeDefined();
});

test('a new build forgets the older ones of its folder only', async () => {
  await siteCache('one').fill();
  await siteCache('one', 'https://host.test/').fill();
  await caches.open('of another program');
  const next = siteCache('two');
  await next.fill();
  expect(await textFor(siteCache('one'), request(`${FOLDER}index.html`))).toContain(' one: ');
  await next.forgetOthers();
  expect(await caches.keys()).toEqual([
    'hexfall https://host.test/ one',
    'of another program',
    `hexfall ${FOLDER} two`,
  ]);
});
