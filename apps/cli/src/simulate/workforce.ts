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
import { WorkerThreads } from '@hexfall/sim/threads';
import { GAME_SECONDS, type Staffing } from './options.ts';

/** Who plays so many games: this thread when no workers are wanted, otherwise threads that are watched. */
export function workforceFor(batches: Batch | Series, staffing: Staffing, games: number): Workforce {
  const { workers, gameTime, limits } = staffing;
  if (workers === 0) return new OwnThread(batches, openerFor(batches, staffing));
  const seconds = gameTime ?? (needOutsiders(batches) ? GAME_SECONDS.outside : GAME_SECONDS.own);
  const watched = { gameTime: seconds * 1000, botLimits: limits };
  return new WorkerThreads(
    batches,
    workers === undefined ? { ...watched, maxWorkers: games } : { ...watched, workers },
  );
}

/** How bots from outside are started, where there are any. */
export function openerFor(batches: Batch | Series, { limits }: Staffing): BotOpener | undefined {
  if (!needOutsiders(batches)) return undefined;
  return (orders, setup) => openBots(orders, setup, { limits, ownGroup: true });
}

function needOutsiders(batches: Batch | Series): boolean {
  return seriesOf(batches).some(hasOutsideBots);
}
