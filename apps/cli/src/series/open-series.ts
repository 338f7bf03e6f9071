import type { Result } from '@hexfall/rules';
import {
  formatSeriesHeader,
  type GameRecord,
  isSameSeries,
  MAX_GAMES,
  parseSeriesHeader,
  remarksOnSeries,
  type SeriesHeader,
} from '@hexfall/sim';
import { UsageError } from '../exit.ts';
import { type FileLock, NO_LOCK } from '../file-lock.ts';
import { keepSecret } from '../seed.ts';
import { createGameFile, type GameFile, type GameFileKind, resumeGameFile } from '../simulate/game-file.ts';
import { readWholeNumber } from '../simulate/options.ts';
import { claimTable, isParquet } from '../simulate/parquet-file.ts';
import { GameTable } from './game-table.ts';
import type { Remarks, RequestedSeries, SeriesCommand, SeriesOptions, Task } from './series-command.ts';

/** Returns the number of games of all match-ups together. It is even for each, because sides are exchanged in pairs of games. */
function countGames<T>({ gamesEach }: SeriesCommand<T>, { games }: SeriesOptions, batches: number): number {
  const each = games === undefined ? gamesEach : readWholeNumber('--games', games, 1, MAX_GAMES);
  const all = 2 * Math.ceil(each / 2) * batches;
  if (all <= MAX_GAMES) return all;
  throw new UsageError(`--games ${each} makes ${all} games in ${batches} match-ups; the limit is ${MAX_GAMES} in all.`);
}

/** Returns a note that one game more is played than the user asked for. */
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

export function fileKind<T>({ name, kind }: SeriesCommand<T>): GameFileKind<SeriesHeader<T>> {
  return {
    command: name,
    format: header => formatSeriesHeader(kind, header),
    parse: line => parseSeriesHeader(kind, line),
    batchesOf: ({ series }) => series,
  };
}

/** Reads the first line of a file that this command has written. */
export function readSeriesHeader<T>(command: SeriesCommand<T>, line: string): Result<SeriesHeader<T>, string> {
  return fileKind(command).parse(line);
}

interface StartedRun<T> {
  readonly task: Task<T>;
  readonly file: GameFile | undefined;
  /** Keeps other runs from using the table that is written at the end. */
  readonly claim: FileLock;
}

export function startRun<T>(
  command: SeriesCommand<T>,
  requested: RequestedSeries<T> | undefined,
  options: SeriesOptions,
): StartedRun<T> {
  if (requested === undefined) throw new UsageError(`${command.name} needs at least one force.`);
  const { series, about, secrets } = requested;
  const remarks = { secrets, notes: [...requested.notes, ...evenNote(options.games)] };
  const header = { series, about, games: countGames(command, options, series.length) };
  const firstLine = fileKind(command).format(header);
  return openRun(command, { header, firstLine }, remarks, options);
}

/** Opens the files of a new run. */
export function openRun<T>(
  command: SeriesCommand<T>,
  { header, firstLine }: { readonly header: SeriesHeader<T>; readonly firstLine: string },
  remarks: Remarks,
  { out, force }: SeriesOptions,
): StartedRun<T> {
  const { series } = header;
  if (out !== undefined && isParquet(out)) {
    const claim = claimTable(out, force);
    return { task: createTask(command, header, remarks, new GameTable(series)), file: undefined, claim };
  }
  const file = out === undefined ? undefined : createGameFile(out, command.name, firstLine, force);
  return { task: createTask(command, header, remarks), file, claim: NO_LOCK };
}

/** Continues the run in a file up to its original number of games, unless the user now asks for a different number. */
export function resumeRun<T>(
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
        `${path} has games of different match-ups; to continue it, leave out the forces and their options.`,
      );
    const asBefore = options.games === undefined && command.stopOptions === '';
    const games = asBefore ? header.games : countGames(command, options, header.series.length);
    const notes = requested?.notes ?? remarksOnSeries(header.series);
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

export function addGame<T>(task: Task<T>, record: GameRecord): void {
  task.count++;
  if (record.forfeit !== undefined) task.forfeits++;
  task.listener.add(record);
  task.table?.add(record);
}
