import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { type Series, seriesOf } from '../batch/series.ts';
import { seriesToJson } from '../batch/series-json.ts';
import { type ChunkResult, type Workforce, WorkerLost } from '../batch/workforce.ts';
import type { Batch } from '../batch/match-up.ts';
import type { Reply, Request } from './serve.ts';

export interface ThreadOptions {
  /** One for each core unless stated. */
  readonly workers?: number;
  /** Never more workers than this: as many as there are games. */
  readonly most?: number;
  /** File that a worker runs, for tests. */
  readonly entry?: URL;
}

/** A worker that cannot even begin is not tried for ever. */
const MOST_FALSE_STARTS = 3;

interface Job {
  readonly games: readonly number[];
  resolve(result: ChunkResult): void;
  reject(error: Error): void;
}

interface Hand {
  readonly worker: Worker;
  job: Job | undefined;
  ready: boolean;
  /** What it died of, as far as it said. */
  complaint: string;
}

/** Plays on worker threads. One that dies is replaced when there is work again. */
export class WorkerThreads implements Workforce {
  readonly size: number;
  private readonly entry: URL;
  private readonly options: WorkerOptions;
  private readonly hands = new Set<Hand>();
  private falseStarts = 0;
  private dismissed = false;

  constructor(batches: Batch | Series, options: ThreadOptions = {}) {
    const { workers = availableParallelism(), most = workers, entry = ENTRY } = options;
    this.size = Math.max(1, Math.min(workers, most));
    this.entry = startable(entry);
    this.options = { workerData: seriesToJson(seriesOf(batches)), execArgv: EXEC_ARGV };
  }

  play(games: readonly number[]): Promise<ChunkResult> {
    if (this.dismissed) return Promise.reject(new Error('the workers have been dismissed'));
    return new Promise((resolve, reject) => {
      const hand = [...this.hands].find(({ job }) => job === undefined) ?? this.hire();
      hand.job = { games, resolve, reject };
      hand.worker.ref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      hand.worker.postMessage({ games } satisfies Request);
    });
  }

  async dismiss(): Promise<void> {
    this.dismissed = true;
    await Promise.all([...this.hands].map(({ worker }) => worker.terminate()));
  }

  private hire(): Hand {
    const hand: Hand = { worker: new Worker(this.entry, this.options), job: undefined, ready: false, complaint: '' };
    this.hands.add(hand);
    hand.worker.on('message', (reply: Reply) => this.hear(hand, reply));
    hand.worker.on('error', error => {
      hand.complaint = error instanceof Error ? error.message : String(error);
    });
    hand.worker.on('exit', code => this.lose(hand, code));
    return hand;
  }

  private hear(hand: Hand, reply: Reply): void {
    if (reply.kind === 'ready') {
      hand.ready = true;
      this.falseStarts = 0;
      return;
    }
    const { job } = hand;
    hand.job = undefined;
    // An idle worker does not keep the program alive.
    hand.worker.unref();
    job?.resolve({ records: reply.records, failures: reply.failures });
  }

  private lose(hand: Hand, code: number): void {
    this.hands.delete(hand);
    if (!hand.ready) this.falseStarts++;
    const why = hand.complaint === '' ? `it ended with code ${code}` : hand.complaint;
    hand.job?.reject(
      this.falseStarts >= MOST_FALSE_STARTS
        ? new Error(`the workers do not start: ${why}`)
        : new WorkerLost(`the worker died: ${why}`),
    );
    hand.job = undefined;
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
