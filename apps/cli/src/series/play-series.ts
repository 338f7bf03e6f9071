import { type GameFailure, type GameRecord, type RunEnd, remarksOnSeries, type SeriesHeader } from '@hexfall/sim';
import { FailedError } from '../exit.ts';
import { formatCount } from '../format-count.ts';
import { formatNote } from '../format-note.ts';
import { curveMaker, readCurveGames } from '../report-curves.ts';
import { prepareReport } from '../report-file.ts';
import { failIfIncomplete } from '../simulate/fail-if-incomplete.ts';
import type { GameFile } from '../simulate/game-file.ts';
import { type GameSource, ownMachine } from '../simulate/game-source.ts';
import { readWorkerSettings, type WorkerSettings } from '../simulate/options.ts';
import { RunProgress } from '../simulate/run-progress.ts';
import type { CommandContext } from '../simulate/simulate.ts';
import { openerFor } from '../simulate/workforce.ts';
import { checkStoreOptions, usesStore } from '../store/store-request.ts';
import type { WantedRun } from '../store/store-run.ts';
import { addGame, fileKind, openRun, resumeRun, startRun } from './open-series.ts';
import type { RequestedSeries, SeriesCommand, SeriesOptions, Task } from './series-command.ts';
import { writeSeriesReport } from './series-report.ts';

/** Plays the requested match-ups, or continues the run that `--resume` names, and prints the result. */
export async function playSeries<T>(
  command: SeriesCommand<T>,
  requested: RequestedSeries<T> | undefined,
  options: SeriesOptions,
  context: CommandContext,
): Promise<void> {
  const settings = readWorkerSettings(options);
  checkStoreOptions(options);
  prepareReport(options);
  const { task, file, claim } =
    options.resume === undefined ? startRun(command, requested, options) : resumeRun(command, requested, options);
  try {
    if (!options.json) context.note(task.remarks.notes);
    const show = (source: GameSource): Promise<void> =>
      playAndReport(command, { task, file, settings, source }, options, context);
    const { storedAs } = command;
    if (!usesStore(options) || storedAs === undefined) await show(ownMachine(settings));
    else
      await (await import('../store/play-in-store.ts')).playInStore(
        wantedRun(command, storedAs, task.header),
        options,
        settings,
        context,
        show,
      );
  } finally {
    claim.release();
  }
}

/** Shows a series that others play, given the first line of its file. */
export async function showSeries<T>(
  command: SeriesCommand<T>,
  header: string,
  source: GameSource,
  options: SeriesOptions,
  context: CommandContext,
): Promise<void> {
  const read = fileKind(command).parse(header);
  if (!read.ok) throw new FailedError(`the run ${read.errors[0]!}.`);
  const settings = readWorkerSettings(options);
  prepareReport(options);
  const remarks = { notes: remarksOnSeries(read.value.series), secrets: [] };
  const { task, file, claim } = openRun(command, { header: read.value, firstLine: header }, remarks, options);
  try {
    await playAndReport(command, { task, file, settings, source }, options, context);
  } finally {
    claim.release();
  }
}

function wantedRun<T>(command: SeriesCommand<T>, storedAs: WantedRun['command'], header: SeriesHeader<T>): WantedRun {
  const { series, games } = header;
  const name = formatCount(series.length, 'pairing');
  const line = fileKind(command).format(header);
  return { command: storedAs, name, header: line, series, games, precision: command.precision };
}

/** A run whose files are open. */
interface OpenRun<T> {
  readonly task: Task<T>;
  readonly file: GameFile | undefined;
  readonly settings: WorkerSettings;
  readonly source: GameSource;
}

async function playAndReport<T>(
  command: SeriesCommand<T>,
  { task, file, settings, source }: OpenRun<T>,
  options: SeriesOptions,
  context: CommandContext,
): Promise<void> {
  const printResult = (failures: readonly GameFailure[]): void =>
    context.write(formatEnd(task, failures, options.json));
  let end: RunEnd;
  try {
    end = await playRemaining(task, file, source, context);
  } catch (error) {
    // Even after an error, show and keep the games that were played.
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
    continueWith: source.continueWith,
  });
}

/** Returns the result as text, or as JSON with all remarks. */
function formatEnd<T>({ listener, remarks }: Task<T>, failures: readonly GameFailure[], json: boolean): string {
  const { notes, secrets } = remarks;
  const result = listener.formatResult(failures, [...notes, ...secrets]);
  return json ? result : [result, ...secrets.map(secret => `${formatNote(secret)}\n`)].join('');
}

async function playRemaining<T>(
  task: Task<T>,
  file: GameFile | undefined,
  source: GameSource,
  context: CommandContext,
): Promise<RunEnd> {
  const { header, listener, done } = task;
  const { series, games } = header;
  const progress = new RunProgress(context.terminal, {
    count: () => task.count,
    expected: () => listener.expectedGames(games),
    estimate: () => listener.estimate(),
    forfeits: () => task.forfeits,
  });
  const onGames = (records: readonly GameRecord[]): void => {
    for (const record of records) addGame(task, record);
    file?.write(records);
    progress.onGames();
  };
  const isEnough = (): boolean => listener.isEnough();
  try {
    return await source.play(series, {
      games,
      done,
      signal: context.signal,
      onGames,
      isEnough,
      onNews: progress.onNews,
    });
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

/** Writes the page with the result and a few games to watch, if the user asked for one. */
async function writeReport<T>(
  { header, listener, remarks }: Task<T>,
  failures: readonly GameFailure[],
  settings: WorkerSettings,
  options: SeriesOptions,
  context: CommandContext,
): Promise<void> {
  const { report: path, json } = options;
  const { page } = listener;
  if (path === undefined || page === undefined) return;
  const { series } = header;
  await writeSeriesReport({
    path,
    series,
    games: page.tellingGames(),
    open: openerFor(series, settings),
    curves: curveMaker(readCurveGames(options), settings, context),
    notes: remarks.notes,
    failures,
    createPage: (report, contents) => page.create(report, contents),
  });
  if (!json) context.write(`\nReport: ${path}\n`);
}
