import { availableParallelism } from 'node:os';
import {
  type Batch,
  type BotOpener,
  hasOutsideBots,
  OwnThread,
  type Series,
  seriesOf,
  type Workforce,
} from '@hexfall/sim';
import { openBots } from '@hexfall/sim/outside';
import { areQuick, OwnThreadFirst, WorkerThreads } from '@hexfall/sim/threads';
import { GAME_SECONDS } from './match-options.ts';
import type { WorkerSettings } from './options.ts';

/** The most threads for each core: more would only take memory. The games are the same with any number. */
const MAX_WORKERS_PER_CORE = 8;

/**
 * Chooses who plays the games: the main thread with `--workers 0`, worker threads with a time limit if a number of them or a time
 * limit is given or games may take long, and otherwise as few threads as pay.
 */
export function workforceFor(batches: Batch | Series, settings: WorkerSettings, games: number): Workforce {
  const { workers, gameTime, limits } = settings;
  if (workers === 0) return new OwnThread(batches, openerFor(batches, settings));
  const seconds = gameTime ?? (haveOutsideBots(batches) ? GAME_SECONDS.outside : GAME_SECONDS.own);
  const maxWorkers = Math.min(games, MAX_WORKERS_PER_CORE * availableParallelism());
  const watched = { gameTime: seconds * 1000, botLimits: limits, maxWorkers };
  if (workers !== undefined) return new WorkerThreads(batches, { ...watched, workers });
  const unwatched = gameTime === undefined && areQuick(batches);
  return unwatched ? new OwnThreadFirst(batches, games, watched) : new WorkerThreads(batches, watched);
}

/** Returns a function that starts external bots; `undefined` if there are none. */
export function openerFor(batches: Batch | Series, { limits }: WorkerSettings): BotOpener | undefined {
  if (!haveOutsideBots(batches)) return undefined;
  return (orders, setup) => openBots(orders, setup, { limits });
}

function haveOutsideBots(batches: Batch | Series): boolean {
  return seriesOf(batches).some(hasOutsideBots);
}
