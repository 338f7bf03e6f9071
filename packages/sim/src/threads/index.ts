export { type ThreadOptions, WorkerThreads } from './worker-threads.ts';
