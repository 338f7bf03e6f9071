import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe } from 'vitest';
import { describeWhereFound } from '../where-found.ts';
import { copyEmptyDatabase } from './empty-database.ts';

export { copyEmptyDatabase } from './empty-database.ts';
export { sqlExamples } from './sql-examples.ts';

/** A database on a server. */
export interface ServerAddress {
  readonly kind: 'server';
  readonly url: string;
}

/** Where a database is. */
export type DatabaseAddress = ServerAddress | { readonly kind: 'folder'; readonly path: string };

/** URL of a PostgreSQL server on which tests may create databases. */
const SERVER = process.env['HEXFALL_POSTGRES'];
const MISSING =
  'there is no PostgreSQL server: name one in HEXFALL_POSTGRES, or run node tools/postgres/main.mjs npm test';

/** Describes what must hold for a store in a folder, and for one on a server. Each has a new and empty database. */
export function describeEachDatabase(what: string, define: (address: DatabaseAddress) => void): void {
  describe(`${what}, in a folder`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'hexfall-store-'));
    const path = join(folder, 'store');
    beforeAll(() => copyEmptyDatabase(join(path, 'data')));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
    define({ kind: 'folder', path });
  });
  describeServer(`${what}, on a server`, define);
}

/** Describes what must hold for a store on a server, which has a new and empty database. */
export function describeServer(what: string, define: (address: ServerAddress) => void): void {
  describeWhereFound(what, SERVER, MISSING, server => {
    const name = `hexfall_test_${randomUUID().replaceAll('-', '')}`;
    const admin = async (statement: string): Promise<void> => {
      const client = postgres(server, { max: 1, onnotice: () => undefined });
      await client.unsafe(statement);
      await client.end();
    };
    const url = new URL(server);
    url.pathname = `/${name}`;
    beforeAll(() => admin(`CREATE DATABASE ${name}`));
    // What is set up first is taken down last.
    afterAll(() => admin(`DROP DATABASE ${name} WITH (FORCE)`));
    define({ kind: 'server', url: url.href });
  });
}
