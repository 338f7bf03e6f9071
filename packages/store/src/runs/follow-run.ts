import { setTimeout } from 'node:timers/promises';
import { failureOf, type GameFailure, type RunEnd, type RunOptions, type Series } from '@hexfall/sim';
import { type OnWait, patiently } from '../patience.ts';
import type { Store } from '../store.ts';
import type { WorkerInfo } from '../worker/roster.ts';
import { gamesOfChunk, stepsOfChunk } from './chunk-plan.ts';
import type { PlayedChunk } from './chunk-store.ts';
import { chunksOf, planOf, type RunInfo, type RunProgress } from './run-info.ts';

/** What is known of a run while it is played. */
export interface RunNews {
  readonly progress: RunProgress;
  readonly workers: readonly WorkerInfo[];
}

export interface FollowOptions extends Pick<RunOptions, 'onGames' | 'isEnough'> {
  /** Whether to end with what has been played so far, and to change nothing. */
  readonly onlyPlayed?: boolean;
  readonly signal: AbortSignal;
  readonly onNews: (news: RunNews) => void;
  /** Called while the database cannot be reached. */
  readonly onWait: OnWait;
}

const CHUNKS_AT_ONCE = 16;
const MIN_PAUSE_MS = 50;
const MAX_PAUSE_MS = 1000;
/** Milliseconds between two looks at the state of the run and its workers. */
const NEWS_MS = 500;

/**
 * Receives the games of a run in the order of their numbers as they are played, and ends where a run on one machine would: after the last
 * game, or when there are enough. A run that is stopped by the signal goes on without being followed.
 */
export async function followRun(store: Store, info: RunInfo, series: Series, options: FollowOptions): Promise<RunEnd> {
  return new Follower(store, info, series, options).follow();
}

class Follower {
  private readonly store: Store;
  private readonly info: RunInfo;
  private readonly series: Series;
  private readonly options: FollowOptions;
  private readonly failures: GameFailure[] = [];
  private next = 0;
  private counted = 0;
  private told = Number.NEGATIVE_INFINITY;

  constructor(store: Store, info: RunInfo, series: Series, options: FollowOptions) {
    this.store = store;
    this.info = info;
    this.series = series;
    this.options = options;
  }

  async follow(): Promise<RunEnd> {
    const { signal, onlyPlayed = false } = this.options;
    let pause = MIN_PAUSE_MS;
    while (!signal.aborted) {
      const before = this.next;
      const reason = await this.insist(() => this.takeIn());
      if (reason !== undefined) return this.end(reason);
      if (onlyPlayed) break;
      if (performance.now() - this.told >= NEWS_MS) {
        await this.insist(() => this.tellNews());
        if (!(await this.isGoingOn())) return { reason: 'stopped', failures: this.failures };
        this.told = performance.now();
      }
      pause = this.next > before ? MIN_PAUSE_MS : Math.min(MAX_PAUSE_MS, 2 * pause);
      await setTimeout(pause, undefined, { signal }).catch(() => undefined);
    }
    return { reason: 'stopped', failures: this.failures };
  }

  private async isGoingOn(): Promise<boolean> {
    const [info] = await this.insist(() => this.store.runs.findAll([this.info.run]));
    return info !== undefined && info.state !== 'stopped';
  }

  private async end(reason: RunEnd['reason']): Promise<RunEnd> {
    const isNew = this.info.state !== 'finished' && this.options.onlyPlayed !== true;
    if (isNew) await this.insist(() => this.store.runs.finish(this.info.run, this.counted));
    return { reason, failures: this.failures };
  }

  /** Delivers the chunks that have been played since the last call. Returns why the run is over, if it is. */
  private async takeIn(): Promise<RunEnd['reason'] | undefined> {
    for (;;) {
      if (this.next >= chunksOf(this.info)) return 'finished';
      const played = await this.store.chunks.read(this.info, this.series, this.next, CHUNKS_AT_ONCE);
      const lost = await this.store.runs.setAsideOf(this.info.run);
      const before = this.next;
      for (;;) {
        const chunk = played.find(each => each.chunk === this.next) ?? this.givenUp(lost);
        if (chunk === undefined) break;
        this.next++;
        if (this.deliver(chunk)) return 'enough';
      }
      if (this.next === before) return undefined;
    }
  }

  /** Returns the next chunk with all its games as failures, if nobody could play it. */
  private givenUp(lost: readonly { readonly chunk: number; readonly reason: string }[]): PlayedChunk | undefined {
    const found = lost.find(({ chunk }) => chunk === this.next);
    if (found === undefined) return undefined;
    const games = gamesOfChunk(planOf(this.info), found.chunk);
    return { chunk: found.chunk, records: [], failures: games.map(game => failureOf(this.series, game, found.reason)) };
  }

  /** Delivers the games of a chunk in the steps of a run on one machine. Returns whether there are enough. */
  private deliver({ chunk, records, failures }: PlayedChunk): boolean {
    const { onGames, isEnough } = this.options;
    for (const games of stepsOfChunk(planOf(this.info), chunk)) {
      const [first, last] = [games[0]!, games.at(-1)!];
      const isInStep = ({ game }: { readonly game: number }): boolean => game >= first && game <= last;
      const stepRecords = records.filter(isInStep);
      this.failures.push(...failures.filter(isInStep));
      this.counted = last + 1;
      if (stepRecords.length > 0) onGames(stepRecords);
      if (isEnough?.() === true) return true;
    }
    return false;
  }

  private async tellNews(): Promise<void> {
    await this.store.lookAfterAll();
    const [progress, workers] = [await this.store.runs.progressOf(this.info), await this.store.roster.present()];
    this.options.onNews({ progress, workers });
  }

  private insist<T>(work: () => Promise<T>): Promise<T> {
    return patiently(work, this.options.onWait, this.options.signal);
  }
}
