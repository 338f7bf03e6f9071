import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import { type Series, seriesOf } from '../batch/series.ts';
import { seriesToJson } from '../batch/series-json.ts';
import type { Batch } from '../batch/match-up.ts';
import { type ChunkResult, GameOverdue, WorkerLost, type Workforce } from '../batch/workforce.ts';
import { DEFAULT_LIMITS } from '../outside/open-bots.ts';
import type { TimeLimits } from '../outside/process-bot.ts';
import { Hand } from './hand.ts';
import type { Reply, Request, WorkerData } from './serve.ts';

export interface ThreadOptions {
  /** One for each core unless stated. */
  readonly workers?: number;
  /** Never more workers than this: as many as there are games. */
  readonly most?: number;
  /** Milliseconds that one game may take; without end unless stated. */
  readonly gameTime?: number;
  /** What bots from outside may take. */
  readonly botLimits?: TimeLimits;
  /** Megabytes for what lives on in one worker. */
  readonly heap?: number;
  /** File that a worker runs, for tests. */
  readonly entry?: URL;
}

/** A worker that cannot even begin is not tried for ever. */
const MOST_FALSE_STARTS = 3;

/** Milliseconds between two looks at the workers, at most. */
const LONGEST_WATCH = 1000;
const LOOKS = 4;

/** Garbage of games dies young: more room for it than this makes nothing faster, and every worker would take it. */
const YOUNG_MEGABYTES = 16;
/** What lives on is a few megabytes. A game that wants a hundred times as much takes its worker along, and no more. */
const HEAP_MEGABYTES = 1024;

/**
 * Plays on worker threads. One that dies is replaced when there is work again; one whose game takes too long is stopped.
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
  private readonly hands = new Set<Hand>();
  private falseStarts = 0;
  private dismissed = false;

  constructor(batches: Batch | Series, options: ThreadOptions = {}) {
    const { workers = availableParallelism(), most = workers, entry = ENTRY } = options;
    this.size = Math.max(1, Math.min(workers, most));
    this.entry = startable(entry);
    this.series = seriesToJson(seriesOf(batches));
    this.limits = options.botLimits ?? DEFAULT_LIMITS;
    this.room = {
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
      maxOldGenerationSizeMb: options.heap ?? HEAP_MEGABYTES,
    };
    this.gameTime = options.gameTime ?? Number.POSITIVE_INFINITY;
    const pace = Math.min(LONGEST_WATCH, this.gameTime / LOOKS);
    this.watch = Number.isFinite(this.gameTime) ? setInterval(() => this.lookAround(pace), pace).unref() : undefined;
  }

  play(games: readonly number[]): Promise<ChunkResult> {
    if (this.dismissed) return Promise.reject(new Error('the workers have been dismissed'));
    return new Promise((resolve, reject) => {
      const hand =
        [...this.hands].find(({ job, overdue }) => job === undefined && overdue === undefined) ?? this.hire();
      hand.take({ games, resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      hand.worker.postMessage({ games } satisfies Request);
    });
  }

  async dismiss(): Promise<void> {
    this.dismissed = true;
    clearInterval(this.watch);
    await Promise.all([...this.hands].map(({ worker }) => worker.terminate()));
  }

  private hire(): Hand {
    const begun = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const workerData: WorkerData = { series: this.series, limits: this.limits, begun };
    const worker = new Worker(this.entry, { workerData, execArgv: EXEC_ARGV, resourceLimits: this.room });
    const hand = new Hand(worker, begun);
    this.hands.add(hand);
    worker.on('message', (reply: Reply) => this.hear(hand, reply));
    worker.on('error', error => {
      hand.complaint = error instanceof Error ? error.message : String(error);
    });
    worker.on('exit', code => this.lose(hand, code));
    return hand;
  }

  private hear(hand: Hand, reply: Reply): void {
    switch (reply.kind) {
      case 'ready':
        hand.ready = true;
        this.falseStarts = 0;
        return;
      case 'opened':
        hand.programs.add(reply.pid);
        return;
      case 'closed':
        hand.programs.delete(reply.pid);
        return;
      case 'played':
        hand.leave()?.resolve({ records: reply.records, failures: reply.failures });
    }
  }

  /** Time is counted in looks: a machine that slept meanwhile has not played. */
  private lookAround(pace: number): void {
    for (const hand of this.hands) if (hand.look() * pace >= this.gameTime) hand.stop();
  }

  private lose(hand: Hand, code: number): void {
    this.hands.delete(hand);
    hand.endPrograms();
    if (!hand.ready) this.falseStarts++;
    const why = hand.complaint === '' ? `it ended with code ${code}` : hand.complaint;
    hand.leave()?.reject(this.reasonFor(hand, why));
  }

  private reasonFor({ overdue }: Hand, why: string): Error {
    if (overdue !== undefined) return new GameOverdue(overdue, `took longer than ${this.gameTime / 1000} s`);
    return this.falseStarts >= MOST_FALSE_STARTS
      ? new Error(`the workers do not start: ${why}`)
      : new WorkerLost(`the worker died: ${why}`);
  }
}

const FROM_SOURCE = import.meta.url.endsWith('.ts');
const ENTRY = new URL(FROM_SOURCE ? './worker.ts' : './worker.js', import.meta.url);
const EXEC_ARGV = FROM_SOURCE ? ['--conditions=@hexfall/source'] : [];

/** A build runs as it is. From source a worker needs to be told how to read TypeScript, whatever its parent knows. */
function startable(entry: URL): URL {
  if (!FROM_SOURCE) return entry;
  // What `require` finds is the build for it; the one for modules stands beside.
  const reader = new URL('index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm/api')));
  const [tsx, worker] = [reader, entry].map(({ href }) => JSON.stringify(href));
  const code = `(await import(${tsx})).register(); await import(${worker});`;
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`);
}
