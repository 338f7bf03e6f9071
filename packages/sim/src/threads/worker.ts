import { parentPort, workerData } from 'node:worker_threads';
import { serveGames, type WorkerData } from './serve.ts';

// Entry point of worker threads.
if (parentPort !== null) serveGames(parentPort, workerData as WorkerData);
