import { planGame } from './game-plan.ts';
import type { GameRecord } from './game-record.ts';
import { type Batch, hasOutsideBots } from './match-up.ts';
import { type BotOpener, type OpenBots, playGame, playGameAsync } from './play-game.ts';
import { findInSeries, type Series, seriesOf } from './series.ts';

/** A game that could not be played to its end, with what is needed to try it again. */
export interface GameFailure {
  readonly game: number;
  readonly seed: string;
  readonly reason: string;
}

export interface ChunkResult {
  readonly records: readonly GameRecord[];
  readonly failures: readonly GameFailure[];
}

/** Plays games: in this thread, or in several others. */
export interface Workforce {
  /** How many chunks can be played at the same time. */
  readonly size: number;
  /**
   * Plays a chunk of games. Rejects with `WorkerLost` if the worker died, with `GameOverdue` if a game took too long, and
   * with any other error if no more games can be played.
   */
  play(games: readonly number[]): Promise<ChunkResult>;
  /** Stops all work at once. Games in progress are lost. */
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
 * A game took longer than allowed, so its worker was stopped with its chunk unfinished.
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

/** Plays one game of a series, and turns errors into failures. Synchronous if both bots are built in. */
export type GameRunner = (game: number) => Attempt | Promise<Attempt>;

/** Creates the function that plays the games of a series. Bots from outside need an `open` function to start them. */
export function createGameRunner(series: Series, open?: BotOpener): GameRunner {
  if (open === undefined && series.some(hasOutsideBots)) throw new Error('external bots cannot be started here');
  const failed = (number: number, error: unknown): GameFailure =>
    failureOf(series, number, error instanceof Error ? error.message : String(error));
  return number => {
    const { batch, game } = findInSeries(series, number);
    const numbered = (record: GameRecord): GameRecord => ({ ...record, game: number });
    if (open !== undefined && hasOutsideBots(batch)) {
      return playGameAsync(batch, game, open).then(numbered, (error: unknown) => failed(number, error));
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

export function splitAttempts(attempts: readonly Attempt[]): ChunkResult {
  return {
    records: attempts.filter((attempt): attempt is GameRecord => !isFailure(attempt)),
    failures: attempts.filter(isFailure),
  };
}

/** Milliseconds after which play yields to the event loop, so that a page stays responsive and signals are handled. */
const MAX_BLOCKING_TIME = 20;

/**
 * Plays games in this thread, yielding to the event loop between them. A game that never ends blocks it for good; worker
 * threads are watched.
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
  private readonly runGame: GameRunner;
  private readonly opened = new Set<OpenBots>();
  private dismissed = false;

  constructor(batches: Batch | Series, open?: BotOpener) {
    this.runGame = createGameRunner(seriesOf(batches), open === undefined ? undefined : this.tracking(open));
  }

  async play(games: readonly number[]): Promise<ChunkResult> {
    const attempts: Attempt[] = [];
    let since = performance.now();
    for (const game of games) {
      if (performance.now() - since > MAX_BLOCKING_TIME) {
        await new Promise(resolve => {
          setTimeout(resolve);
        });
        since = performance.now();
      }
      if (this.dismissed) break;
      const attempt = await this.runGame(game);
      // Dismissal ends the bots, which does not count as their failure.
      if (!this.dismissed) attempts.push(attempt);
    }
    return splitAttempts(attempts);
  }

  dismiss(): Promise<void> {
    this.dismissed = true;
    for (const bots of this.opened) bots.close();
    return Promise.resolve();
  }

  /** Keeps track of the bots that are open, so that `dismiss` can close them. */
  private tracking(open: BotOpener): BotOpener {
    return (choices, setup) => {
      const inner = open(choices, setup);
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
