import * as fake from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Database } from './database.ts';
import { Library } from './library.ts';
import { MemoryStorage } from './memory-storage.ts';
import type { GameRecord, StoreName } from './records.ts';
import { SafeStorage, type Trouble } from './safe-storage.ts';
import type { Storage } from './storage.ts';

const GAME: Omit<GameRecord, 'id' | 'created' | 'updated' | 'revision'> = {
  name: 'Friday',
  turn: 0,
  over: false,
  result: '',
  sides: [
    { player: 'human', units: ['Atlas AS7-D'] },
    { player: 'tactician', units: ['Locust LCT-1V'] },
  ],
  file: '',
  settings: undefined,
  replay: '{"hexfall":"replay"}\n',
};

let time = 1000;
const clock = (): number => time++;

beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
  time = 1000;
});

const openDatabase = (): Promise<Database> => Database.open(() => undefined);

describe.each([
  ['in the browser', openDatabase],
  ['in memory', async () => new MemoryStorage()],
])('games %s', (_, open: () => Promise<Storage>) => {
  test('a game is kept with its replay, and the list has the last one played first', async () => {
    const library = new Library(await open(), clock);
    const first = await library.addGame(GAME);
    const second = await library.addGame({ ...GAME, name: 'Saturday' });
    expect(await library.loadGame(first.id)).toEqual(first);
    expect((await library.games()).map(({ name }) => name)).toEqual(['Saturday', 'Friday']);
    await library.saveGame({ ...first, turn: 3 });
    const [last] = await library.games();
    expect(last).toMatchObject({ name: 'Friday', turn: 3 });
    expect(last).not.toHaveProperty('replay');
    expect(second.id).not.toBe(first.id);
  });

  test('a game that another tab has saved meanwhile is not overwritten', async () => {
    const storage = await open();
    const [here, there] = [new Library(storage, clock), new Library(storage, clock)];
    const game = await here.addGame(GAME);
    const saved = await there.saveGame({ ...game, turn: 5 });
    expect(saved).toMatchObject({ kind: 'saved', game: { revision: 2 } });
    expect(await here.saveGame({ ...game, turn: 2 })).toEqual({ kind: 'conflict' });
    expect(await here.loadGame(game.id)).toMatchObject({ turn: 5, revision: 2 });
  });

  test('a new name stays when the game goes on elsewhere, and a deleted game is gone', async () => {
    const library = new Library(await open(), clock);
    const game = await library.addGame(GAME);
    await library.renameGame(game.id, 'The bridge');
    await library.saveGame({ ...game, turn: 1 });
    expect(await library.loadGame(game.id)).toMatchObject({ name: 'The bridge', turn: 1 });
    await library.deleteGame(game.id);
    expect(await library.games()).toEqual([]);
    expect(await library.loadGame(game.id)).toBeUndefined();
    await library.renameGame(game.id, 'Nothing');
    expect(await library.games()).toEqual([]);
  });

  test('units, boards, forces and choices are kept until they are deleted', async () => {
    const library = new Library(await open(), clock);
    const unit = { id: 'mine:X', chassis: 'X', model: '', clanName: '', tonnage: 20, value: 300, facts: undefined };
    await library.keepUnit({ ...unit, file: 'x.mtf', text: 'x', added: 1 });
    await library.keepBoard({ id: 'mine:b', width: 16, height: 17, file: 'b.board', text: 'b', added: 1 });
    await library.keepForce({ id: 'Lance', units: [{ unit: 'mine:X', gunnery: 3, piloting: 4 }], added: 1 });
    await library.rememberSetting('theme', { dark: true });
    expect(await library.unit('mine:X')).toMatchObject({ tonnage: 20 });
    expect(await library.board('mine:b')).toMatchObject({ width: 16 });
    expect((await library.forces())[0]).toMatchObject({ id: 'Lance' });
    expect(await library.setting('theme')).toEqual({ dark: true });
    await Promise.all([library.deleteUnit('mine:X'), library.deleteBoard('mine:b'), library.deleteForce('Lance')]);
    expect([await library.units(), await library.boards(), await library.forces()]).toEqual([[], [], []]);
    expect(await library.setting('other')).toBeUndefined();
  });
});

