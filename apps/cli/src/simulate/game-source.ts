import { type Batch, type RunEnd, type RunOptions, runBatch, type Series } from '@hexfall/sim';
import type { WorkerSettings } from './options.ts';
import type { PlayNews } from './run-progress.ts';
import { workforceFor } from './workforce.ts';

/** How many games to play, the signal that stops them, and who is told about them. */
export interface GameOrder extends RunOptions {
  readonly signal: AbortSignal;
  /** Called with the number of games that have been played elsewhere, and with their players. */
  readonly onNews: (news: PlayNews) => void;
}

/** The players of the games of a run: this machine, or the workers of a store. */
export interface GameSource {
  play(batches: Batch | Series, order: GameOrder): Promise<RunEnd>;
  /** How to continue a run that was stopped; `undefined` if its file is enough to continue it. */
  readonly continueWith: string | undefined;
}

/** Plays games on the threads of this machine. */
export function ownMachine(settings: WorkerSettings): GameSource {
  return {
    play: (batches, order) => runBatch(batches, workforceFor(batches, settings, order.games), order),
    continueWith: undefined,
  };
}
