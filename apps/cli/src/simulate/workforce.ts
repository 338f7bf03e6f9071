import { type Batch, OwnThread, type Series, type Workforce } from '@hexfall/sim';
import { WorkerThreads } from '@hexfall/sim/threads';
import type { RunPlan } from './options.ts';

/** Who plays so many games: so many threads, this one for 0, or one on every core. */
export function workforceFor(
  batches: Batch | Series,
  { workers, games }: Pick<RunPlan, 'workers' | 'games'>,
): Workforce {
  if (workers === 0) return new OwnThread(batches);
  return new WorkerThreads(batches, workers === undefined ? { most: games } : { workers });
}
