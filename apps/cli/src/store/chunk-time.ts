import { findInSeries, hasOutsideBots, playGame, type Series } from '@hexfall/sim';

/** Processor time for games that show how long one takes, in milliseconds. The first part does not count: code is slow at first. */
const WARM_UP_MS = 150;
const TRIAL_MS = 200;
/** External bots are not started only to see how slow they are. */
const OUTSIDE_SECONDS = 1;
/** Steps of this share of a run come to all its parts, whatever its length. */
const GOLDEN_SHARE = 0.618;

/** Returns about how many seconds a game of a run takes on this machine when it has nothing else to do. */
export function secondsPerGame(series: Series, games: number): number {
  if (series.some(hasOutsideBots)) return OUTSIDE_SECONDS;
  const step = Math.max(1, Math.floor(games * GOLDEN_SHARE));
  let next = 0;
  const playOne = (): void => {
    const { batch, game } = findInSeries(series, next % games);
    playGame(batch, game);
    next += step;
  };
  // A short run would be over before one knows.
  const most = Math.ceil(games / 10);
  playFor(WARM_UP_MS, most, playOne);
  return playFor(TRIAL_MS, most, playOne);
}

/** Plays for a while, at least one game. Returns the processor seconds of one. */
function playFor(milliseconds: number, most: number, playOne: () => void): number {
  const start = process.cpuUsage();
  let [played, elapsed] = [0, 0];
  while ((elapsed < milliseconds && played < most) || played === 0) {
    playOne();
    played++;
    const { user, system } = process.cpuUsage(start);
    elapsed = (user + system) / 1000;
  }
  return elapsed / 1000 / played;
}
