import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FailedError, UsageError } from '../exit.ts';
import { readBytes } from '../files.ts';
import { openBrowser } from './open-browser.ts';
import { createSiteServer, type OpenedFile } from './site-server.ts';

export interface WebOptions {
  readonly port: string;
  readonly open: boolean;
}

/** What the server needs besides the options. Tests pass a site of their own. */
export interface WebEnvironment {
  readonly site: string | undefined;
  readonly showAddress: (address: string) => void;
}

const HOST = '127.0.0.1';
const MAX_PORT = 65_535;

/** Limit to the size of the file: no file that the page can use is larger. */
const MAX_FILE_BYTES = 1 << 28;

const ENVIRONMENT: WebEnvironment = { site: findSite(), showAddress: openBrowser };

/** Serves the site on this machine until it is asked to stop. */
export async function serveWeb(
  file: string | undefined,
  options: WebOptions,
  print: (text: string) => void,
  signal: AbortSignal,
  { site, showAddress }: WebEnvironment = ENVIRONMENT,
): Promise<void> {
  const port = readPort(options.port);
  const opened = file === undefined ? undefined : readOpened(file);
  if (site === undefined)
    throw new FailedError('the web page is not built; run "npm run build" in the sources of Hexfall.');
  const server = createSiteServer(site, opened);
  await listen(server, port);
  const address = addressOf(server, opened);
  print(`Hexfall is at ${address}\nIt runs until you press Ctrl-C.\n`);
  if (options.open) showAddress(address);
  await untilStopped(server, signal);
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= MAX_PORT) return port;
  throw new UsageError(`--port "${text}" is not a number from 0 to ${MAX_PORT}.`);
}

function readOpened(file: string): OpenedFile {
  const content = readBytes(file, MAX_FILE_BYTES);
  return { path: `opened/${encodeURIComponent(basename(file))}`, content };
}

/** Returns the address at which the page finds the file, below the folder of the site. */
function addressOf(server: Server, opened: OpenedFile | undefined): string {
  const { port } = server.address() as AddressInfo;
  const query = opened === undefined ? '' : `#/open?${new URLSearchParams({ from: opened.path }).toString()}`;
  return `http://${HOST}:${port}/${query}`;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new FailedError(portProblem(port, error))));
    server.listen(port, HOST, resolve);
  });
}

function portProblem(port: number, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE')
    return `port ${port} is in use; choose another with --port, or --port 0 for any free port.`;
  if (code === 'EACCES') return `you do not have permission to use port ${port}; choose another with --port.`;
  return `port ${port} cannot be used: ${message}.`;
}

function untilStopped(server: Server, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const stop = (): void => {
      server.close(() => resolve());
      server.closeAllConnections();
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

/** Returns the folder of the site: beside the program as it is installed, or where the workspace builds it. */
function findSite(): string | undefined {
  const places = ['./site/', '../../dist/site/'].map(place => fileURLToPath(new URL(place, import.meta.url)));
  return places.find(place => existsSync(`${place}index.html`));
}
