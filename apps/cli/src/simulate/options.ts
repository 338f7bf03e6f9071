import { DEFAULT_LIMITS, type TimeLimits } from '@hexfall/sim/outside';
import { UsageError } from '../exit.ts';

/** Those of every command that plays many games: who plays them, as it was typed. */
export interface StaffingOptions {
  readonly botTime: string;
  readonly workers?: string;
  readonly gameTime?: string;
}

/** The options of `simulate` as they were typed; what is `undefined` was not. */
export interface SimulateOptions extends StaffingOptions {
  readonly games?: string;
  readonly board?: readonly string[];
  readonly rules: string;
  readonly seed: string;
  readonly bots?: string;
  readonly deploy: boolean;
  readonly withdrawal: string;
  readonly swapSides: boolean;
  readonly turns: string;
  readonly precision?: string;
  readonly out?: string;
  readonly replays?: string;
  readonly report?: string;
  readonly resume?: string;
  readonly json: boolean;
}

/** Those that say how games are played. */
export type MatchOptions = Omit<
  SimulateOptions,
  keyof StaffingOptions | 'games' | 'precision' | 'out' | 'replays' | 'resume' | 'json'
>;

/** Who plays games, and how long that may take. */
export interface Staffing {
  /** Threads; 0 plays in this one. `undefined` for one on every core. */
  readonly workers: number | undefined;
  /** Seconds that one game may take; `undefined` leaves it to who plays. */
  readonly gameTime: number | undefined;
  /** What a bot from outside may take. */
  readonly limits: TimeLimits;
}

/** How much to play, by whom, and what to leave behind. */
export interface RunPlan extends Staffing {
  /** At most. */
  readonly games: number;
  /** Half the width of A's interval at which it is enough; 0 to play all games. */
  readonly precision: number;
  readonly replays: number;
}

/** Seconds that a game may take unless a user says otherwise; a bot from outside may be slow, and is watched itself. */
export const GAME_SECONDS = { own: 600, outside: 3600 } as const;

const DEFAULT_GAMES = 200;
/** Where only the precision is asked for: enough for half a percent. */
const GAMES_FOR_PRECISION = 100_000;
export const MOST_GAMES = 100_000_000;
const MOST_WORKERS = 1024;
const MOST_REPLAYS = 1000;
const MOST_SECONDS = 1_000_000;
const MOST_MILLISECONDS = 1_000_000_000;

export function readRunPlan(options: SimulateOptions): RunPlan {
  const precision = options.precision === undefined ? 0 : readShare(options.precision);
  const games = precision === 0 ? DEFAULT_GAMES : GAMES_FOR_PRECISION;
  return {
    games: options.games === undefined ? games : readWhole('--games', options.games, 1, MOST_GAMES),
    precision,
    ...readStaffing(options),
    replays: options.replays === undefined ? 0 : readWhole('--replays', options.replays, 0, MOST_REPLAYS),
  };
}

export function readStaffing(options: StaffingOptions): Staffing {
  const workers = options.workers === undefined ? undefined : readWhole('--workers', options.workers, 0, MOST_WORKERS);
  if (workers === 0 && options.gameTime !== undefined)
    throw new UsageError('--game-time needs workers: nobody can stop a game in the only thread (--workers 0).');
  return {
    workers,
    gameTime: options.gameTime === undefined ? undefined : readWhole('--game-time', options.gameTime, 1, MOST_SECONDS),
    limits: { ...DEFAULT_LIMITS, order: readWhole('--bot-time', options.botTime, 1, MOST_MILLISECONDS) },
  };
}

export function readWhole(name: string, text: string, least: number, most: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new UsageError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

/** `1%` or `0.01`. */
export function readShare(text: string): number {
  const match = /^(\d*\.?\d+)(%?)$/.exec(text.trim());
  const value = match === null ? Number.NaN : Number(match[1]) / (match[2] === '%' ? 100 : 1);
  if (value > 0 && value < 0.5) return value;
  throw new UsageError(`--precision must be a share such as 1% or 0.01, below 50%, not "${text}".`);
}
