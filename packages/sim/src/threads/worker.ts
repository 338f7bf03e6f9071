import { parentPort, workerData } from 'node:worker_threads';
import { serveGames, type WorkerData } from './serve.ts';

// The file that a worker thread runs.
if (parentPort !== null) serveGames(parentPort, workerData as WorkerData);
