import { USE_NEW_BUILD } from './messages.ts';
import { type Precache, SiteCache } from './site-cache.ts';

/*
 * Serves the site, also without a network. A new build is fetched completely beside the one in use; it takes over when all pages of the old
 * one are closed, or when the reader asks for it.
 */

/** The files of this build. The bundler inserts them. */
declare const PRECACHE: Precache;

/** The part of a service worker's global scope that is used here. */
interface ServiceWorkerScope {
  readonly registration: { readonly scope: string };
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (stage: Stage) => void): void;
  addEventListener(type: 'fetch', listener: (asked: Asked) => void): void;
  addEventListener(type: 'message', listener: (message: MessageEvent) => void): void;
}

interface Stage {
  waitUntil(done: Promise<unknown>): void;
}

interface Asked {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const scope = globalThis as unknown as ServiceWorkerScope;
const site = new SiteCache(PRECACHE, scope.registration.scope, scope.caches);

scope.addEventListener('install', stage => stage.waitUntil(site.fill()));

scope.addEventListener('activate', stage => stage.waitUntil(site.forgetOthers().then(() => scope.clients.claim())));

scope.addEventListener('fetch', asked => {
  const { request } = asked;
  asked.respondWith(site.find(request).then(found => found ?? fetch(request)));
});

scope.addEventListener('message', ({ data }) => {
  if ((data as { kind?: unknown } | null)?.kind === USE_NEW_BUILD.kind) void scope.skipWaiting();
});
