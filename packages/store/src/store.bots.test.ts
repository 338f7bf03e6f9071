import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OwnThread } from '@hexfall/sim';
import { describeEachDatabase } from '@hexfall/testkit/databases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Store } from './store.ts';
import { addRun, BATCH, CHUNK_GAMES, workUntilIdle } from './store-trial.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-bots-'));
afterAll(() => rmSync(folder, { recursive: true }));
const bot = join(folder, 'bot.mjs');
const WITH_BOT = { ...BATCH, bots: [bot, 'tactician'] as const };

describeEachDatabase('a store with a run of an external bot', address => {
  let store: Store;

  beforeAll(async () => {
    writeFileSync(bot, 'export default 1;');
    store = await Store.open(address, { mayChange: true, name: 'test' });
  }, 60_000);

  afterAll(() => store.close());

  test('workers that may not start bots see its chunks as little as those of another engine', async () => {
    const info = await addRun(store, CHUNK_GAMES, WITH_BOT);
    expect(await workUntilIdle(store)).toEqual([]);
    // Whoever may start bots plays them first: others play the rest.
    await addRun(store, CHUNK_GAMES);
    const employ = () => new OwnThread(BATCH);
    const news = await workUntilIdle(store, { allowsOutsideBots: true, threads: 1, employ });
    expect(news.flatMap(each => (each.kind === 'played' ? [each.run] : []))).toEqual([info.run, info.run + 1]);
  });

  test('a worker whose bot has different files refuses to play, and the reason is kept', async () => {
    const info = await addRun(store, CHUNK_GAMES, WITH_BOT);
    writeFileSync(bot, 'export default 2;');
    await workUntilIdle(store, { allowsOutsideBots: true, name: 'ares' });
    await store.recover();
    const reason = `the bot ${bot} has different files on ares than where the run was added`;
    expect(await store.runs.setAsideOf(info.run)).toEqual([{ chunk: 0, reason }]);
  });

  test('a run that was smuggled among those without bots is refused', async () => {
    const info = await addRun(store, CHUNK_GAMES, WITH_BOT);
    await store.queue.withdrawAll(info.run);
    await store.queue.add({ run: info.run, outsideBots: false }, [0]);
    await workUntilIdle(store, { name: 'strict' });
    await store.recover();
    const reason = 'external bots are not allowed on strict';
    expect(await store.runs.setAsideOf(info.run)).toEqual([{ chunk: 0, reason }]);
  });
});
