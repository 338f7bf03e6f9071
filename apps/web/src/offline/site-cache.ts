/** The files of one build of the site. */
export interface Precache {
  /** The version of the build: different for different content. */
  readonly version: string;
  /** The paths of the files, relative to the folder of the site. */
  readonly files: readonly string[];
}

/** The file that is returned for every address that opens the site. */
const PAGE = 'index.html';

/**
 * Keeps all files of one build, so that the site works without a network. Files of two builds never mix: each build has a cache of its
 * own, which is complete before it is used.
 */
export class SiteCache {
  private readonly precache: Precache;
  /** Address of the folder of the site, with a slash at its end. */
  private readonly folder: string;
  private readonly caches: CacheStorage;
  private readonly addresses: ReadonlySet<string>;

  constructor(precache: Precache, folder: string, caches: CacheStorage) {
    this.precache = precache;
    this.folder = folder;
    this.caches = caches;
    this.addresses = new Set(precache.files.map(file => new URL(file, folder).href));
  }

  /** Fetches all files again and keeps them. Fails if one of them cannot be fetched, and then keeps none. */
  async fill(): Promise<void> {
    const cache = await this.caches.open(this.cacheName);
    try {
      await cache.addAll([...this.addresses].map(address => new Request(address, { cache: 'no-cache' })));
    } catch (error) {
      await this.caches.delete(this.cacheName);
      throw error;
    }
  }

  /** Deletes the files of other builds in this folder. Other sites on the same host are not affected. */
  async forgetOthers(): Promise<void> {
    const others = (await this.caches.keys()).filter(key => key.startsWith(this.prefix) && key !== this.cacheName);
    await Promise.all(others.map(key => this.caches.delete(key)));
  }

  /** Returns the file for a request, or `undefined` if the request is not for a file of the site. */
  async find(request: Request): Promise<Response | undefined> {
    const address = this.addressFor(request);
    if (address === undefined) return undefined;
    const cache = await this.caches.open(this.cacheName);
    return cache.match(address);
  }

  private addressFor({ method, mode, url }: Request): string | undefined {
    if (method !== 'GET') return undefined;
    const address = withoutQuery(url);
    if (mode === 'navigate' && address === this.folder) return new URL(PAGE, this.folder).href;
    return this.addresses.has(address) ? address : undefined;
  }

  private get prefix(): string {
    return `hexfall ${this.folder} `;
  }

  private get cacheName(): string {
    return this.prefix + this.precache.version;
  }
}

function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0]!;
}
