import { existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { readBytes } from '../build/output.mjs';
import { builtSite } from './built-site.ts';

/** The site on a static host: plain files below a folder. */
export interface RunningSite {
  /** Address of the folder of the site, with a slash at its end. */
  readonly address: string;
  /** Folder of its files on this machine. */
  readonly folder: string;
  /** Files that are served in addition to those of the site, by their path in its folder. They may change at any time. */
  readonly extra: Map<string, string | Uint8Array>;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Builds the site, if that has not been done for the present sources, and serves it on the loopback address, as any static host would:
 * at the top, or in a folder such as `/some/folder/`.
 */
export async function startSite(place = '/'): Promise<RunningSite> {
  const folder = await builtSite();
  const extra = new Map<string, string | Uint8Array>();
  const server = createServer((request, response) => {
    const path = pathInSite(request, place);
    const content = path === undefined ? undefined : (extra.get(path) ?? readSiteFile(folder, path));
    answer(response, content, TYPES[extname(path ?? '')]);
  });
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${place}`,
    folder,
    extra,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function pathInSite({ url = '/' }: IncomingMessage, place: string): string | undefined {
  const path = decodeURIComponent(url.split('?', 1)[0]!);
  if (!path.startsWith(place)) return undefined;
  const file = path.slice(place.length);
  return file === '' ? 'index.html' : file;
}

function readSiteFile(folder: string, path: string): Uint8Array | undefined {
  const file = join(folder, normalize(`/${path}`));
  return existsSync(file) && statSync(file).isFile() ? readBytes(file) : undefined;
}

function answer(response: ServerResponse, content: string | Uint8Array | undefined, type = 'text/plain'): void {
  if (content === undefined) response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found');
  else response.writeHead(200, { 'Content-Type': type }).end(content);
}
