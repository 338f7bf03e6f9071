import type { GameRecord } from './game-record.ts';
import type { Batch } from './match-up.ts';
import { type ChunkOrder, playChunk } from './play-chunk.ts';
import { type Series, seriesOf } from './series.ts';
import type { ChunkResult, GameFailure, Workforce } from './workforce.ts';

export interface RunOptions {
  /** Games to play in all. */
  readonly games: number;
  /** Numbers of games that have been played already and are skipped. */
  readonly done?: ReadonlySet<number>;
  readonly signal?: AbortSignal;
  /** Receives finished games in the order of their numbers. An error it throws ends the run. */
  readonly onGames: (records: readonly GameRecord[]) => void;
  /** Called after every chunk. `true` ends the run there, and later games that are already finished are discarded. */
  readonly isEnough?: () => boolean;
}

export interface RunEnd {
  readonly reason: 'finished' | 'enough' | 'stopped';
  readonly failures: readonly GameFailure[];
}

/**
 * Plays the games of a batch, or of a series of batches, in chunks. Games are delivered in the order of their numbers, and
 * `isEnough` is called at the same points, however many workers there are and whenever they finish: a run gives the same
 * games with any workforce.
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

const MIN_CHUNK_SIZE = 2;
const MAX_CHUNK_SIZE = 64;
const TARGET_CHUNKS = 128;

/** Games per chunk: even, so that the games of a pair stay together, and a function of the number of games alone. */
export function chunkSize(games: number): number {
  const size = Math.min(MAX_CHUNK_SIZE, Math.max(MIN_CHUNK_SIZE, Math.floor(games / TARGET_CHUNKS)));
  return size - (size % 2);
}

/** Chunks that may be played beyond one that is not finished: a game that hangs must not let the others fill the memory. */
const MAX_CHUNKS_AHEAD = 128;

class Run {
  private readonly order: ChunkOrder;
  private readonly workforce: Workforce;
  private readonly options: RunOptions;
  private readonly size: number;
  private readonly failures: GameFailure[] = [];
  /** Finished chunks that wait for an earlier one, by number. */
  private readonly finished = new Map<number, ChunkResult>();
  /** Resumes lanes that wait because they are too far ahead. */
  private readonly waiting: (() => void)[] = [];
  private nextToPlay = 0;
  private nextToDeliver = 0;
  private ended: RunEnd['reason'] | undefined;
  /** Set while `onGames` runs, and left set if it throws. */
  private delivering = false;

  constructor(series: Series, workforce: Workforce, options: RunOptions) {
    this.order = { series, workforce, hasEnded: () => this.ended !== undefined };
    this.workforce = workforce;
    this.options = options;
    this.size = chunkSize(options.games);
  }

  async play(): Promise<RunEnd> {
    try {
      await Promise.all(Array.from({ length: this.workforce.size }, () => this.runLane()));
    } finally {
      // A run that is stopped also delivers chunks that were finished beyond a gap; after "enough" they do not count.
      if (this.ended === 'stopped' && !this.delivering) this.deliverRest();
    }
    return { reason: this.ended ?? 'finished', failures: this.failures };
  }

  stop(): void {
    this.end('stopped');
  }

  private end(reason: RunEnd['reason']): void {
    this.ended ??= reason;
    this.wakeLanes();
    void this.workforce.dismiss();
  }

  /** Plays chunk after chunk. There are as many lanes as the workforce can play chunks at the same time. */
  private async runLane(): Promise<void> {
    while (this.ended === undefined && this.nextToPlay * this.size < this.options.games) {
      if (this.nextToPlay - this.nextToDeliver >= MAX_CHUNKS_AHEAD) {
        await new Promise<void>(resolve => {
          this.waiting.push(resolve);
        });
        continue;
      }
      const chunk = this.nextToPlay++;
      try {
        const result = await playChunk(this.order, this.gamesOf(chunk));
        this.finished.set(chunk, result);
        if (this.ended === undefined) this.deliverInOrder();
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

  private wakeLanes(): void {
    for (const resume of this.waiting.splice(0)) resume();
  }

  private deliverInOrder(): void {
    for (let result = this.finished.get(this.nextToDeliver); result !== undefined; ) {
      this.finished.delete(this.nextToDeliver++);
      this.deliver(result);
      if (this.options.isEnough?.() === true) return this.end('enough');
      result = this.finished.get(this.nextToDeliver);
    }
    this.wakeLanes();
  }

  private deliver({ records, failures }: ChunkResult): void {
    this.failures.push(...failures);
    if (records.length === 0) return;
    this.delivering = true;
    this.options.onGames(records);
    this.delivering = false;
  }

  private deliverRest(): void {
    for (const [, result] of [...this.finished].sort(([a], [b]) => a - b)) this.deliver(result);
    this.finished.clear();
  }
}
