import {
  formatSeriesHeader,
  type GameFailure,
  type GameRecord,
  isSameSeries,
  MAX_GAMES,
  parseSeriesHeader,
  type RunEnd,
  runBatch,
  type SeriesHeader,
  type SeriesKind,
} from '@hexfall/sim';
import { UsageError } from '../exit.ts';
import { type FileLock, NO_LOCK } from '../file-lock.ts';
import { formatCount } from '../format-count.ts';
import { formatNote } from '../format-note.ts';
import { ProgressLine } from '../progress-line.ts';
import { remarksOnBatches } from '../remarks.ts';
import { prepareReport } from '../report-file.ts';
import { keepSecret } from '../seed.ts';
import { failIfIncomplete } from '../simulate/fail-if-incomplete.ts';
import { withForfeits } from '../simulate/forfeits.ts';
import { createGameFile, type GameFile, type GameFileKind, resumeGameFile } from '../simulate/game-file.ts';
import { readWholeNumber, readWorkerSettings, type WorkerOptions, type WorkerSettings } from '../simulate/options.ts';
import { claimTable, isParquet } from '../simulate/parquet-file.ts';
import type { CommandContext } from '../simulate/simulate.ts';
import { openerFor, workforceFor } from '../simulate/workforce.ts';
import { GameTable } from './game-table.ts';
import { type PageContents, type ReportModule, writeSeriesReport } from './series-report.ts';
import type { TellingGame } from './telling-games.ts';

/** The options shared by all commands that play several match-ups side by side. */
export interface SeriesOptions extends WorkerOptions {
  /** A new seed for games with external bots; `undefined` if the user gave one. */
  readonly secret?: string;
  readonly games?: string;
  readonly out?: string;
  readonly resume?: string;
  readonly report?: string;
  readonly force: boolean;
  readonly json: boolean;
}

/** A command that plays several match-ups side by side. */
export interface SeriesCommand<T> {
  readonly name: string;
  readonly kind: SeriesKind<T>;
  /** Games of each match-up if `--games` is not given. */
  readonly gamesEach: number;
  /** Options that decide when a run may stop; a user who resumes it has to repeat them. */
  readonly stopOptions: string;
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
  /** Games to show in a report. */
  tellingGames(): readonly TellingGame[];
  /** The result as a web page. */
  createPage(report: ReportModule, contents: PageContents): string;
}

/** What is told besides the result. */
interface Remarks {
  /** From reading forces and boards. */
  readonly notes: readonly string[];
  /** What may be told only when the games are over. */
  readonly secrets: readonly string[];
}

/** The match-ups that a user asked for. */
export interface RequestedSeries<T> extends Pick<SeriesHeader<T>, 'series' | 'about'>, Remarks {}

