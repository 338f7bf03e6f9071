import type { BotName } from '@hexfall/bots';
import type { UnitFacts } from '@hexfall/data';
import type { WinCurve } from '@hexfall/sim';
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

/** A force of the user's own, with the ids of its units. Its id is its name. */
export interface ForceRecord {
  readonly id: string;
  readonly units: readonly ForceMember[];
  readonly added: number;
}

/** A unit of a force, with its crew. */
export interface ForceMember {
  readonly unit: string;
  readonly gunnery: number;
  readonly piloting: number;
  /** Left out for a pilot without a name. */
  readonly pilot?: string;
}

/** One choice that is remembered. */
export interface SettingRecord {
  readonly id: string;
  readonly value: unknown;
}

/** What lists show of a run of many games. */
export interface ResultSummary {
  readonly id: string;
  readonly name: string;
  readonly kind: 'simulation' | 'comparison' | 'tournament' | 'what-if';
  readonly added: number;
  readonly games: number;
  /** What it came to, in a sentence or two. */
  readonly says: string;
}

/** A run of many games with everything that is needed to show it again. */
export interface ResultRecord extends ResultSummary {
  /** What it was made from and what came of it, in the form of its kind. */
  readonly text: string;
}

/** The text of a result, apart from its summary: it may have thousands of games. */
export interface ResultText {
  readonly id: string;
  readonly text: string;
}

/** Record sheets of a force that is played at a real table. */
export interface TableRecord {
  readonly id: string;
  readonly name: string;
  readonly updated: number;
  /** Everything that was put down so far. */
  readonly text: string;
}

/** How likely each side was to win over a game, as it was last worked out. Its id is that of the game. */
export interface CurveRecord {
  readonly id: string;
  /** The version of the engine that played its games: another might play them otherwise. */
  readonly engine: string;
  /** Who played on, on both sides. */
  readonly bot: BotName;
  /** How many events the game had had by then. */
  readonly events: number;
  readonly curve: WinCurve;
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
  readonly results: ResultSummary;
  readonly resultTexts: ResultText;
  readonly tables: TableRecord;
  readonly curves: CurveRecord;
}

export type StoreName = keyof Stores;
export const STORE_NAMES: readonly StoreName[] = [
  'games',
  'replays',
  'units',
  'boards',
  'forces',
  'settings',
  'results',
  'resultTexts',
  'tables',
  'curves',
];
