import { UsageError } from '../exit.ts';

/** The options of `simulate` as they were typed; what is `undefined` was not. */
export interface SimulateOptions {
  readonly games?: string;
  readonly board?: readonly string[];
  readonly rules: string;
  readonly seed: string;
  readonly bots?: string;
  readonly swapSides: boolean;
  readonly turns: string;
  readonly workers?: string;
  readonly precision?: string;
  readonly out?: string;
  readonly replays?: string;
  readonly report?: string;
  readonly resume?: string;
  readonly json: boolean;
}

/** How much to play, by whom, and what to leave behind. */
export interface RunPlan {
  /** At most. */
  readonly games: number;
  /** Half the width of A's interval at which it is enough; 0 to play all games. */
  readonly precision: number;
  /** Threads; 0 plays in this one. `undefined` for one on every core. */
  readonly workers: number | undefined;
  readonly replays: number;
}

const DEFAULT_GAMES = 200;
/** Where only the precision is asked for: enough for half a percent. */
const GAMES_FOR_PRECISION = 100_000;
const MOST_GAMES = 100_000_000;
const MOST_WORKERS = 1024;
const MOST_REPLAYS = 1000;

export function readRunPlan(options: SimulateOptions): RunPlan {
  const precision = options.precision === undefined ? 0 : readShare(options.precision);
  const games = precision === 0 ? DEFAULT_GAMES : GAMES_FOR_PRECISION;
  return {
    games: options.games === undefined ? games : readWhole('--games', options.games, 1, MOST_GAMES),
    precision,
    workers: options.workers === undefined ? undefined : readWhole('--workers', options.workers, 0, MOST_WORKERS),
    replays: options.replays === undefined ? 0 : readWhole('--replays', options.replays, 0, MOST_REPLAYS),
  };
}

export function readWhole(name: string, text: string, least: number, most: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new UsageError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

/** `1%` or `0.01`. */
function readShare(text: string): number {
  const match = /^(\d*\.?\d+)(%?)$/.exec(text.trim());
  const value = match === null ? Number.NaN : Number(match[1]) / (match[2] === '%' ? 100 : 1);
  if (value > 0 && value < 0.5) return value;
  throw new UsageError(`--precision must be a share such as 1% or 0.01, below 50%, not "${text}".`);
}
