import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { formatHeaderLine, OwnThread } from '@hexfall/sim';
import { describeServer } from '@hexfall/testkit/databases';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoreAddress } from './address.ts';
import { describeFailure } from './database-failure.ts';
import { sampleBatch } from './sample-batch.ts';
import { Store } from './store.ts';
import { StoreWorker } from './worker/store-worker.ts';

const ROLES = readFileSync(new URL('../../../deploy/roles.sql', import.meta.url), 'utf8');
const BATCH = sampleBatch('spec', 'roles');
const KINDS = ['worker', 'user', 'reader'] as const;
type Kind = (typeof KINDS)[number];

describeServer('the roles of deploy/roles.sql', ({ url }) => {
  const mark = randomUUID().slice(0, 8);
  const login = (kind: Kind): string => `test_${kind}_${mark}`;
  const owner = postgres(url, { max: 1, onnotice: () => undefined });

  beforeAll(async () => {
    const store = await Store.open({ kind: 'server', url }, { mayChange: true, name: 'owner' });
    await store.close();
    // The file may be run again.
    await owner.unsafe(ROLES);
    await owner.unsafe(ROLES);
    for (const kind of KINDS) await owner.unsafe(`CREATE ROLE ${login(kind)} LOGIN IN ROLE hexfall_${kind}`);
  });

  afterAll(async () => {
    for (const kind of KINDS) await owner.unsafe(`DROP ROLE ${login(kind)}`);
    await owner.end();
  });

  function addressOf(kind: Kind): StoreAddress & { readonly url: string } {
    const own = new URL(url);
    own.username = login(kind);
    return { kind: 'server', url: own.href };
  }

  async function withStore<T>(kind: Kind, mayChange: boolean, work: (store: Store) => Promise<T>): Promise<T> {
    const store = await Store.open(addressOf(kind), { mayChange, name: kind });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  async function playAll(store: Store): Promise<void> {
    const worker = new StoreWorker(store, {
      name: 'worker',
      threads: 1,
      allowsOutsideBots: false,
      employ: series => new OwnThread(series),
      judge: () => ({ onGames: () => undefined, isEnough: () => false }),
      tell: () => undefined,
      untilIdle: true,
    });
    await worker.work(new AbortController().signal);
  }

  function addRun(store: Store): Promise<number> {
    const run = {
      command: 'simulate',
      name: 'A - B',
      series: [BATCH],
      precision: 0,
      games: 20,
      chunkGames: 10,
    } as const;
    return store.runs.add({ ...run, header: formatHeaderLine({ batch: BATCH, games: 20 }) }).then(info => info.run);
  }

  test('a user adds a run, a worker plays it, an analyst reads it, and the user deletes it', async () => {
    const run = await withStore('user', true, addRun);
    await withStore('worker', false, async store => {
      await playAll(store);
      await store.recover();
      await store.lookAfterAll();
      expect(await store.runs.get(run)).toMatchObject({ state: 'finished', counted: 20 });
    });
    await withStore('reader', false, async store => {
      expect(await store.chunks.read(await store.runs.get(run), [BATCH], 0, 5)).toHaveLength(2);
    });
    const analyst = postgres(addressOf('reader').url, { max: 1 });
    expect(await analyst`select count(*)::int as games from hexfall.games`).toMatchObject([{ games: 20 }]);
    await analyst.end();
    await withStore('user', true, async store => {
      await store.runs.remove(run);
      expect(await store.runs.find(run)).toBeUndefined();
    });
  });

  test('a user stops and resumes a run, and may play it too', async () => {
    await withStore('user', true, async store => {
      const run = await addRun(store);
      await store.runs.stop(run);
      await store.runs.resume(run);
      await playAll(store);
      expect(await store.runs.progressOf(await store.runs.get(run))).toMatchObject({ doneGames: 20 });
      await store.runs.remove(run);
    });
  });

  test('the first run of a new version makes its queue with the rights of a user', async () => {
    const options = { mayChange: true, name: 'user', engine: '9.9.9-next' };
    const store = await Store.open(addressOf('user'), options);
    expect(await store.queue.exists()).toBe(true);
    await store.close();
  });

  test.each([
    ['worker', `insert into hexfall.runs (command, name) values ('simulate', 'x')`],
    ['worker', 'delete from hexfall.runs'],
    ['worker', `update hexfall.runs set header = ''`],
    ['worker', 'delete from hexfall.chunks'],
    ['worker', `update hexfall.chunks set digest = ''`],
    ['worker', 'select hexfall.drop_partition(1)'],
    ['worker', 'select * from hexfall.games'],
    ['worker', `select hexfall_queue.create_queue('x', '{}')`],
    ['worker', 'create table hexfall.mine (a integer)'],
    ['user', 'drop table hexfall.runs'],
    ['user', 'alter table hexfall.runs add column mine integer'],
    ['user', 'create table hexfall.mine (a integer)'],
    ['user', `select hexfall_queue.delete_queue('x')`],
    ['user', `update hexfall.chunks set digest = ''`],
    ['reader', 'delete from hexfall.runs'],
    ['reader', 'select * from hexfall_queue.job'],
    ['reader', 'insert into hexfall.chores values (1, now())'],
  ] as const)('a %s may not: %s', async (kind, statement) => {
    const client = postgres(addressOf(kind).url, { max: 1 });
    await expect(client.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
    await client.end();
  });

  test('a role that may not do something is told so in a sentence', async () => {
    await withStore('worker', false, async store => {
      const error: unknown = await addRun(store).catch((reason: unknown) => reason);
      expect(describeFailure(error)).toBe(
        'the database does not allow that: permission denied for table runs (roles: deploy/roles.sql).',
      );
    });
  });
});