test('games are still there when the page is opened again', async () => {
  const first = await openDatabase();
  const game = await new Library(first, clock).addGame(GAME);
  first.close();
  expect(await new Library(await openDatabase(), clock).loadGame(game.id)).toEqual(game);
});

test('views and other tabs hear of every change', async () => {
  const posted: string[] = [];
  let heard: (store: StoreName) => void = () => undefined;
  const messenger = {
    post: (store: StoreName) => void posted.push(store),
    listen: (listener: typeof heard) => void (heard = listener),
  };
  const library = new Library(new MemoryStorage(), clock, messenger);
  let changes = 0;
  library.subscribe(() => changes++);
  await library.addGame(GAME);
  expect([changes, posted]).toEqual([1, ['games']]);
  expect([library.stampOf('games'), library.stampOf('units', 'boards')]).toEqual([1, 0]);
  heard('units');
  expect([changes, posted]).toEqual([2, ['games']]);
  expect([library.stampOf('games'), library.stampOf('units', 'boards')]).toEqual([1, 1]);
});

/** The storage of a browser that is full or broken. Only reading works. */
class FullStorage extends MemoryStorage {
  error: Error | undefined;

  override async put<S extends Parameters<Storage['put']>[0]>(
    store: S,
    record: Parameters<Storage['put']>[1],
  ): Promise<void> {
    if (this.error !== undefined) throw this.error;
    await super.put(store, record as never);
  }
}

const QUOTA = Object.assign(new Error('no room'), { name: 'QuotaExceededError' });

describe('storage that fails', () => {
  test('everything lasts until the page is closed where nothing may be stored, and that is said once', async () => {
    const told: Trouble[] = [];
    const library = new Library(new SafeStorage(undefined, trouble => told.push(trouble)), clock);
    const game = await library.addGame(GAME);
    await library.saveGame({ ...game, turn: 1 });
    expect(await library.loadGame(game.id)).toMatchObject({ turn: 1 });
    expect(told).toEqual(['forbidden']);
  });

  test('when there is no more room, a game goes on in memory, and is stored once there is room again', async () => {
    const told: Trouble[] = [];
    const browser = new FullStorage();
    const library = new Library(new SafeStorage(browser, trouble => told.push(trouble)), clock);
    const game = await library.addGame(GAME);
    browser.error = QUOTA;
    const second = await library.saveGame({ ...game, turn: 1 });
    const third = await library.saveGame(second.kind === 'saved' ? { ...second.game, turn: 2 } : game);
    expect(third).toMatchObject({ kind: 'saved', game: { turn: 2, revision: 3 } });
    expect(await library.loadGame(game.id)).toMatchObject({ turn: 2 });
    expect((await library.games()).map(({ turn }) => turn)).toEqual([2]);
    expect((await browser.get('games', game.id))!.turn).toBe(0);
    expect(told).toEqual(['full']);
    browser.error = undefined;
    await library.saveGame(third.kind === 'saved' ? { ...third.game, turn: 3 } : game);
    expect((await browser.get('games', game.id))!.turn).toBe(3);
    expect(await library.loadGame(game.id)).toMatchObject({ turn: 3 });
  });

  test('when the browser fails otherwise, the record stays in memory until it can be written', async () => {
    const told: Trouble[] = [];
    const browser = new FullStorage();
    browser.error = new Error('disk');
    const storage = new SafeStorage(browser, trouble => told.push(trouble));
    const library = new Library(storage, clock);
    await library.keepForce({ id: 'Lance', units: [], added: 1 });
    expect((await library.forces()).map(({ id }) => id)).toEqual(['Lance']);
    browser.error = undefined;
    await library.keepForce({ id: 'Lance', units: [], added: 2 });
    expect((await library.forces()).map(({ added }) => added)).toEqual([2]);
    expect(await browser.getAll('forces')).toHaveLength(1);
    expect(told).toEqual(['failing']);
  });

  test('a page whose database was closed for a newer one goes on in memory', async () => {
    const told: Trouble[] = [];
    const storage = new SafeStorage(new MemoryStorage(), trouble => told.push(trouble));
    storage.leaveBrowser('outdated');
    const library = new Library(storage, clock);
    const game = await library.addGame(GAME);
    expect(await library.loadGame(game.id)).toEqual(game);
    expect(told).toEqual(['outdated']);
  });
});
