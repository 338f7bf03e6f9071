import { RpcError } from './errors.ts';
import type { EngineLimits } from './limits.ts';
import type { GameSession } from './session.ts';

/** The games of one engine, by name, within its limits. */
export class GameStore {
  readonly limits: EngineLimits;
  private readonly games = new Map<string, GameSession>();
  private created = 0;

  constructor(limits: EngineLimits) {
    this.limits = limits;
  }

  /** Before any work is put into a new game. */
  checkRoom(): void {
    if (this.games.size >= this.limits.games) {
      throw new RpcError('limitReached', `${this.limits.games} games are open; close one first`);
    }
    this.checkEvents(0);
  }

  /** Before a game goes on. */
  checkEvents(held: number): void {
    if (held >= this.limits.eventsPerGame) {
      throw new RpcError('limitReached', `the game holds ${held} events, more than the engine keeps for one`);
    }
    let all = 0;
    for (const game of this.games.values()) all += game.events.length;
    if (all >= this.limits.events) {
      throw new RpcError('limitReached', `all games together hold ${all} events; close one first`);
    }
  }

  add(session: GameSession): string {
    const id = `g${++this.created}`;
    this.games.set(id, session);
    return id;
  }

  get(id: string): GameSession {
    const session = this.games.get(id);
    if (session === undefined) {
      throw new RpcError('noSuchGame', `there is no game "${id}"`, [{ path: 'game', reason: 'is no open game' }]);
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
