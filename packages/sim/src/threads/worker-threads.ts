import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { Batch } from '../batch/match-up.ts';
import { type Series, seriesOf } from '../batch/series.ts';
import { seriesToJson } from '../batch/series-json.ts';
import { type ChunkResult, GameOverdue, WorkerLost, type Workforce } from '../batch/workforce.ts';
import { DEFAULT_LIMITS } from '../outside/open-bots.ts';
import type { TimeLimits } from '../outside/process-bot.ts';
import type { Reply, Request, WorkerData } from './serve.ts';
import { WorkerHandle } from './worker-handle.ts';

export interface ThreadOptions {
  /** Number of workers; one for each core by default. */
  readonly workers?: number;
  /** Upper limit for the number of workers, such as the number of games. */
  readonly maxWorkers?: number;
  /** Milliseconds that a game may take; unlimited by default. */
  readonly gameTime?: number;
  /** Time limits of external bots. */
  readonly botLimits?: TimeLimits;
  /** Megabytes of old-generation heap for each worker. */
  readonly heap?: number;
  /** Entry point of the workers, for tests. */
  readonly entry?: URL;
}

/** How many workers in a row may die before they are ready. */
const MAX_FALSE_STARTS = 3;

/** Longest time between two checks of the workers, in milliseconds. */
const MAX_CHECK_INTERVAL = 1000;
/** Number of checks within the time limit of a game, if that is short. */
const CHECKS_PER_GAME = 4;

/** Garbage of games dies young: a larger young generation makes nothing faster, and every worker would fill it. */
const YOUNG_MEGABYTES = 16;
/** Live data takes a few megabytes. A game that needs a hundred times as much ends only its own worker. */
const HEAP_MEGABYTES = 1024;

/**
 * Plays games on worker threads. A worker that dies is replaced when there is more work; one whose game takes too long is
 * stopped.
 *
 * @example
 * ```ts
 * import { runBatch } from '@hexfall/sim';
 * import { WorkerThreads } from '@hexfall/sim/threads';
 * import { prepareDuel } from './table.mjs';
 *
 * const batch = prepareDuel();
 * const turns: number[] = [];
 * const workforce = new WorkerThreads(batch, { workers: 2, gameTime: 60_000 });
 * await runBatch(batch, workforce, { games: 8, onGames: records => turns.push(...records.map(record => record.turns)) });
 * turns.length; // => 8
 * ```
 */
export class WorkerThreads implements Workforce {
  readonly size: number;
  private readonly entry: URL;
  private readonly series: ReturnType<typeof seriesToJson>;
  private readonly limits: TimeLimits;
  private readonly gameTime: number;
  private readonly room: ResourceLimits;
  private readonly watch: NodeJS.Timeout | undefined;
  private readonly workers = new Set<WorkerHandle>();
  private falseStarts = 0;
  private dismissed = false;

  constructor(batches: Batch | Series, options: ThreadOptions = {}) {
    this.size = WorkerThreads.sizeFor(options);
    this.entry = withLoader(options.entry ?? ENTRY);
    this.series = seriesToJson(seriesOf(batches));
    this.limits = options.botLimits ?? DEFAULT_LIMITS;
    this.room = {
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
      maxOldGenerationSizeMb: options.heap ?? HEAP_MEGABYTES,
    };
    this.gameTime = options.gameTime ?? Number.POSITIVE_INFINITY;
    const interval = Math.min(MAX_CHECK_INTERVAL, this.gameTime / CHECKS_PER_GAME);
    this.watch = Number.isFinite(this.gameTime)
      ? setInterval(() => this.stopOverdueWorkers(interval), interval).unref()
      : undefined;
  }

  /** How many workers there are with these options. */
  static sizeFor({ workers = availableParallelism(), maxWorkers = workers }: ThreadOptions): number {
    return Math.max(1, Math.min(workers, maxWorkers));
  }

  play(games: readonly number[]): Promise<ChunkResult> {
    if (this.dismissed) return Promise.reject(new Error('the workers have been dismissed'));
    return new Promise((resolve, reject) => {
      const handle =
        [...this.workers].find(({ job, overdue }) => job === undefined && overdue === undefined) ?? this.startWorker();
      handle.assign({ games, resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      handle.worker.postMessage({ games } satisfies Request);
    });
  }

  async dismiss(): Promise<void> {
    this.dismissed = true;
    clearInterval(this.watch);
    await Promise.all([...this.workers].map(({ worker }) => worker.terminate()));
  }

  private startWorker(): WorkerHandle {
    const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const workerData: WorkerData = { series: this.series, limits: this.limits, begun };
    const worker = new Worker(this.entry, { workerData, execArgv: EXEC_ARGV, resourceLimits: this.room });
    const handle = new WorkerHandle(worker, begun);
    this.workers.add(handle);
    worker.on('message', (reply: Reply) => this.onReply(handle, reply));
    worker.on('error', error => {
      handle.errorMessage = error instanceof Error ? error.message : String(error);
    });
    worker.on('exit', code => this.onExit(handle, code));
    return handle;
  }

  private onReply(handle: WorkerHandle, reply: Reply): void {
    switch (reply.kind) {
      case 'ready':
        handle.ready = true;
        this.falseStarts = 0;
        return;
      case 'opened':
        handle.addProcess(reply.pid);
        return;
      case 'closed':
        handle.removeProcess(reply.pid);
        return;
      case 'played':
        handle.release()?.resolve({ records: reply.records, failures: reply.failures });
    }
  }

  /** Time is measured in checks rather than by the clock, so that a machine that was asleep does not stop its games. */
  private stopOverdueWorkers(interval: number): void {
    for (const handle of this.workers) if (handle.countChecks() * interval >= this.gameTime) handle.stop();
  }

  private onExit(handle: WorkerHandle, code: number): void {
    this.workers.delete(handle);
    handle.endProcesses();
    if (!handle.ready) this.falseStarts++;
    const why = handle.errorMessage === '' ? `it ended with code ${code}` : handle.errorMessage;
    handle.release()?.reject(this.errorFor(handle, why));
  }

  private errorFor({ overdue }: WorkerHandle, why: string): Error {
    if (overdue !== undefined) return new GameOverdue(overdue, `took longer than ${this.gameTime / 1000} s`);
    return this.falseStarts >= MAX_FALSE_STARTS
      ? new Error(`the workers do not start: ${why}`)
      : new WorkerLost(`the worker died: ${why}`);
  }
}

const FROM_SOURCE = import.meta.url.endsWith('.ts');
const ENTRY = new URL(FROM_SOURCE ? './worker.ts' : './worker.js', import.meta.url);
const EXEC_ARGV = FROM_SOURCE ? ['--conditions=@hexfall/source'] : [];

/** Registers the TypeScript loader before the entry point when run from source: workers do not inherit it from their parent. */
function withLoader(entry: URL): URL {
  if (!FROM_SOURCE) return entry;
  // `require.resolve` finds the CommonJS build; the build for modules is in the same folder.
  const loader = new URL('index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')));
  const [tsx, worker] = [loader, entry].map(({ href }) => JSON.stringify(href));
  const code = `(await import(${tsx})).register(); await import(${worker});`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}
