import { randomUUID } from 'node:crypto';
import { playChunk, type RunOptions } from '@hexfall/sim';
import { patiently } from '../patience.ts';
import type { ChunkJob } from '../queue.ts';
import { stepsOfChunk } from '../runs/chunk-plan.ts';
import { ChunkResults } from '../runs/chunk-results.ts';
import { followRun } from '../runs/follow-run.ts';
import { readAnySeries } from '../runs/run-header.ts';
import { planOf, type RunInfo, type RunSummary } from '../runs/run-info.ts';
import type { Store } from '../store.ts';
import { type EngagementOptions, Engagements } from './engagements.ts';

/** What a worker reports about its work. */
export type WorkerNews =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'away'; readonly error: Error }
  | { readonly kind: 'played'; readonly run: number; readonly chunk: number; readonly games: number }
  | { readonly kind: 'failed'; readonly run: number; readonly chunk: number; readonly reason: string }
  /** Another machine got different games from the same chunk. */
  | { readonly kind: 'differs'; readonly run: number; readonly chunk: number };

export interface WorkerOptions extends EngagementOptions {
  /** Chunks that are played at the same time. */
  readonly threads: number;
  /** Creates the judge that decides when a run is precise enough. */
  readonly judge: (info: RunInfo) => Judge;
  readonly tell: (news: WorkerNews) => void;
  /** Whether to stop when there is nothing to play, rather than to wait for more. */
  readonly untilIdle: boolean;
}

/** Takes in the games of a run, and says when there are enough. */
export type Judge = Required<Pick<RunOptions, 'onGames' | 'isEnough'>>;

/** Milliseconds between two reports to the roster. */
const REPORT_MS = 4000;
/** Pauses between two looks at an empty queue grow from the first to the second. */
const MIN_PAUSE_MS = 100;
const MAX_PAUSE_MS = 2000;

/** Takes chunks from a store, plays them and keeps their games, until it is stopped. */
export class StoreWorker {
  private readonly store: Store;
  private readonly options: WorkerOptions;
  private readonly id = randomUUID();
  private readonly held = new Map<string, ChunkJob>();
  private readonly engagements: Engagements;
  private readonly lanes = new Set<Promise<void>>();
  private games = 0;
  /** The run that it takes care of, until that is over. */
  private care: { readonly run: number; readonly ended: Promise<void> } | undefined;
  private signal = new AbortController().signal;
  private wake = (): void => undefined;

  constructor(store: Store, options: WorkerOptions) {
    this.store = store;
    this.options = options;
    this.engagements = new Engagements(options, run => this.insist(() => this.store.runs.get(run)));
  }

  /** Works until the signal is aborted or, with `untilIdle`, until nothing is left to play. Chunks in hand are then given back. */
  async work(signal: AbortSignal): Promise<void> {
    this.signal = signal;
    const onStop = (): void => this.wake();
    signal.addEventListener('abort', onStop);
    await this.insist(() => this.report());
    const clock = setInterval(() => void this.keepInTouch(), REPORT_MS);
    try {
      await this.takeChunks();
    } finally {
      clearInterval(clock);
      signal.removeEventListener('abort', onStop);
      await this.signOff();
    }
  }

  private async takeChunks(): Promise<void> {
    const { threads, allowsOutsideBots } = this.options;
    let pause = MIN_PAUSE_MS;
    let waits = false;
    while (!this.signal.aborted) {
      // Looked up before the queue is asked: a chunk that is given back in the meantime is then in line again.
      const wasIdle = this.lanes.size === 0;
      const free = threads - this.lanes.size;
      const jobs = free > 0 ? await this.insist(() => this.store.queue.take(free, allowsOutsideBots)) : [];
      if (jobs.length > 0) {
        [pause, waits] = [MIN_PAUSE_MS, false];
        await this.begin(jobs);
        continue;
      }
      if (wasIdle) {
        if (this.options.untilIdle) return this.settle();
        if (!waits) this.options.tell({ kind: 'waiting' });
        waits = true;
        await this.engagements.dismissAll();
      }
      await this.pause(pause);
      pause = Math.min(MAX_PAUSE_MS, 2 * pause);
    }
  }

  /** Marks runs that are over as finished, and sets aside chunks that nobody can play: no other process may be there to do it. */
  private async settle(): Promise<void> {
    await this.insist(() => this.store.recover());
    await this.insist(() => this.store.settle());
  }

  /** Waits until a lane is free, but no longer than this many milliseconds. */
  private async pause(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>(resolve => {
      this.wake = resolve;
      timer = setTimeout(resolve, milliseconds);
      if (this.signal.aborted) resolve();
    });
    clearTimeout(timer);
  }

  /** Begins chunks of runs that are still wanted. The worker first reports that it holds them, in case one of them ends this process. */
  private async begin(jobs: readonly ChunkJob[]): Promise<void> {
    for (const job of jobs) this.held.set(job.id, job);
    await this.insist(() => this.report());
    const suspect = await this.findSuspect(jobs);
    if (suspect === undefined) return this.startLanes(jobs);
    // The suspect may end this process. Other chunks in hand would be lost with it again and again, and be blamed too.
    await this.putBack(jobs.filter(job => job !== suspect));
    await this.untilAllAreFree();
    await this.startLanes([suspect]);
    return this.untilAllAreFree();
  }

