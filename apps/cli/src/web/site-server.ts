import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import sirv from 'sirv';

/** A file that is served besides those of the site. */
export interface OpenedFile {
  /** The address of the file, relative to the folder of the site. */
  readonly path: string;
  readonly content: Uint8Array;
}

/**
 * The names by which a browser on this machine addresses this server. A request with any other name comes from a page elsewhere whose name
 * leads here (DNS rebinding).
 */
const OWN_HOSTS = new Set(['127.0.0.1', 'localhost']);

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The names of files in this folder change with their content, so that browsers can keep them forever. */
const HASHED_FILES = '/assets/';

/**
 * The service worker, which keeps the site available without a network. It is not served here: it would continue to answer for this address
 * when the program has ended and another one uses the port.
 */
const NOT_SERVED = '/service-worker.js';

/**
 * Creates a server for the files of a site and nothing else in the file system: the list of files is read once, and folders are not listed.
 */
export function createSiteServer(folder: string, opened: OpenedFile | undefined): Server {
  const serveSite = sirv(folder, { etag: true, setHeaders: setCaching });
  return createServer((request, response) => {
    for (const [header, value] of Object.entries(HEADERS)) response.setHeader(header, value);
    const path = request.url?.split('?', 1)[0] ?? '';
    if (!isFromHere(request)) refuse(response, 403, 'This address is for programs on this machine.');
    else if (request.method !== 'GET' && request.method !== 'HEAD') refuse(response, 405, 'Files can only be read.');
    else if (opened !== undefined && path === `/${opened.path}`) sendOpened(response, opened);
    else if (path === NOT_SERVED) refuse(response, 404, 'Not found.');
    else serveSite(request, response, () => refuse(response, 404, 'Not found.'));
  });
}

function isFromHere({ headers: { host = '' } }: IncomingMessage): boolean {
  return OWN_HOSTS.has(host.replace(/:\d+$/, ''));
}

function setCaching(response: ServerResponse, path: string): void {
  const caching = path.startsWith(HASHED_FILES) ? 'public, max-age=31536000, immutable' : 'no-cache';
  response.setHeader('Cache-Control', caching);
}

function sendOpened(response: ServerResponse, { content }: OpenedFile): void {
  response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Cache-Control': 'no-store' }).end(content);
}

function refuse(response: ServerResponse, code: number, sentence: string): void {
  response.writeHead(code, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${sentence}\n`);
}
