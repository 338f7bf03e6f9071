import {
  formatSeriesHeader,
  type GameFailure,
  type GameRecord,
  isSameSeries,
  parseSeriesHeader,
  runBatch,
  type RunEnd,
  type SeriesHeader,
  type SeriesKind,
} from '@hexfall/sim';
import { counted } from '../counted.ts';
import { UsageError } from '../exit.ts';
import { checkFolder } from '../files.ts';
import { complain } from '../simulate/complain.ts';
import { createGameFile, type GameFile, type GameFileKind, resumeGameFile } from '../simulate/game-file.ts';
import { MOST_GAMES, readStaffing, readWhole, type Staffing, type StaffingOptions } from '../simulate/options.ts';
import { isParquet } from '../simulate/parquet-file.ts';
import { ProgressLine } from '../progress-line.ts';
import type { Surroundings } from '../simulate/simulate.ts';
import { workforceFor } from '../simulate/workforce.ts';
import { GameTable } from './game-table.ts';

/** Options of every command that plays several match-ups side by side. */
export interface SeriesOptions extends StaffingOptions {
  readonly games?: string;
  readonly out?: string;
  readonly resume?: string;
  readonly json: boolean;
}

/** A command that plays several match-ups side by side, and what it makes of their games. */
export interface SeriesCommand<T> {
  readonly name: string;
  readonly kind: SeriesKind<T>;
  /** Games of each match-up unless stated. */
  readonly gamesEach: number;
  /** Options that say when it is enough, to be given again by whoever goes on. */
  readonly until: string;
  /** Who takes the games in. */
  readonly listen: (header: SeriesHeader<T>) => SeriesListener;
}

export interface SeriesListener {
  add(record: GameRecord): void;
  /** What the games say so far, in a few words. */
  estimate(): string;
  /** How many games it is going to be, as things look. */
  expected(games: number): number;
  isEnough(): boolean;
  /** The result, for people or as JSON with what was noticed. */
  tell(failures: readonly GameFailure[], notes: readonly string[]): string;
}

/** What a user asked to be played, and what was noticed on the way. */
export interface AskedSeries<T> extends Pick<SeriesHeader<T>, 'series' | 'about'> {
  readonly notes: readonly string[];
}

/** What is known before the first game of this run. */
interface Task<T> {
  readonly header: SeriesHeader<T>;
  readonly listener: SeriesListener;
  /** Where games are kept for a table that is written in the end. */
  readonly table: GameTable | undefined;
  /** Numbers of games that an earlier run has played. */
  readonly done: Set<number>;
  /** Games that were taken in, those of earlier runs too. */
  count: number;
  readonly notes: readonly string[];
}

/** Plays what was asked for, or goes on with what a file has, and tells what came of it. */
export async function playSeries<T>(
  command: SeriesCommand<T>,
  asked: AskedSeries<T> | undefined,
  options: SeriesOptions,
  around: Surroundings,
): Promise<void> {
  const staffing = readStaffing(options);
  const { task, file } =
    options.resume === undefined ? begin(command, asked, options) : resume(command, asked, options);
  const tell = (failures: readonly GameFailure[]): void => around.write(task.listener.tell(failures, task.notes));
  let end: RunEnd;
  try {
    end = await playOn(task, file, staffing, around);
  } catch (error) {
    // Whatever went wrong, what was played is told.
    tell([]);
    throw error;
  } finally {
    file?.close();
  }
  tell(end.failures);
  leaveFiles(task, options, around);
  complain(end, {
    out: options.resume ?? options.out,
    command: command.name,
    until: command.until,
    played: task.count,
    games: task.header.games,
  });
}

/** Both sides in turn, so there are as many games of one as of the other. */
function gamesOf<T>({ gamesEach }: SeriesCommand<T>, { games }: SeriesOptions, batches: number): number {
  const each = games === undefined ? gamesEach : readWhole('--games', games, 1, MOST_GAMES);
  return 2 * Math.ceil(each / 2) * batches;
}

