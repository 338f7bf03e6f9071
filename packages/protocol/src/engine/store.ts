import { RpcError } from './errors.ts';
import type { EngineLimits } from './limits.ts';
import type { GameSession } from './session.ts';
import { WorkList } from './work-list.ts';

/** The open games of an engine, by name. */
export class GameStore {
  readonly limits: EngineLimits;
  /** Requests that are still being worked on. */
  readonly work: WorkList;
  private readonly games = new Map<string, GameSession>();
  private created = 0;

  constructor(limits: EngineLimits) {
    this.limits = limits;
    this.work = new WorkList(limits.oddsAtOnce);
  }

  /** Throws if another game would exceed the limits. */
  checkRoom(): void {
    if (this.games.size >= this.limits.games) {
      throw new RpcError('limitReached', `${this.limits.games} games are open, which is the limit; close one first`);
    }
    this.checkEvents(0);
  }

  /** Throws if a game with this many events may not have more, or if all games together may not. */
  checkEvents(count: number): void {
    if (count >= this.limits.eventsPerGame) {
      throw new RpcError(
        'limitReached',
        `the game has ${count} events; at most ${this.limits.eventsPerGame} are kept for one game`,
      );
    }
    let all = 0;
    for (const game of this.games.values()) all += game.events.length;
    if (all >= this.limits.events) {
      throw new RpcError(
        'limitReached',
        `all games together have ${all} events; at most ${this.limits.events} are kept, so close a game first`,
      );
    }
  }

  /** Throws if a script of dice may not have this many rolls. */
  checkScript(rolls: number): void {
    if (rolls <= this.limits.script) return;
    throw new RpcError(
      'limitReached',
      `the script would have ${rolls} rolls; at most ${this.limits.script} are allowed in one game`,
    );
  }

  /** Adds a game and returns its name. */
  add(session: GameSession): string {
    const id = `g${++this.created}`;
    this.games.set(id, session);
    return id;
  }

  /** Returns the game of that name. Throws if there is none. */
  get(id: string): GameSession {
    const session = this.games.get(id);
    if (session === undefined) {
      throw new RpcError('noSuchGame', `game: "${id}" is not an open game; game.list lists them`, [
        { path: 'game', reason: `is "${id}", which is not an open game; game.list lists them` },
      ]);
    }
    return session;
  }

  remove(id: string): void {
    this.get(id);
    this.games.delete(id);
  }

  list(): [id: string, session: GameSession][] {
    return [...this.games];
  }
}
