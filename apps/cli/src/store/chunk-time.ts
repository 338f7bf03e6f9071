import { findInSeries, hasOutsideBots, playGame, type Series } from '@hexfall/sim';

/** How long a few games are played to see how long one takes, in milliseconds, and how many of them at most. */
const TRIAL_MS = 300;
const MAX_TRIALS = 40;
/** External bots are not started only to see how slow they are. */
const OUTSIDE_SECONDS = 1;

/** Returns about how many seconds a game of a run takes on this machine. */
export function secondsPerGame(series: Series, games: number): number {
  if (series.some(hasOutsideBots)) return OUTSIDE_SECONDS;
  const start = performance.now();
  let played = 0;
  let elapsed = 0;
  while (elapsed < TRIAL_MS && played < Math.min(games, MAX_TRIALS)) {
    const { batch, game } = findInSeries(series, played++);
    playGame(batch, game);
    elapsed = performance.now() - start;
  }
  return elapsed / 1000 / played;
}