function taskOf<T>(
  command: SeriesCommand<T>,
  header: SeriesHeader<T>,
  notes: readonly string[] = [],
  table?: GameTable,
): Task<T> {
  return { header, listener: command.listen(header), table, done: new Set(), count: 0, notes };
}

function fileKind<T>({ name, kind }: SeriesCommand<T>): GameFileKind<SeriesHeader<T>> {
  return {
    command: name,
    format: header => formatSeriesHeader(kind, header),
    parse: line => parseSeriesHeader(kind, line),
    batchesOf: ({ series }) => series,
  };
}

function begin<T>(
  command: SeriesCommand<T>,
  asked: AskedSeries<T> | undefined,
  options: SeriesOptions,
): { readonly task: Task<T>; readonly file: GameFile | undefined } {
  if (asked === undefined) throw new UsageError(`${command.name} needs to know who plays.`);
  const { series, about, notes } = asked;
  const header = { series, about, games: gamesOf(command, options, series.length) };
  const { out } = options;
  if (out === undefined) return { task: taskOf(command, header, notes), file: undefined };
  if (!isParquet(out))
    return { task: taskOf(command, header, notes), file: createGameFile(out, fileKind(command), header) };
  checkFolder(out);
  return { task: taskOf(command, header, notes, new GameTable(series)), file: undefined };
}

/** Goes on with a file, up to as many games as were wanted then, unless another number is asked for now. */
function resume<T>(
  command: SeriesCommand<T>,
  asked: AskedSeries<T> | undefined,
  options: SeriesOptions,
): { readonly task: Task<T>; readonly file: GameFile } {
  const path = options.resume!;
  if (options.out !== undefined && options.out !== path)
    throw new UsageError('--resume goes on with the file it names; leave out --out.');
  let task: Task<T> | undefined;
  const file = resumeGameFile(path, fileKind(command), header => {
    if (asked !== undefined && !isSameSeries(asked.series, header.series))
      throw new UsageError(`${path} has games of other match-ups; leave out who plays and how to go on with it.`);
    const asBefore = options.games === undefined && command.until === '';
    const games = asBefore ? header.games : gamesOf(command, options, header.series.length);
    const earlier = taskOf(command, { ...header, games }, asked?.notes);
    task = earlier;
    return record => {
      if (record.game >= games || earlier.done.has(record.game)) return;
      earlier.done.add(record.game);
      take(earlier, record);
    };
  });
  return { task: task!, file };
}

function take<T>(task: Task<T>, record: GameRecord): void {
  task.count++;
  task.listener.add(record);
  task.table?.add(record);
}

async function playOn<T>(
  task: Task<T>,
  file: GameFile | undefined,
  staffing: Staffing,
  around: Surroundings,
): Promise<RunEnd> {
  const { header, listener, done } = task;
  const { series, games } = header;
  const progress = new ProgressLine(around.terminal, { unit: 'games', before: done.size });
  const onGames = (records: readonly GameRecord[]): void => {
    for (const record of records) take(task, record);
    file?.write(records);
    progress.show(task.count, listener.expected(games), () => listener.estimate());
  };
  const isEnough = (): boolean => listener.isEnough();
  try {
    const workforce = workforceFor(series, staffing, games);
    return await runBatch(series, workforce, { games, done, signal: around.signal, onGames, isEnough });
  } finally {
    progress.clear();
  }
}

function leaveFiles<T>({ count, table, notes }: Task<T>, options: SeriesOptions, { write }: Surroundings): void {
  const out = options.resume ?? options.out;
  if (out !== undefined) table?.write(out);
  if (options.json) return;
  if (notes.length > 0) write(`\n${notes.map(note => `Note: ${note}\n`).join('')}`);
  if (out !== undefined) write(`\n${counted(count, 'game')} in ${out}\n`);
}
