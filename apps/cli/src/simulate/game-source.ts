import { type Batch, type RunEnd, type RunOptions, runBatch, type Series } from '@hexfall/sim';
import type { WorkerSettings } from './options.ts';
import type { PlayNews } from './run-progress.ts';
import { workforceFor } from './workforce.ts';

/** What whoever plays games needs to know, and whom to tell. */
export interface GameOrder extends RunOptions {
  readonly signal: AbortSignal;
  /** Told how many games have been played elsewhere, and by whom. */
  readonly onNews: (news: PlayNews) => void;
}

/** Who plays the games of a run: this machine, or those of a store. */
export interface GameSource {
  play(batches: Batch | Series, order: GameOrder): Promise<RunEnd>;
  /** How to go on with a run that was stopped; `undefined` if its file says it. */
  readonly continueWith: string | undefined;
}

/** Games are played on the threads of this machine. */
export function ownMachine(settings: WorkerSettings): GameSource {
  return {
    play: (batches, order) => runBatch(batches, workforceFor(batches, settings, order.games), order),
    continueWith: undefined,
  };
}
