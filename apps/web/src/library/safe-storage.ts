import { MemoryStorage } from './memory-storage.ts';
import type { GameSummary, ReplayRecord, StoreName, Stores } from './records.ts';
import type { Storage } from './storage.ts';

/** Why something is not stored in the browser. */
export type Trouble = 'forbidden' | 'full' | 'failing' | 'outdated';

/**
 * Storage that never fails. What the browser does not accept stays in memory until the page is closed; what the browser has is still read.
 * The user is told of each kind of trouble once.
 */
export class SafeStorage implements Storage {
  private browser: Storage | undefined;
  private readonly memory = new MemoryStorage();
  private readonly told = new Set<Trouble>();
  private readonly tell: (trouble: Trouble) => void;

  /** `browser` is `undefined` if the browser stores nothing at all. */
  constructor(browser: Storage | undefined, tell: (trouble: Trouble) => void) {
    this.browser = browser;
    this.tell = tell;
    if (browser === undefined) this.report('forbidden');
  }

  /** Continues in memory after the database had to be closed. */
  leaveBrowser(trouble: Trouble): void {
    this.browser = undefined;
    this.report(trouble);
  }

  async get<S extends StoreName>(store: S, id: string): Promise<Stores[S] | undefined> {
    return (await this.memory.get(store, id)) ?? (await this.attempt(browser => browser.get(store, id)));
  }

  async getAll<S extends StoreName>(store: S): Promise<readonly Stores[S][]> {
    const kept = (await this.attempt(browser => browser.getAll(store))) ?? [];
    const records = await this.memory.getAll(store);
    return [...kept.filter(({ id }) => !this.memory.has(store, id)), ...records];
  }

  async put<S extends StoreName>(store: S, record: Stores[S]): Promise<void> {
    const written = await this.attempt(async browser => {
      await browser.put(store, record);
      return true;
    });
    if (written === true) await this.memory.delete(store, record.id);
    else await this.memory.put(store, record);
  }

  async delete(store: StoreName, id: string): Promise<void> {
    await this.memory.delete(store, id);
    await this.attempt(browser => browser.delete(store, id));
  }

  async replaceGame(game: GameSummary, replay: ReplayRecord): Promise<boolean> {
    const { id } = game;
    // A game that had to stay in memory is newer than the browser's version of it.
    if (this.memory.has('games', id)) {
      const replaced = await this.memory.replaceGame(game, replay);
      if (replaced) await this.moveToBrowser(game, replay);
      return replaced;
    }
    const written = await this.attempt(browser => browser.replaceGame(game, replay));
    return written ?? this.memory.replaceGame(game, replay);
  }

  /** Tries again to store a game for which there was no room. */
  private async moveToBrowser(game: GameSummary, replay: ReplayRecord): Promise<void> {
    const moved = await this.attempt(async browser => {
      await browser.put('replays', replay);
      await browser.put('games', game);
      return true;
    });
    if (moved !== true) return;
    await this.memory.delete('games', game.id);
    await this.memory.delete('replays', game.id);
  }

  /** Performs an action of the browser; returns `undefined` if it fails. */
  private async attempt<T>(act: (browser: Storage) => Promise<T>): Promise<T | undefined> {
    if (this.browser === undefined) return undefined;
    try {
      return await act(this.browser);
    } catch (error) {
      this.report(isFull(error) ? 'full' : 'failing');
      return undefined;
    }
  }

  private report(trouble: Trouble): void {
    if (this.told.has(trouble)) return;
    this.told.add(trouble);
    this.tell(trouble);
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && /quota/i.test(error.name);
}
