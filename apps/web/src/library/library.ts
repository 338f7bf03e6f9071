import { Model } from '@hexfall/stage';
import type {
  BoardRecord,
  CurveRecord,
  ForceRecord,
  GameRecord,
  GameSummary,
  ReplayRecord,
  ResultRecord,
  ResultSummary,
  StoreName,
  Stores,
  TableRecord,
  UnitRecord,
} from './records.ts';
import type { Storage } from './storage.ts';

/** The result of saving a game. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly game: GameRecord }
  /** Another tab has played the game meanwhile, so nothing was written. */
  | { readonly kind: 'conflict' };

/** Tells other tabs about changes, and receives messages about theirs. */
export interface Messenger {
  post(store: StoreName): void;
  listen(heard: (store: StoreName) => void): void;
}

const NO_OTHER_TABS: Messenger = { post: () => undefined, listen: () => undefined };

/** The user's games, units, boards, forces, results, tables and settings. It announces every change, including those of other tabs. */
export class Library extends Model {
  private readonly storage: Storage;
  private readonly messenger: Messenger;
  private readonly now: () => number;
  /** How often each store has changed while the page was open. */
  private readonly changes = new Map<StoreName, number>();

  constructor(storage: Storage, now: () => number, messenger: Messenger = NO_OTHER_TABS) {
    super();
    this.storage = storage;
    this.messenger = messenger;
    this.now = now;
    messenger.listen(store => this.count(store));
  }

  /** Returns a number that grows when one of these stores changes, so that nothing has to be read again that is still the same. */
  stampOf(...stores: readonly StoreName[]): number {
    return stores.reduce((sum, store) => sum + (this.changes.get(store) ?? 0), 0);
  }

  /** Returns all games, the last one played first. */
  async games(): Promise<readonly GameSummary[]> {
    const games = await this.storage.getAll('games');
    return games.toSorted((a, b) => b.updated - a.updated);
  }

  async loadGame(id: string): Promise<GameRecord | undefined> {
    const [game, replay] = [await this.storage.get('games', id), await this.storage.get('replays', id)];
    return game === undefined || replay === undefined ? undefined : { ...game, ...replay };
  }

  /** Keeps a new game. Its id is made from the time. */
  async addGame(game: Omit<GameRecord, 'id' | 'created' | 'updated' | 'revision'>): Promise<GameRecord> {
    const created = this.now();
    // Another tab may have begun a game at the same time.
    for (let number = created; ; number++) {
      const record = { ...game, id: number.toString(36), created, updated: created, revision: 1 };
      if (!(await this.storage.replaceGame(...takeApart(record)))) continue;
      this.announce('games');
      return record;
    }
  }

  /**
   * Keeps the present state of a game. `game` must have the revision with which it was loaded or last saved; the game that is returned has
   * the next revision.
   */
  async saveGame(game: GameRecord): Promise<SaveOutcome> {
    const record = { ...game, updated: this.now(), revision: game.revision + 1 };
    if (!(await this.storage.replaceGame(...takeApart(record)))) return { kind: 'conflict' };
    this.announce('games');
    return { kind: 'saved', game: record };
  }

  /** Renames a game; does nothing if it no longer exists. */
  async renameGame(id: string, name: string): Promise<void> {
    const game = await this.storage.get('games', id);
    if (game === undefined) return;
    await this.put('games', { ...game, name });
  }

  async deleteGame(id: string): Promise<void> {
    await this.storage.delete('replays', id);
    await this.storage.delete('curves', id);
    await this.remove('games', id);
  }

  /** Returns the chances throughout a game; `undefined` if they have not been computed. */
  async curve(id: string): Promise<CurveRecord | undefined> {
    return this.storage.get('curves', id);
  }

  async keepCurve(curve: CurveRecord): Promise<void> {
    await this.put('curves', curve);
  }

  async units(): Promise<readonly UnitRecord[]> {
    return this.storage.getAll('units');
  }

