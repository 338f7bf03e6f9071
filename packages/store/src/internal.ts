/**
 * Shared with other packages of this workspace only: it may change at any time. A test makes sure that every name is used.
 */
export { describeAddress, hasPassword, parseAddress, type StoreAddress } from './address.ts';
export { describeFailure } from './database-failure.ts';
export { patiently } from './patience.ts';
export { chunkGames } from './runs/chunk-plan.ts';
export { followRun, type RunNews } from './runs/follow-run.ts';
export { isRunCommand, type RunCommand, readAnySeries } from './runs/run-header.ts';
export type { RunInfo, RunSummary } from './runs/run-info.ts';
export { sampleBatch } from './sample-batch.ts';
export { Store } from './store.ts';
export { StoreError, type Waiting } from './store-error.ts';
export type { WorkerInfo } from './worker/roster.ts';
export { type Judge, StoreWorker, type WorkerNews } from './worker/store-worker.ts';
