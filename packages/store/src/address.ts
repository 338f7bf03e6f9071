import { fail, type Result, succeed } from '@hexfall/rules';

/** Where runs and their games are kept. */
export type StoreAddress =
  /** A PostgreSQL server, for any number of machines. */
  | { readonly kind: 'server'; readonly url: string }
  /** A folder on this machine, for one process at a time. */
  | { readonly kind: 'folder'; readonly path: string };

const SERVER = /^postgres(?:ql)?:\/\//i;
const OTHER_SCHEME = /^([a-z][a-z+.-]+):\/\//i;

/**
 * Reads the address of a store: a URL such as `postgres://user@host/database`, or a folder. The error completes a sentence that begins
 * with the name of the option.
 */
export function parseAddress(text: string): Result<StoreAddress, string> {
  const trimmed = text.trim();
  if (trimmed === '') return fail('must be a URL such as postgres://user@host/database, or a folder');
  if (SERVER.test(trimmed)) return parseServer(trimmed);
  const scheme = OTHER_SCHEME.exec(trimmed)?.[1];
  if (scheme !== undefined)
    return fail(`must begin with postgres:// or be a folder; ${scheme}:// is not a database that can keep runs`);
  return succeed({ kind: 'folder', path: trimmed });
}

function parseServer(text: string): Result<StoreAddress, string> {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return fail('is not a complete URL; it should look like postgres://user@host/database');
  }
  if (url.hostname === '') return fail('names no host; it should look like postgres://user@host/database');
  return succeed({ kind: 'server', url: text });
}

/** Whether a URL gives a password away to everybody who may read it. */
export function hasPassword(address: StoreAddress): boolean {
  if (address.kind === 'folder') return false;
  const { password, searchParams } = new URL(address.url);
  return password !== '' || searchParams.has('password') || searchParams.has('pass');
}

/** Returns the address for messages and logs: without a password, and without options that might hold secrets. */
export function describeAddress(address: StoreAddress): string {
  if (address.kind === 'folder') return address.path;
  const { username, host, pathname } = new URL(address.url);
  return `postgres://${username === '' ? '' : `${username}@`}${host}${pathname}`;
}
