import { portOf } from '../../workers/worker-port.ts';
import type { WhatIfPort } from '../model/whatif-client.ts';

/** Starts the worker that plays on from moments of a game. It starts workers of its own for the games. */
export function startWhatIfWorker(): WhatIfPort {
  return portOf(
    new Worker(new URL('../worker/whatif-worker.ts', import.meta.url), { type: 'module', name: 'what-if' }),
  );
}