/** The state of a run: what to play, and what has been played. */
interface Task<T> {
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

/** Plays the requested match-ups, or continues the run that `--resume` names, and prints the result. */
export async function playSeries<T>(
  command: SeriesCommand<T>,
  requested: RequestedSeries<T> | undefined,
  options: SeriesOptions,
  context: CommandContext,
): Promise<void> {
  const settings = readWorkerSettings(options);
  prepareReport(options);
  const { task, file, claim } =
    options.resume === undefined ? startRun(command, requested, options) : resumeRun(command, requested, options);
  try {
    if (!options.json) context.note(task.remarks.notes);
    await playAndReport(command, { task, file, settings }, options, context);
  } finally {
    claim.release();
  }
}

/** A run whose files are open. */
interface OpenRun<T> {
  readonly task: Task<T>;
  readonly file: GameFile | undefined;
  readonly settings: WorkerSettings;
}

async function playAndReport<T>(
  command: SeriesCommand<T>,
  { task, file, settings }: OpenRun<T>,
  options: SeriesOptions,
  context: CommandContext,
): Promise<void> {
  const printResult = (failures: readonly GameFailure[]): void =>
    context.write(formatEnd(task, failures, options.json));
  let end: RunEnd;
  try {
    end = await playRemaining(task, file, settings, context);
  } catch (error) {
    // Whatever went wrong, show and keep the games that were played.
    printResult([]);
    if (options.out !== undefined) task.table?.write(options.out);
    throw error;
  } finally {
    file?.close();
  }
  printResult(end.failures);
  writeFiles(task, options, context);
  await writeReport(task, end.failures, settings, options, context);
  failIfIncomplete(end, {
    out: options.resume ?? options.out,
    command: command.name,
    stopOptions: command.stopOptions,
    played: task.count,
    games: task.header.games,
    forfeits: task.forfeits,
  });
}

/** The number of games of all match-ups, made even for each because sides are exchanged in pairs of games. */
function countGames<T>({ gamesEach }: SeriesCommand<T>, { games }: SeriesOptions, batches: number): number {
  const each = games === undefined ? gamesEach : readWholeNumber('--games', games, 1, MAX_GAMES);
  const all = 2 * Math.ceil(each / 2) * batches;
  if (all <= MAX_GAMES) return all;
  throw new UsageError(`--games ${each} makes ${all} games in ${batches} match-ups; the limit is ${MAX_GAMES} in all.`);
}

/** Says that there is a game more than was asked for. */
function evenNote(games: string | undefined): readonly string[] {
  const asked = Number(games ?? 0);
  if (asked % 2 === 0) return [];
  return [`--games ${asked} plays ${asked + 1} games of each pairing, so that each side begins half of them.`];
}

function createTask<T>(
  command: SeriesCommand<T>,
  header: SeriesHeader<T>,
  remarks: Remarks,
  table?: GameTable,
): Task<T> {
  return { header, listener: command.createListener(header), table, done: new Set(), count: 0, forfeits: 0, remarks };
}

/** The result as text, or as JSON with all that is told besides. */
function formatEnd<T>({ listener, remarks }: Task<T>, failures: readonly GameFailure[], json: boolean): string {
  const { notes, secrets } = remarks;
  const result = listener.formatResult(failures, [...notes, ...secrets]);
  return json ? result : [result, ...secrets.map(secret => `${formatNote(secret)}\n`)].join('');
}

function fileKind<T>({ name, kind }: SeriesCommand<T>): GameFileKind<SeriesHeader<T>> {
  return {
    command: name,
    format: header => formatSeriesHeader(kind, header),
    parse: line => parseSeriesHeader(kind, line),
    batchesOf: ({ series }) => series,
  };
}

interface StartedRun<T> {
  readonly task: Task<T>;
  readonly file: GameFile | undefined;
  /** Keeps other runs from the table that is written at the end. */
  readonly claim: FileLock;
}

function startRun<T>(
  command: SeriesCommand<T>,
  requested: RequestedSeries<T> | undefined,
  options: SeriesOptions,
): StartedRun<T> {
  if (requested === undefined) throw new UsageError(`${command.name} needs at least one force.`);
  const { series, about, secrets } = requested;
  const remarks = { secrets, notes: [...requested.notes, ...evenNote(options.games)] };
  const header = { series, about, games: countGames(command, options, series.length) };
  const { out, force } = options;
  if (out !== undefined && isParquet(out)) {
    const claim = claimTable(out, force);
    return { task: createTask(command, header, remarks, new GameTable(series)), file: undefined, claim };
  }
  const file = out === undefined ? undefined : createGameFile(out, fileKind(command), header, force);
  return { task: createTask(command, header, remarks), file, claim: NO_LOCK };
}

/** Continues the run in a file up to its original number of games, unless another number is asked for now. */
function resumeRun<T>(
  command: SeriesCommand<T>,
  requested: RequestedSeries<T> | undefined,
  options: SeriesOptions,
): StartedRun<T> {
  const path = options.resume!;
  if (options.out !== undefined && options.out !== path)
    throw new UsageError('--resume appends to the file that it names; leave out --out.');
  let task: Task<T> | undefined;
  const file = resumeGameFile(path, fileKind(command), header => {
    const series = requested?.series.map((batch, i) => keepSecret(batch, header.series[i], options));
    if (series !== undefined && !isSameSeries(series, header.series))
      throw new UsageError(
        `${path} has games of other match-ups; to continue it, leave out the forces and their options.`,
      );
    const asBefore = options.games === undefined && command.stopOptions === '';
    const games = asBefore ? header.games : countGames(command, options, header.series.length);
    const notes = requested?.notes ?? remarksOnBatches(header.series);
    const earlier = createTask(command, { ...header, games }, { notes, secrets: [] });
    task = earlier;
    return record => {
      if (record.game >= games || earlier.done.has(record.game)) return;
      earlier.done.add(record.game);
      addGame(earlier, record);
    };
  });
  return { task: task!, file, claim: NO_LOCK };
}

function addGame<T>(task: Task<T>, record: GameRecord): void {
  task.count++;
  if (record.forfeit !== undefined) task.forfeits++;
  task.listener.add(record);
  task.table?.add(record);
}

async function playRemaining<T>(
  task: Task<T>,
  file: GameFile | undefined,
  settings: WorkerSettings,
  context: CommandContext,
): Promise<RunEnd> {
  const { header, listener, done } = task;
  const { series, games } = header;
  const progress = new ProgressLine(context.terminal, { unit: 'games', before: done.size });
  const onGames = (records: readonly GameRecord[]): void => {
    for (const record of records) addGame(task, record);
    file?.write(records);
    progress.show(task.count, listener.expectedGames(games), () => withForfeits(listener.estimate(), task.forfeits));
  };
  const isEnough = (): boolean => listener.isEnough();
  try {
    const workforce = workforceFor(series, settings, games);
    return await runBatch(series, workforce, { games, done, signal: context.signal, onGames, isEnough });
  } finally {
    progress.clear();
  }
}

function writeFiles<T>({ count, table }: Task<T>, options: SeriesOptions, { write }: CommandContext): void {
  const out = options.resume ?? options.out;
  if (out !== undefined) table?.write(out);
  if (options.json) return;
  if (out !== undefined) write(`\n${formatCount(count, 'game')} in ${out}\n`);
}

/** Writes the page with the result and a few games to watch, if one is asked for. */
async function writeReport<T>(
  { header, listener, remarks }: Task<T>,
  failures: readonly GameFailure[],
  settings: WorkerSettings,
  { report: path, json }: SeriesOptions,
  { write }: CommandContext,
): Promise<void> {
  if (path === undefined) return;
  const { series } = header;
  await writeSeriesReport({
    path,
    series,
    games: listener.tellingGames(),
    open: openerFor(series, settings),
    notes: remarks.notes,
    failures,
    createPage: (report, contents) => listener.createPage(report, contents),
  });
  if (!json) write(`\nReport: ${path}\n`);
}
