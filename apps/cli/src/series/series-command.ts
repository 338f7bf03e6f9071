import type { GameFailure, GameRecord, SeriesHeader, SeriesKind, TellingGame } from '@hexfall/sim';
import type { RunCommand } from '@hexfall/store';
import type { WorkerOptions } from '../simulate/options.ts';
import type { StoreOptions } from '../store/store-options.ts';
import type { GameTable } from './game-table.ts';
import type { PageContents, ReportModule } from './series-report.ts';

/** The options shared by all commands that play several match-ups side by side. */
export interface SeriesOptions extends WorkerOptions, StoreOptions {
  /** A new seed for games with external bots; `undefined` if the user gave one. */
  readonly secret?: string;
  readonly games?: string;
  readonly out?: string;
  readonly resume?: string;
  readonly report?: string;
  readonly curve?: string | true;
  readonly force: boolean;
  readonly json: boolean;
}

/** A command that plays several match-ups side by side. */
export interface SeriesCommand<T> {
  readonly name: string;
  /** What a store calls its runs; `undefined` if no store keeps them. */
  readonly storedAs?: Exclude<RunCommand, 'simulate'>;
  readonly kind: SeriesKind<T>;
  /** Games of each match-up if `--games` is not given. */
  readonly gamesEach: number;
  /** Options that decide when a run may stop; a user who resumes it has to repeat them. */
  readonly stopOptions: string;
  /** Half the width of the interval at which a run may stop; 0 to play all games. */
  readonly precision: number;
  readonly createListener: (header: SeriesHeader<T>) => SeriesListener;
}

/** Takes in the games of a series and turns them into a result. */
export interface SeriesListener {
  add(record: GameRecord): void;
  /** The result so far, in a few words for the progress line. */
  estimate(): string;
  /** How many games the run is expected to take, at most `games`. */
  expectedGames(games: number): number;
  isEnough(): boolean;
  /** The result as text for people, or as JSON with the notes. */
  formatResult(failures: readonly GameFailure[], notes: readonly string[]): string;
  /** What makes a web page of the result, if the command can write one. */
  readonly page?: SeriesPage;
}

export interface SeriesPage {
  /** Games to show in the page. */
  tellingGames(): readonly TellingGame[];
  create(report: ReportModule, contents: PageContents): string;
}

/** What is told besides the result. */
export interface Remarks {
  /** From reading forces and boards. */
  readonly notes: readonly string[];
  /** What may be told only when the games are over. */
  readonly secrets: readonly string[];
}

/** The match-ups that a user asked for. */
export interface RequestedSeries<T> extends Pick<SeriesHeader<T>, 'series' | 'about'>, Remarks {}

/** The state of a run: what to play, and what has been played. */
export interface Task<T> {
  readonly header: SeriesHeader<T>;
  readonly listener: SeriesListener;
  /** Collects games for a table that is written at the end; `undefined` if none is asked for. */
  readonly table: GameTable | undefined;
  /** Numbers of the games that an earlier run has played. */
  readonly done: Set<number>;
  /** How many games have been played, including those of earlier runs. */
  count: number;
  /** How many of them a bot forfeited. */
  forfeits: number;
  readonly remarks: Remarks;
}
