import { planGame } from './game-plan.ts';
import type { GameRecord } from './game-record.ts';
import type { Batch } from './match-up.ts';
import { playGame } from './play-game.ts';
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
  /** Rejects with `WorkerLost` when whoever played died of it, and with anything else when all is lost. */
  play(games: readonly number[]): Promise<ChunkResult>;
  /** Ends all work at once. Games under way are lost. */
  dismiss(): Promise<void>;
}

/** A worker died with its chunk unfinished. */
export class WorkerLost extends Error {}

/** Plays one game; one that throws does not take the others along. */
export function attemptGame(series: Series, number: number): GameRecord | GameFailure {
  const { batch, game } = findInSeries(series, number);
  try {
    return { ...playGame(batch, game), game: number };
  } catch (error) {
    return failureOf(series, number, error instanceof Error ? error.message : String(error));
  }
}

export function failureOf(series: Series, number: number, reason: string): GameFailure {
  const { batch, game } = findInSeries(series, number);
  return { game: number, seed: planGame(batch, game).seed, reason };
}

export function isFailure(attempt: GameRecord | GameFailure): attempt is GameFailure {
  return 'reason' in attempt;
}

export function sortAttempts(attempts: readonly (GameRecord | GameFailure)[]): ChunkResult {
  return {
    records: attempts.filter((attempt): attempt is GameRecord => !isFailure(attempt)),
    failures: attempts.filter(isFailure),
  };
}

/** Milliseconds after which others get their turn: a page stays alive, a signal is heard. */
const PATIENCE = 20;

/** Plays in this thread, a little at a time. */
export class OwnThread implements Workforce {
  readonly size = 1;
  private readonly series: Series;
  private dismissed = false;

  constructor(batches: Batch | Series) {
    this.series = seriesOf(batches);
  }

  async play(games: readonly number[]): Promise<ChunkResult> {
    const attempts: (GameRecord | GameFailure)[] = [];
    let since = performance.now();
    for (const game of games) {
      if (performance.now() - since > PATIENCE) {
        await new Promise(resolve => {
          setTimeout(resolve);
        });
        since = performance.now();
      }
      if (this.dismissed) break;
      attempts.push(attemptGame(this.series, game));
    }
    return sortAttempts(attempts);
  }

  dismiss(): Promise<void> {
    this.dismissed = true;
    return Promise.resolve();
  }
}