  /** Returns a chunk with which several workers have vanished, if there is one. */
  private async findSuspect(jobs: readonly ChunkJob[]): Promise<ChunkJob | undefined> {
    const suspects = await this.insist(() => this.store.losses.suspects());
    return jobs.find(job => suspects.some(({ run, chunk }) => run === job.run && chunk === job.chunk));
  }

  private async putBack(jobs: readonly ChunkJob[]): Promise<void> {
    await this.insist(() => this.store.queue.putBack(jobs.map(({ id }) => id)));
    for (const { id } of jobs) this.held.delete(id);
  }

  private async untilAllAreFree(): Promise<void> {
    while (this.lanes.size > 0 && !this.signal.aborted) await this.pause(MAX_PAUSE_MS);
  }

  private async startLanes(jobs: readonly ChunkJob[]): Promise<void> {
    const ids = [...new Set(jobs.map(({ run }) => run))];
    const runs = await this.insist(() => this.store.runs.findAll(ids));
    for (const job of jobs) {
      const info = runs.find(({ run }) => run === job.run);
      if (info?.state === 'running') this.startLane(job, info);
      else await this.drop(job);
    }
  }

  private startLane(job: ChunkJob, info: RunSummary): void {
    const lane = this.play(job, info)
      .catch((error: unknown) => this.giveBack(job, error))
      .finally(() => {
        this.lanes.delete(lane);
        this.wake();
      });
    this.lanes.add(lane);
  }

  private async play(job: ChunkJob, info: RunSummary): Promise<void> {
    const { run, chunk } = job;
    const { series, workforce } = await this.engagements.of(run);
    const start = performance.now();
    const order = { series, workforce, hasEnded: () => this.signal.aborted };
    const results = new ChunkResults(series);
    for (const games of stepsOfChunk(planOf(info), chunk)) results.add(await playChunk(order, games));
    const note = { run, chunk, worker: this.options.name, milliseconds: Math.round(performance.now() - start) };
    const outcome = await this.insist(() => this.store.chunks.keep(note, results));
    this.games += results.games;
    if (outcome === 'differs') this.options.tell({ kind: 'differs', run, chunk });
    await this.drop(job);
    this.options.tell({ kind: 'played', run, chunk, games: results.games });
  }

  private async drop(job: ChunkJob): Promise<void> {
    await this.insist(() => this.store.queue.complete(job));
    this.held.delete(job.id);
  }

  /** Gives back a chunk that could not be played here, with the reason, unless this worker is being stopped. */
  private async giveBack(job: ChunkJob, error: unknown): Promise<void> {
    if (this.signal.aborted) return;
    const reason = error instanceof Error ? error.message : String(error);
    await this.insist(() => this.store.queue.giveBack(job, reason)).catch(() => undefined);
    this.held.delete(job.id);
    this.options.tell({ kind: 'failed', run: job.run, chunk: job.chunk, reason });
  }

  /** Runs work on the database, and waits while the database is away. */
  private insist<T>(work: () => Promise<T>): Promise<T> {
    return patiently(work, error => this.options.tell({ kind: 'away', error }), this.signal);
  }

  private async report(): Promise<void> {
    const { name, threads } = this.options;
    const runs = [...new Set([...this.held.values()].map(({ run }) => run))];
    const info = {
      worker: this.id,
      name,
      threads,
      engine: this.store.engine,
      runs,
      games: this.games,
    };
    await this.store.roster.report(info, [...this.held.keys()]);
  }

  /**
   * Reports to the roster and does the chores that any process may do. Nobody waits for this: if the database is away, the next call will
   * do.
   */
  private async keepInTouch(): Promise<void> {
    try {
      await this.report();
      await this.store.lookAfterAll();
      await this.takeCare();
    } catch {
      // Work that waits for the database reports that it is away.
    }
  }

  /** Takes care of one run that is to stop at a precision, if nobody else does. */
  private async takeCare(): Promise<void> {
    if (this.care !== undefined) return void (await this.store.claimRun(this.care.run, true));
    const precise = (await this.store.runs.running()).filter(({ precision }) => precision > 0);
    for (const { run } of precise) {
      if (!(await this.store.claimRun(run, false))) continue;
      const info = await this.store.runs.get(run);
      const ended = this.follow(info)
        .catch(() => undefined)
        .finally(() => {
          this.care = undefined;
        });
      this.care = { run, ended };
      return;
    }
  }

  private async follow(info: RunInfo): Promise<void> {
    const series = readAnySeries(info.command, info.header);
    if (!series.ok) return;
    const ignore = (): void => undefined;
    const options = { ...this.options.judge(info), signal: this.signal, onNews: ignore, onWait: ignore };
    await followRun(this.store, info, series.value, options);
  }

  private async signOff(): Promise<void> {
    await this.engagements.dismissAll();
    await Promise.allSettled([...this.lanes, this.care?.ended]);
    // Chunks in hand are put back without delay; if the database is away, others find them when this worker is missed.
    await this.store.queue.putBack([...this.held.keys()]).catch(() => undefined);
    await this.store.roster.leave(this.id).catch(() => undefined);
  }
}
