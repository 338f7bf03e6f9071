import type { GameSummary, ReplayRecord, StoreName, Stores } from './records.ts';

/** Where records are kept. A browser may refuse any of this at any time, in which case the promise is rejected. */
export interface Storage {
  get<S extends StoreName>(store: S, id: string): Promise<Stores[S] | undefined>;
  getAll<S extends StoreName>(store: S): Promise<readonly Stores[S][]>;
  put<S extends StoreName>(store: S, record: Stores[S]): Promise<void>;
  delete(store: StoreName, id: string): Promise<void>;
  /**
   * Writes a game, if the stored one has the preceding revision, or if there is none. Returns whether it was written. Nothing can happen
   * between the check and the writing. The stored name is kept, since it is changed in lists of games, not by playing.
   */
  replaceGame(game: GameSummary, replay: ReplayRecord): Promise<boolean>;
}

/** Returns what replaces the stored game; `undefined` if nothing may replace it. */
export function successorOf(stored: GameSummary | undefined, game: GameSummary): GameSummary | undefined {
  if (stored === undefined) return game;
  return stored.revision === game.revision - 1 ? { ...game, name: stored.name } : undefined;
}
