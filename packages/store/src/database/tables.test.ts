import { readFileSync } from 'node:fs';
import { describeEachDatabase, sqlExamples } from '@hexfall/testkit/databases';
import { getTableColumns, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Store } from '../store.ts';
import { addRun, CHUNK_GAMES, workUntilIdle } from '../store-trial.ts';
import * as tables from './tables.ts';

const PAGE = readFileSync(new URL('../../../../docs/CLUSTER.md', import.meta.url), 'utf8');
/** Tables that are nobody's business but the store's. */
const OWN: ReadonlySet<string> = new Set(['chores', 'losses']);

/** Names of tables with those of their columns. */
type Columns = Readonly<Record<string, readonly string[]>>;

function columnsOfCode(): Columns {
  const all = Object.values(tables).filter(each => is(each, PgTable));
  return Object.fromEntries(
    all.map(table => [
      getTableConfig(table).name,
      Object.values(getTableColumns(table)).map((column: { name: string }) => column.name),
    ]),
  );
}

/** Sections of the page that are named after a table, with the names in the first column of the table there. */
function columnsOfPage(): Columns {
  const sections = PAGE.split(/^### /m).slice(1);
  const named = sections.flatMap(section => {
    const name = /^`(\w+)`/.exec(section)?.[1];
    return name === undefined
      ? []
      : [[name, Array.from(section.matchAll(/^\| `(\w+)` \|/gm), match => match[1]!)] as const];
  });
  return Object.fromEntries(named);
}

describe('the page on many machines', () => {
  test('the page on many machines describes every column of every table for analysts', () => {
    const code = Object.entries(columnsOfCode()).filter(([name]) => !OWN.has(name));
    expect(columnsOfPage()).toEqual(Object.fromEntries(code));
  });
});

describeEachDatabase('the database of a store', address => {
  let store: Store;
  let run = 0;

  beforeAll(async () => {
    store = await Store.open(address, { mayChange: true, name: 'test' });
    ({ run } = await addRun(store, CHUNK_GAMES));
    await workUntilIdle(store);
  });

  afterAll(() => store.close());

  /** Asks in plain SQL. A server answers with the rows, a folder with an object that has them. */
  async function ask<T>(statement: string): Promise<readonly T[]> {
    const answer: unknown = await store['database'].queries.execute(sql.raw(statement));
    return Array.isArray(answer) ? (answer as T[]) : (answer as { rows: T[] }).rows;
  }

  test('the database of a store has the columns that the code asks for', async () => {
    const rows = await ask<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'hexfall' and table_name not like 'games!_%' escape '!' and table_name <> 'steps'
       order by ordinal_position`,
    );
    const found: Record<string, string[]> = {};
    for (const { table, column } of rows) (found[table] ??= []).push(column);
    expect(found).toEqual(columnsOfCode());
  });

  const examples = sqlExamples(PAGE).filter(({ text }) => text.includes('hexfall.'));

  test.each(examples)('the example on the page on many machines answers: $title', async ({ text }) => {
    const rows = await ask(text.replaceAll('run = 12', `run = ${run}`));
    expect(rows.length).toBeGreaterThan(0);
  });
});
