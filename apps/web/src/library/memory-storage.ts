import { type GameSummary, type ReplayRecord, STORE_NAMES, type StoreName, type Stores } from './records.ts';
import { type Storage, successorOf } from './storage.ts';

/** Keeps records until the page is closed. */
export class MemoryStorage implements Storage {
  private readonly records = new Map(STORE_NAMES.map(name => [name, new Map<string, unknown>()]));

  async get<S extends StoreName>(store: S, id: string): Promise<Stores[S] | undefined> {
    return this.store(store).get(id);
  }

  async getAll<S extends StoreName>(store: S): Promise<readonly Stores[S][]> {
    return [...this.store(store).values()];
  }

  async put<S extends StoreName>(store: S, record: Stores[S]): Promise<void> {
    this.store(store).set(record.id, record);
  }

  async delete(store: StoreName, id: string): Promise<void> {
    this.store(store).delete(id);
  }

  async replaceGame(game: GameSummary, replay: ReplayRecord): Promise<boolean> {
    const successor = successorOf(this.store('games').get(game.id), game);
    if (successor === undefined) return false;
    await this.put('games', successor);
    await this.put('replays', replay);
    return true;
  }

  has(store: StoreName, id: string): boolean {
    return this.store(store).has(id);
  }

  private store<S extends StoreName>(name: S): Map<string, Stores[S]> {
    return this.records.get(name)! as Map<string, Stores[S]>;
  }
}
