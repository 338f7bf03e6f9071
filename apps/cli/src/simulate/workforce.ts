import { type Batch, type BotOpener, hasOutsideBots, OwnThread, type Workforce } from '@hexfall/sim';
import { openBots } from '@hexfall/sim/outside';
import { WorkerThreads } from '@hexfall/sim/threads';
import { GAME_SECONDS, type RunPlan } from './options.ts';

/** Who plays: this thread when no workers are wanted, otherwise threads that are watched. */
export function workforceFor(batch: Batch, plan: RunPlan): Workforce {
  const { workers, games, gameTime, limits } = plan;
  if (workers === 0) return new OwnThread(batch, openerFor(batch, plan));
  const seconds = gameTime ?? (hasOutsideBots(batch) ? GAME_SECONDS.outside : GAME_SECONDS.own);
  const watched = { gameTime: seconds * 1000, botLimits: limits };
  return new WorkerThreads(batch, workers === undefined ? { ...watched, most: games } : { ...watched, workers });
}

/** How bots from outside are started, where there are any. */
export function openerFor(batch: Batch, { limits }: RunPlan): BotOpener | undefined {
  if (!hasOutsideBots(batch)) return undefined;
  return (orders, setup) => openBots(orders, setup, { limits, ownGroup: true });
}
