import type { UnitFacts } from '@hexfall/data';
import type { MatchSettings, PlayerKind } from '../begin/model/match-settings.ts';

/** What lists show of a game that is kept. */
export interface GameSummary {
  readonly id: string;
  readonly name: string;
  /** When it was begun and last changed, in milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  /** Grows with every change, so that two tabs cannot overwrite each other's game unnoticed. */
  readonly revision: number;
  readonly turn: number;
  readonly over: boolean;
  /** How it ended, such as "Side A wins"; empty while it is under way. */
  readonly result: string;
  readonly sides: readonly SideSummary[];
  /** The name of the file that it was read from; empty for a game that was played here. */
  readonly file: string;
}

export interface SideSummary {
  /** Who plays the side; `undefined` where a file does not say. */
  readonly player: PlayerKind | undefined;
  /** Names of its units. */
  readonly units: readonly string[];
}

/** A game with everything that is needed to go on with it. */
export interface GameRecord extends GameSummary {
  /** What it was made from; `undefined` for a game that was read from a file. */
  readonly settings: MatchSettings | undefined;
  /** The replay so far: a header, then orders and events, each on a line. */
  readonly replay: string;
}

/** A unit file of the user's own. It is kept as it was, and read by the same reader as any other file. */
export interface UnitRecord {
  readonly id: string;
  readonly chassis: string;
  readonly model: string;
  readonly clanName: string;
  readonly tonnage: number;
  /** Battle Value with an average crew. */
  readonly value: number;
  /** `undefined` for a bare record sheet, which does not say all of it. */
  readonly facts: UnitFacts | undefined;
  readonly file: string;
  readonly text: string;
  readonly added: number;
}

/** A board file of the user's own. */
export interface BoardRecord {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly file: string;
  readonly text: string;
  readonly added: number;
}

/** A force of the user's own, with the ids of its units. */
export interface ForceRecord {
  readonly id: string;
  readonly units: readonly { readonly unit: string; readonly gunnery: number; readonly piloting: number }[];
  readonly added: number;
}

/** One choice that is remembered. */
export interface SettingRecord {
  readonly id: string;
  readonly value: unknown;
}

/** The text of a game's replay, apart from its summary: a list of games need not read every game. */
export interface ReplayRecord {
  readonly id: string;
  readonly settings: MatchSettings | undefined;
  readonly replay: string;
}

/** What is kept, by the name of its store. */
export interface Stores {
  readonly games: GameSummary;
  readonly replays: ReplayRecord;
  readonly units: UnitRecord;
  readonly boards: BoardRecord;
  readonly forces: ForceRecord;
  readonly settings: SettingRecord;
}

export type StoreName = keyof Stores;
export const STORE_NAMES: readonly StoreName[] = ['games', 'replays', 'units', 'boards', 'forces', 'settings'];
