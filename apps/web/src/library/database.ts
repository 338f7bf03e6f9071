import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type GameSummary, type ReplayRecord, STORE_NAMES, type StoreName, type Stores } from './records.ts';
import { type Storage, successorOf } from './storage.ts';

const NAME = 'hexfall';
/** Version of the database. Raise it with every change of the stores; `upgrade` then brings older databases up to date. */
const VERSION = 4;

type Schema = DBSchema & { readonly [S in StoreName]: { key: string; value: Stores[S] } };

/** Keeps records in the browser's database. */
export class Database implements Storage {
  private readonly database: IDBPDatabase<Schema>;

  private constructor(database: IDBPDatabase<Schema>) {
    this.database = database;
  }

  /** Opens the database, or fails if the browser stores nothing. `closed` is called when another tab needs a newer database. */
  static async open(closed: () => void): Promise<Database> {
    const database = await openDB<Schema>(NAME, VERSION, {
      upgrade(opened) {
        for (const store of STORE_NAMES)
          if (!opened.objectStoreNames.contains(store)) opened.createObjectStore(store, { keyPath: 'id' });
      },
      blocking(_current, _blocked, { target }) {
        (target as IDBDatabase).close();
        closed();
      },
      terminated: closed,
    });
    return new Database(database);
  }

  async get<S extends StoreName>(store: S, id: string): Promise<Stores[S] | undefined> {
    return (await this.database.get(store, id)) as Stores[S] | undefined;
  }

  async getAll<S extends StoreName>(store: S): Promise<readonly Stores[S][]> {
    return (await this.database.getAll(store)) as Stores[S][];
  }

  async put<S extends StoreName>(store: S, record: Stores[S]): Promise<void> {
    const transaction = this.database.transaction(store, 'readwrite');
    const written = transaction.store.put(record);
    // The transaction is committed at once, so that nothing is lost if the page is closed or reloaded right afterwards.
    transaction.commit();
    await Promise.all([written, transaction.done]);
  }

  async delete(store: StoreName, id: string): Promise<void> {
    await this.database.delete(store, id);
  }

  async replaceGame(game: GameSummary, replay: ReplayRecord): Promise<boolean> {
    const transaction = this.database.transaction(['games', 'replays'], 'readwrite');
    const stored = await transaction.objectStore('games').get(game.id);
    const successor = successorOf(stored, game);
    const writes =
      successor === undefined
        ? []
        : [transaction.objectStore('games').put(successor), transaction.objectStore('replays').put(replay)];
    transaction.commit();
    await Promise.all([...writes, transaction.done]);
    return successor !== undefined;
  }

  close(): void {
    this.database.close();
  }
}
