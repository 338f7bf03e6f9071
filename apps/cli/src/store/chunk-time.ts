import { findInSeries, hasOutsideBots, playGame, type Series } from '@hexfall/sim';

/**
 * Milliseconds of processor time for games that are played to measure how long a game takes. The first part is not measured, since code is
 * slow at first.
 */
const WARM_UP_MS = 150;
const TRIAL_MS = 200;
/** Assumed seconds of a game with external bots, which are not started only to measure them. */
const OUTSIDE_SECONDS = 1;
/** The step between measured games, as a share of the run. With it, they come from all parts of a run, whatever its length. */
const GOLDEN_SHARE = 0.618;

/** Returns about how many seconds of processor time a game of a run takes on this machine. */
export function secondsPerGame(series: Series, games: number): number {
  if (series.some(hasOutsideBots)) return OUTSIDE_SECONDS;
  const step = Math.max(1, Math.floor(games * GOLDEN_SHARE));
  let next = 0;
  const playOne = (): void => {
    const { batch, game } = findInSeries(series, next % games);
    playGame(batch, game);
    next += step;
  };
  // Limits the games, since a short run should not take longer to measure than to play.
  const most = Math.ceil(games / 10);
  playFor(WARM_UP_MS, most, playOne);
  return playFor(TRIAL_MS, most, playOne);
}

/** Plays for a while, but at least one game. Returns the processor seconds of one game. */
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
