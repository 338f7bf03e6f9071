import { readFileSync } from 'node:fs';
import { type ConnectionOptions, checkServerIdentity } from 'node:tls';
import { StoreError } from '../store-error.ts';

/** How much of a server's certificate is checked, as PostgreSQL's own programs name it. */
const SSL_MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
type SslMode = (typeof SSL_MODES)[number];

/** A URL, and the encryption options that were taken out of it. */
export interface ServerOptions {
  /** The URL without its encryption options. */
  readonly url: string;
  readonly ssl: 'prefer' | 'require' | ConnectionOptions | false;
}

/**
 * Reads the encryption options of a URL, with the names and meanings that PostgreSQL's own programs give them: `sslmode`, `sslrootcert`,
 * `sslcert` and `sslkey`.
 */
export function readServerOptions(text: string): ServerOptions {
  const url = new URL(text);
  const take = (name: string): string | undefined => {
    const value = url.searchParams.get(name) ?? process.env[`PG${name.toUpperCase()}`];
    url.searchParams.delete(name);
    return value ?? undefined;
  };
  const root = take('sslrootcert');
  const [cert, key] = [take('sslcert'), take('sslkey')];
  const mode = readMode(take('sslmode') ?? (root === undefined ? 'prefer' : 'verify-full'));
  const files = {
    ...(root === undefined || root === 'system' ? {} : { ca: readPart('sslrootcert', root) }),
    ...(cert === undefined ? {} : { cert: readPart('sslcert', cert) }),
    ...(key === undefined ? {} : { key: readPart('sslkey', key) }),
  };
  return { url: url.href, ssl: sslOf(mode, files, url.hostname) };
}

function readMode(text: string): SslMode {
  const mode = SSL_MODES.find(each => each === text);
  if (mode === undefined) throw new StoreError(`sslmode must be ${SSL_MODES.join(', ')}, not ${text}.`);
  return mode;
}

function readPart(option: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new StoreError(`${option}: ${path} cannot be read: ${(error as Error).message}.`);
  }
}

function sslOf(mode: SslMode, files: ConnectionOptions, host: string): ServerOptions['ssl'] {
  if (mode === 'disable') return false;
  if (mode === 'verify-full')
    return { ...files, checkServerIdentity: (_: string, certificate) => checkServerIdentity(host, certificate) };
  if (mode === 'verify-ca') return { ...files, checkServerIdentity: () => undefined };
  if (Object.keys(files).length > 0) return { ...files, rejectUnauthorized: false };
  return mode === 'require' ? mode : 'prefer';
}
