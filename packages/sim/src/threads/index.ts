export { areQuick, OwnThreadFirst } from './own-thread-first.ts';
export { type ThreadOptions, WorkerThreads } from './worker-threads.ts';
