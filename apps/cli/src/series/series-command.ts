import type { GameFailure, GameRecord, SeriesHeader, SeriesKind, TellingGame } from '@hexfall/sim';
import type { RunCommand } from '@hexfall/store';
import type { WorkerOptions } from '../simulate/options.ts';
import type { StoreOptions } from '../store/store-options.ts';
import type { GameTable } from './game-table.ts';
import type { PageContents, ReportModule } from './series-report.ts';

/** The options shared by all commands that play several match-ups side by side. */
export interface SeriesOptions extends WorkerOptions, StoreOptions {
  /** A new seed for games with external bots; `undefined` if the user gave a seed. */
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
  /** The command under which a store keeps runs of this kind; `undefined` if no store keeps them. */
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

/** Collects the games of a series and turns them into a result. */
export interface SeriesListener {
  add(record: GameRecord): void;
  /** Returns the result so far, in a few words for the progress line. */
  estimate(): string;
  /** Returns how many games the run is expected to take, at most `games`. */
  expectedGames(games: number): number;
  isEnough(): boolean;
  /** Returns the result as text for people, or as JSON with the notes. */
  formatResult(failures: readonly GameFailure[], notes: readonly string[]): string;
  /** Creates a web page of the result; left out if the command has no page. */
  readonly page?: SeriesPage;
}

export interface SeriesPage {
  /** Returns games to show in the page. */
  tellingGames(): readonly TellingGame[];
  create(report: ReportModule, contents: PageContents): string;
}

/** Remarks for the user besides the result. */
export interface Remarks {
  /** Remarks from reading forces and boards. */
  readonly notes: readonly string[];
  /** Remarks that may be shown only when the games are over, such as a secret seed. */
  readonly secrets: readonly string[];
}

/** The match-ups that a user asked for. */
export interface RequestedSeries<T> extends Pick<SeriesHeader<T>, 'series' | 'about'>, Remarks {}

/** The state of a run: what to play, and what has been played. */
export interface Task<T> {
  readonly header: SeriesHeader<T>;
  readonly listener: SeriesListener;
  /** Collects games for a table that is written at the end; `undefined` if the user did not ask for one. */
  readonly table: GameTable | undefined;
  /** Numbers of the games that an earlier run has played. */
  readonly done: Set<number>;
  /** How many games have been played, including those of earlier runs. */
  count: number;
  /** How many of these games a bot forfeited. */
  forfeits: number;
  readonly remarks: Remarks;
}
