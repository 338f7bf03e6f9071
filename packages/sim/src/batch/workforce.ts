import { planGame } from './game-plan.ts';
import type { GameRecord } from './game-record.ts';
import { type Batch, hasOutsideBots } from './match-up.ts';
import { type BotOpener, type OpenBots, playGame, playOpenGame } from './play-game.ts';
import { findInSeries, type Series, seriesOf } from './series.ts';

/** A game that could not be played to its end, with all that is needed to try it again. */
export interface GameFailure {
  readonly game: number;
  readonly seed: string;
  readonly reason: string;
}

export interface ChunkResult {
  readonly records: readonly GameRecord[];
  readonly failures: readonly GameFailure[];
}

/** Whoever plays games: this thread, or a number of others. */
export interface Workforce {
  /** Chunks that can be played at the same time. */
  readonly size: number;
  /**
   * Rejects with `WorkerLost` when whoever played died of it, with `GameOverdue` when a game took too long, and with anything
   * else when all is lost.
   */
  play(games: readonly number[]): Promise<ChunkResult>;
  /** Ends all work at once. Games under way are lost. */
  dismiss(): Promise<void>;
}

/**
 * A worker died with its chunk unfinished.
 *
 * @example
 * ```ts
 * import { WorkerLost } from '@hexfall/sim';
 *
 * new WorkerLost('the worker died: out of memory') instanceof Error; // => true
 * ```
 */
export class WorkerLost extends Error {}

/**
 * A game took longer than any game may: its worker was stopped, with its chunk unfinished.
 *
 * @example
 * ```ts
 * import { GameOverdue } from '@hexfall/sim';
 *
 * new GameOverdue(7, 'took longer than 600 s').game; // => 7
 * ```
 */
export class GameOverdue extends Error {
  readonly game: number;

  constructor(game: number, message: string) {
    super(message);
    this.game = game;
  }
}

export type Attempt = GameRecord | GameFailure;

/** Plays one game; one that throws does not take the others along. With bots of our own it is done when this returns. */
export type PlayOne = (game: number) => Attempt | Promise<Attempt>;

/** How the games of a series are played: at once, or with bots from outside, which somebody must know how to start. */
export function playerOf(series: Series, open?: BotOpener): PlayOne {
  if (open === undefined && series.some(hasOutsideBots)) throw new Error('bots from outside cannot be started here');
  const failed = (number: number, error: unknown): GameFailure =>
    failureOf(series, number, error instanceof Error ? error.message : String(error));
  return number => {
    const { batch, game } = findInSeries(series, number);
    const numbered = (record: GameRecord): GameRecord => ({ ...record, game: number });
    if (open !== undefined && hasOutsideBots(batch)) {
      return playOpenGame(batch, game, open).then(numbered, (error: unknown) => failed(number, error));
    }
    try {
      return numbered(playGame(batch, game));
    } catch (error) {
      return failed(number, error);
    }
  };
}

export function failureOf(series: Series, number: number, reason: string): GameFailure {
  const { batch, game } = findInSeries(series, number);
  return { game: number, seed: planGame(batch, game).seed, reason };
}

function isFailure(attempt: Attempt): attempt is GameFailure {
  return !('hash' in attempt);
}

export function sortAttempts(attempts: readonly Attempt[]): ChunkResult {
  return {
    records: attempts.filter((attempt): attempt is GameRecord => !isFailure(attempt)),
    failures: attempts.filter(isFailure),
  };
}

/** Milliseconds after which others get their turn: a page stays alive, a signal is heard. */
const PATIENCE = 20;

/**
 * Plays in this thread, a little at a time. Nobody can stop a game that never ends here; worker threads are watched.
 *
 * @example
 * ```ts
 * import { OwnThread } from '@hexfall/sim';
 * import { prepareDuel } from './table.mjs';
 *
 * const { records } = await new OwnThread(prepareDuel()).play([0, 1]);
 * records.map(({ game, swapped }) => ({ game, swapped })); // => [{ game: 0, swapped: false }, { game: 1, swapped: true }]
 * ```
 */
export class OwnThread implements Workforce {
  readonly size = 1;
  private readonly playOne: PlayOne;
  private readonly opened = new Set<OpenBots>();
  private dismissed = false;

  constructor(batches: Batch | Series, open?: BotOpener) {
    this.playOne = playerOf(seriesOf(batches), open === undefined ? undefined : this.remembering(open));
  }

  async play(games: readonly number[]): Promise<ChunkResult> {
    const attempts: Attempt[] = [];
    let since = performance.now();
    for (const game of games) {
      if (performance.now() - since > PATIENCE) {
        await new Promise(resolve => {
          setTimeout(resolve);
        });
        since = performance.now();
      }
      if (this.dismissed) break;
      const attempt = await this.playOne(game);
      // Bots that were ended with us have not failed.
      if (!this.dismissed) attempts.push(attempt);
    }
    return sortAttempts(attempts);
  }

  dismiss(): Promise<void> {
    this.dismissed = true;
    for (const bots of this.opened) bots.close();
    return Promise.resolve();
  }

  private remembering(open: BotOpener): BotOpener {
    return (orders, setup) => {
      const inner = open(orders, setup);
      const opened: OpenBots = {
        bots: inner.bots,
        close: () => {
          this.opened.delete(opened);
          inner.close();
        },
      };
      this.opened.add(opened);
      return opened;
    };
  }
}
