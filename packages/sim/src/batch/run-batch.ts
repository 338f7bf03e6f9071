import { type ChunkResult, failureOf, type GameFailure, GameOverdue, WorkerLost, type Workforce } from './workforce.ts';
import type { GameRecord } from './game-record.ts';
import type { Batch } from './match-up.ts';
import { type Series, seriesOf } from './series.ts';

export interface RunOptions {
  readonly games: number;
  /** Numbers of games that are played already. */
  readonly done?: ReadonlySet<number>;
  readonly signal?: AbortSignal;
  /** Takes finished games, in the order of their numbers. What it throws ends the run. */
  readonly onGames: (records: readonly GameRecord[]) => void;
  /** Asked after every chunk; true ends the run there, whatever else has been played meanwhile. */
  readonly isEnough?: () => boolean;
}

export interface RunEnd {
  readonly reason: 'finished' | 'enough' | 'stopped';
  readonly failures: readonly GameFailure[];
}

/**
 * Plays the games of a batch, or of several side by side, in chunks. Whoever plays them and in whatever order they come
 * back, they are handed on by number, and the question whether it is enough is put at the same points: a run gives the same games with any workforce.
 *
 * @example
 * ```ts
 * import { OwnThread, runBatch } from '@hexfall/sim';
 * import { prepareDuel } from './table.mjs';
 *
 * const batch = prepareDuel();
 * let count = 0;
 * const end = await runBatch(batch, new OwnThread(batch), {
 *   games: 20,
 *   onGames: records => {
 *     count += records.length;
 *   },
 * });
 * end.reason; // => 'finished'
 * count; // => 20
 * ```
 */
export async function runBatch(batches: Batch | Series, workforce: Workforce, options: RunOptions): Promise<RunEnd> {
  const run = new Run(seriesOf(batches), workforce, options);
  const stop = (): void => run.stop();
  options.signal?.addEventListener('abort', stop);
  if (options.signal?.aborted === true) stop();
  try {
    return await run.play();
  } finally {
    options.signal?.removeEventListener('abort', stop);
    await workforce.dismiss();
  }
}

const FEWEST_PER_CHUNK = 2;
const MOST_PER_CHUNK = 64;
const WANTED_CHUNKS = 128;

/** Even, so that the two games of a pair stay together; it depends on nothing but the number of games. */
export function chunkSize(games: number): number {
  const size = Math.min(MOST_PER_CHUNK, Math.max(FEWEST_PER_CHUNK, Math.floor(games / WANTED_CHUNKS)));
  return size - (size % 2);
}

/** Chunks that may come back before an earlier one does: a game that hangs must not fill the memory with the others. */
const MOST_AHEAD = 128;

const NOTHING: ChunkResult = { records: [], failures: [] };

class Run {
  private readonly series: Series;
  private readonly workforce: Workforce;
  private readonly options: RunOptions;
  private readonly size: number;
  private readonly failures: GameFailure[] = [];
  /** Chunks that came back before an earlier one did. */
  private readonly early = new Map<number, ChunkResult>();
  /** Lanes that have come too far ahead. */
  private readonly waiting: (() => void)[] = [];
  private nextToPlay = 0;
  private nextToHandOn = 0;
  private ended: RunEnd['reason'] | undefined;
  /** Whoever takes the games could not. */
  private refused = false;

  constructor(series: Series, workforce: Workforce, options: RunOptions) {
    this.series = series;
    this.workforce = workforce;
    this.options = options;
    this.size = chunkSize(options.games);
  }

  async play(): Promise<RunEnd> {
    try {
      await Promise.all(Array.from({ length: this.workforce.size }, () => this.lane()));
    } finally {
      // What was finished beyond a gap counts too when the run is stopped; after "enough" it does not.
      if (this.ended === 'stopped' && !this.refused) this.takeRest();
    }
    return { reason: this.ended ?? 'finished', failures: this.failures };
  }

  stop(): void {
    this.end('stopped');
  }

  private end(reason: RunEnd['reason']): void {
    this.ended ??= reason;
    this.wake();
    void this.workforce.dismiss();
  }

  /** One of those who play at the same time. */
  private async lane(): Promise<void> {
    while (this.ended === undefined && this.nextToPlay * this.size < this.options.games) {
      if (this.nextToPlay - this.nextToHandOn >= MOST_AHEAD) {
        await new Promise<void>(resolve => {
          this.waiting.push(resolve);
        });
        continue;
      }
      const chunk = this.nextToPlay++;
      try {
        const result = await this.playChunk(this.gamesOf(chunk));
        this.early.set(chunk, result);
        if (this.ended === undefined) this.handOn();
      } catch (error) {
        if (this.ended !== undefined) return;
        this.end('stopped');
        throw error;
      }
    }
  }

  private gamesOf(chunk: number): number[] {
    const from = chunk * this.size;
    const count = Math.min(this.size, this.options.games - from);
    return Array.from({ length: count }, (_, i) => from + i).filter(game => this.options.done?.has(game) !== true);
  }

  /** A chunk whose worker died is played again; when that fails too, game by game, to find the one that kills. */
  private async playChunk(games: readonly number[]): Promise<ChunkResult> {
    if (games.length === 0) return NOTHING;
    const first = await this.attempt(games);
    const result = first instanceof WorkerLost ? await this.attempt(games) : first;
    if (result instanceof GameOverdue) return this.playWithout(result, games);
    if (!(result instanceof WorkerLost)) return result;
    const [only] = games;
    if (games.length === 1) return { records: [], failures: [failureOf(this.series, only!, result.message)] };
    const parts: ChunkResult[] = [];
    for (const game of games) parts.push(await this.playChunk([game]));
    return { records: parts.flatMap(part => part.records), failures: parts.flatMap(part => part.failures) };
  }

  /** A game that took too long would do so again: it is given up, and the others of its chunk are played anew. */
  private async playWithout({ game, message }: GameOverdue, games: readonly number[]): Promise<ChunkResult> {
    const { records, failures } = await this.playChunk(games.filter(other => other !== game));
    return { records, failures: [failureOf(this.series, game, message), ...failures] };
  }

  private async attempt(games: readonly number[]): Promise<ChunkResult | WorkerLost | GameOverdue> {
    try {
      return await this.workforce.play(games);
    } catch (error) {
      const isAccident = error instanceof WorkerLost || error instanceof GameOverdue;
      if (isAccident && this.ended === undefined) return error;
      throw error;
    }
  }

  private wake(): void {
    for (const resume of this.waiting.splice(0)) resume();
  }

  private handOn(): void {
    for (let result = this.early.get(this.nextToHandOn); result !== undefined; ) {
      this.early.delete(this.nextToHandOn++);
      this.take(result);
      if (this.options.isEnough?.() === true) return this.end('enough');
      result = this.early.get(this.nextToHandOn);
    }
    this.wake();
  }

  private take({ records, failures }: ChunkResult): void {
    this.failures.push(...failures);
    if (records.length === 0) return;
    this.refused = true;
    this.options.onGames(records);
    this.refused = false;
  }

  private takeRest(): void {
    for (const [, result] of [...this.early].sort(([a], [b]) => a - b)) this.take(result);
    this.early.clear();
  }
}