  async unit(id: string): Promise<UnitRecord | undefined> {
    return this.storage.get('units', id);
  }

  async keepUnit(unit: UnitRecord): Promise<void> {
    await this.put('units', unit);
  }

  async deleteUnit(id: string): Promise<void> {
    await this.remove('units', id);
  }

  async boards(): Promise<readonly BoardRecord[]> {
    return this.storage.getAll('boards');
  }

  async board(id: string): Promise<BoardRecord | undefined> {
    return this.storage.get('boards', id);
  }

  async keepBoard(board: BoardRecord): Promise<void> {
    await this.put('boards', board);
  }

  async deleteBoard(id: string): Promise<void> {
    await this.remove('boards', id);
  }

  async forces(): Promise<readonly ForceRecord[]> {
    return this.storage.getAll('forces');
  }

  async keepForce(force: ForceRecord): Promise<void> {
    await this.put('forces', force);
  }

  async deleteForce(id: string): Promise<void> {
    await this.remove('forces', id);
  }

  /** Returns all results, the last one first. */
  async results(): Promise<readonly ResultSummary[]> {
    const results = await this.storage.getAll('results');
    return results.toSorted((a, b) => b.added - a.added);
  }

  async result(id: string): Promise<ResultRecord | undefined> {
    const [result, text] = [await this.storage.get('results', id), await this.storage.get('resultTexts', id)];
    return result === undefined || text === undefined ? undefined : { ...result, ...text };
  }

  /** Keeps a new result. Its id is made from the time. */
  async addResult(result: Omit<ResultRecord, 'id' | 'added'>): Promise<ResultRecord> {
    const added = this.now();
    let number = added;
    while ((await this.storage.get('results', number.toString(36))) !== undefined) number++;
    const { text, ...summary } = { ...result, id: number.toString(36), added };
    await this.storage.put('resultTexts', { id: summary.id, text });
    await this.put('results', summary);
    return { ...summary, text };
  }

  /** Renames a result; does nothing if it no longer exists. */
  async renameResult(id: string, name: string): Promise<void> {
    const result = await this.storage.get('results', id);
    if (result !== undefined) await this.put('results', { ...result, name });
  }

  async deleteResult(id: string): Promise<void> {
    await this.storage.delete('resultTexts', id);
    await this.remove('results', id);
  }

  /** Returns all tables, the last one used first. */
  async tables(): Promise<readonly TableRecord[]> {
    const tables = await this.storage.getAll('tables');
    return tables.toSorted((a, b) => b.updated - a.updated);
  }

  async table(id: string): Promise<TableRecord | undefined> {
    return this.storage.get('tables', id);
  }

  async keepTable(table: TableRecord): Promise<void> {
    await this.put('tables', table);
  }

  async deleteTable(id: string): Promise<void> {
    await this.remove('tables', id);
  }

  /** Returns a setting; `undefined` if there is none. It may come from an older version. */
  async setting(id: string): Promise<unknown> {
    return (await this.storage.get('settings', id))?.value;
  }

  /** Stores a setting. This is not announced, since every tab has its own. */
  async rememberSetting(id: string, value: unknown): Promise<void> {
    await this.storage.put('settings', { id, value });
  }

  private async put<S extends StoreName>(store: S, record: Stores[S]): Promise<void> {
    await this.storage.put(store, record);
    this.announce(store);
  }

  private async remove(store: StoreName, id: string): Promise<void> {
    await this.storage.delete(store, id);
    this.announce(store);
  }

  private announce(store: StoreName): void {
    this.count(store);
    this.messenger.post(store);
  }

  private count(store: StoreName): void {
    this.changes.set(store, (this.changes.get(store) ?? 0) + 1);
    this.changed();
  }
}

function takeApart({ settings, replay, ...summary }: GameRecord): [GameSummary, ReplayRecord] {
  return [summary, { id: summary.id, settings, replay }];
}
