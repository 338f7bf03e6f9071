import type { BotName } from '@hexfall/bots';
import type { UnitFacts } from '@hexfall/data';
import type { WinCurve } from '@hexfall/sim';
import type { MatchSettings, PlayerKind } from '../begin/model/match-settings.ts';

/** The facts that lists show about a game that is kept. */
export interface GameSummary {
  readonly id: string;
  readonly name: string;
  /** When the game was begun and last changed, in milliseconds since 1970. */
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
  /** The player of the side; `undefined` if a file does not say. */
  readonly player: PlayerKind | undefined;
  /** Names of the units of the side. */
  readonly units: readonly string[];
}

/** A game with everything that is needed to continue it. */
export interface GameRecord extends GameSummary {
  /** The settings from which the game was created; `undefined` for a game that was read from a file. */
  readonly settings: MatchSettings | undefined;
  /** The replay so far: a header, then orders and events, each on a line. */
  readonly replay: string;
}

/** A unit file of the user's own. Its text is kept unchanged, and read by the same reader as any other file. */
export interface UnitRecord {
  readonly id: string;
  readonly chassis: string;
  readonly model: string;
  readonly clanName: string;
  readonly tonnage: number;
  /** Battle Value with an average crew. */
  readonly value: number;
  /** Facts about the unit; `undefined` for a bare record sheet, which does not state all of them. */
  readonly facts: UnitFacts | undefined;
  readonly file: string;
  readonly text: string;
  readonly added: number;
}

/** One of the user's own board files. */
export interface BoardRecord {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly file: string;
  readonly text: string;
  readonly added: number;
}

/** One of the user's own forces, with the ids of its units. Its id is its name. */
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
  /** Name of the pilot; left out if there is none. */
  readonly pilot?: string;
}

/** One stored setting. */
export interface SettingRecord {
  readonly id: string;
  readonly value: unknown;
}

/** The facts that lists show about a run of many games. */
export interface ResultSummary {
  readonly id: string;
  readonly name: string;
  readonly kind: 'simulation' | 'comparison' | 'tournament' | 'what-if';
  readonly added: number;
  readonly games: number;
  /** The result, in a sentence or two. */
  readonly says: string;
}

/** A run of many games with everything that is needed to show it again. */
export interface ResultRecord extends ResultSummary {
  /** The settings and the outcome of the run, in the format of its kind. */
  readonly text: string;
}

/** The text of a result, stored separately from its summary because it may have thousands of games. */
export interface ResultText {
  readonly id: string;
  readonly text: string;
}

/** Record sheets of a force that is used at a real table. */
export interface TableRecord {
  readonly id: string;
  readonly name: string;
  readonly updated: number;
  /** Everything that was entered so far. */
  readonly text: string;
}

/** The chances of both sides throughout a game, as they were last computed. Its id is that of the game. */
export interface CurveRecord {
  readonly id: string;
  /** The version of the engine that played the games for it: a different version might play them differently. */
  readonly engine: string;
  /** The bot that played on, on both sides. */
  readonly bot: BotName;
  /** How many events the game had had at that time. */
  readonly events: number;
  readonly curve: WinCurve;
}

/** The text of a game's replay, stored separately from its summary, so that a list of games need not read every replay. */
export interface ReplayRecord {
  readonly id: string;
  readonly settings: MatchSettings | undefined;
  readonly replay: string;
}

/** The records that are stored, by the name of their store. */
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
