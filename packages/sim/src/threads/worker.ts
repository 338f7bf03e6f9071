import { parentPort, workerData } from 'node:worker_threads';
import { serveGames } from './serve.ts';

// The file that a worker thread runs.
if (parentPort !== null) serveGames(parentPort, workerData);
