import { MAX_GAMES } from '@hexfall/sim';
import { DEFAULT_LIMITS, type TimeLimits } from '@hexfall/sim/outside';
import { quote } from '../clean-text.ts';
import { readConfig } from '../config/config-file.ts';
import { UsageError } from '../exit.ts';
import type { Seeds } from '../seed.ts';
import type { StoreOptions } from '../store/store-options.ts';

/** The options about threads and time limits as the user typed them. */
export interface WorkerOptions {
  readonly botTime: string;
  readonly workers?: string;
  readonly gameTime?: string;
}

/** The options of `simulate` as the user typed them; an option that was not given is `undefined`. */
export interface SimulateOptions extends WorkerOptions, Seeds, StoreOptions {
  readonly games?: string;
  readonly board?: readonly string[];
  readonly rules: string;
  readonly skill?: string;
  readonly bots?: string;
  readonly deploy: boolean;
  readonly withdrawal: string;
  readonly swapSides: boolean;
  readonly turns: string;
  readonly precision?: string;
  readonly out?: string;
  readonly replays?: string;
  readonly report?: string;
  readonly curve?: string | true;
  readonly resume?: string;
  readonly force: boolean;
  readonly json: boolean;
}

/** The options that say how each game is played. */
export type MatchOptions = Omit<
  SimulateOptions,
  keyof WorkerOptions | keyof StoreOptions | 'games' | 'precision' | 'out' | 'replays' | 'resume' | 'force' | 'json'
>;

/** How many threads play, and how long games and bots may take. */
export interface WorkerSettings {
  /** Number of threads; 0 plays in the main thread, `undefined` uses one thread for each core. */
  readonly workers: number | undefined;
  /** Seconds that one game may take; `undefined` for the default, which depends on the bots. */
  readonly gameTime: number | undefined;
  /** Time limits of external bots. */
  readonly limits: TimeLimits;
}

/** How many games to play, by how many threads, and how many replays to write. */
export interface RunPlan extends WorkerSettings {
  /** Maximum number of games. */
  readonly games: number;
  /** Half the width of the interval of A's win rate at which the run may stop; 0 to play all games. */
  readonly precision: number;
  readonly replays: number;
}

const DEFAULT_GAMES = 200;
/** The most games if the user asked only for a precision: enough for half a percent. */
const GAMES_FOR_PRECISION = 100_000;
export const MAX_WORKERS = 1024;
const MAX_REPLAYS = 1000;
const MAX_SECONDS = 1_000_000;
/** The longest time for a bot, in milliseconds. Timers can count only about twice as far. */
export const MAX_BOT_TIME = 1_000_000_000;

/** The options that say how many games are played. */
export type RunOptions = WorkerOptions & Pick<SimulateOptions, 'games' | 'precision' | 'replays'>;

export function readRunPlan(options: RunOptions): RunPlan {
  const precision = options.precision === undefined ? 0 : readShare(options.precision);
  const games = precision === 0 ? DEFAULT_GAMES : GAMES_FOR_PRECISION;
  return {
    games: options.games === undefined ? games : readWholeNumber('--games', options.games, 1, MAX_GAMES),
    precision,
    ...readWorkerSettings(options),
    replays: options.replays === undefined ? 0 : readWholeNumber('--replays', options.replays, 0, MAX_REPLAYS),
  };
}

export function readWorkerSettings(options: WorkerOptions): WorkerSettings {
  const typed = options.workers ?? readConfig().workers;
  const workers = typed === undefined ? undefined : readWholeNumber('--workers', typed, 0, MAX_WORKERS);
  if (workers === 0 && options.gameTime !== undefined)
    throw new UsageError('--game-time needs workers: with --workers 0 a game cannot be stopped.');
  return {
    workers,
    gameTime:
      options.gameTime === undefined ? undefined : readWholeNumber('--game-time', options.gameTime, 1, MAX_SECONDS),
    limits: { ...DEFAULT_LIMITS, order: readWholeNumber('--bot-time', options.botTime, 1, MAX_BOT_TIME) },
  };
}

export function readWholeNumber(option: string, text: string, min: number, max: number): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new UsageError(`${option} must be a whole number from ${min} to ${max}, not ${quote(text)}.`);
}

/** Reads a share: `1%` or `0.01`. */
export function readShare(text: string, option = '--precision'): number {
  const match = /^(\d*\.?\d+)(%?)$/.exec(text.trim());
  const value = match === null ? Number.NaN : Number(match[1]) / (match[2] === '%' ? 100 : 1);
  if (value > 0 && value < 0.5) return value;
  throw new UsageError(`${option} must be a share such as 1% or 0.01, below 50%, not ${quote(text)}.`);
}
