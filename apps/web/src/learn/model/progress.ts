import type { Library } from '../../library/library.ts';

/** How far a reader has come in the lesson. It is kept with the game. */
export interface Progress {
  /** Id of the game in the library. */
  readonly game: string;
  /** Steps that were read. */
  readonly told: readonly string[];
  /** The index at which the events since the reader's previous order begin, and that at which they end. */
  readonly since: number;
  readonly at: number;
  /** Whether the reader has read what happened before the last decision. */
  readonly reportRead: boolean;
  /** Whether the reader has ended the lesson and continues without the coach. */
  readonly ended: boolean;
}

/** Returns the progress at the beginning of a lesson. */
export function freshProgress(game: string): Progress {
  return { game, told: [], since: 0, at: 0, reportRead: false, ended: false };
}

/** Reads stored progress; `undefined` for anything else. */
export function readProgress(value: unknown): Progress | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { game, told, since, at, reportRead, ended } = value as Readonly<Record<string, unknown>>;
  const isRight =
    typeof game === 'string' &&
    Array.isArray(told) &&
    told.every(id => typeof id === 'string') &&
    isCount(since) &&
    isCount(at) &&
    typeof reportRead === 'boolean' &&
    typeof ended === 'boolean';
  return isRight ? { game, told, since, at, reportRead, ended } : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

/** Name of the setting for the progress of the last lesson. */
export const LESSON = 'lesson';

/** Returns the id of the game that has a coach; `undefined` if there is none. */
export async function coachedGame(library: Library): Promise<string | undefined> {
  const progress = readProgress(await library.setting(LESSON));
  return progress === undefined || progress.ended ? undefined : progress.game;
}
