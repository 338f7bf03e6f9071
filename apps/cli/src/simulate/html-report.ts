import { accessSync, closeSync, constants, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { readReplay } from '@hexfall/protocol';
import type { Film, makeFilm } from '@hexfall/report';
import {
  type Batch,
  type BotOpener,
  type GameFailure,
  planGame,
  replayGame,
  replayGameAsync,
  type ResultCollector,
  type TypicalGame,
  typicalGames,
} from '@hexfall/sim';
import { UsageError } from '../exit.ts';
import { reasonOf } from '../files.ts';
import { writeWhole } from '../library/library-index.ts';
import type { SimulateOptions } from './options.ts';

/** Games that a report can show: one of each kind. */
const FILMS = 5;

/** Sees to it that the page can be written, and that what draws it is there when the games are: it takes a moment to load. */
export function prepareReport({ report }: SimulateOptions): void {
  if (report === undefined) return;
  checkPath(report);
  import('@hexfall/report').catch(() => undefined);
}

/** Leaves what is there as it is. */
function checkPath(path: string): void {
  try {
    // The page is written beside it first, and takes its place as a whole.
    accessSync(dirname(path), constants.W_OK);
    const before = statSync(path, { throwIfNoEntry: false });
    closeSync(openSync(path, 'a'));
    if (before === undefined) rmSync(path);
    else if (!before.isFile()) throw new Error('this is a device, not a file');
  } catch (error) {
    throw new UsageError(`${path}: ${reasonOf(error)}.`);
  }
}

/** What was played, and what for. */
export interface Played {
  readonly batch: Batch;
  readonly collector: ResultCollector;
  readonly failures: readonly GameFailure[];
  /** How bots from outside are started, where there are any. */
  readonly open: BotOpener | undefined;
  /** As they were named; unknown where a run is gone on with. */
  readonly forces: readonly [string, string] | undefined;
}

/** Plays a few telling games again and writes the page with them. What draws it is loaded only where it is asked for. */
export async function leaveReport(
  played: Played,
  options: SimulateOptions,
  write: (text: string) => void,
): Promise<void> {
  if (options.report === undefined) return;
  const report = await import('@hexfall/report');
  const { batch, collector, failures, forces } = played;
  const films: Film[] = [];
  for (const game of typicalGames(collector.samples, FILMS)) {
    films.push(await filmOf(played, game, report.makeFilm));
  }
  const boards = batch.fields.map(({ straight }) => straight.board);
  const again = forces === undefined ? {} : { command: commandOf(forces, collector.samples.count, options) };
  writeWhole(options.report, report.simulationReport({ result: collector.result(failures), films, boards, ...again }));
  if (!options.json) write(`\nReport: ${options.report}\n`);
}

async function filmOf({ batch, open }: Played, { game, why }: TypicalGame, make: typeof makeFilm): Promise<Film> {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  if (open === undefined) replayGame(batch, game, write);
  else await replayGameAsync(batch, game, write, open);
  const replay = readReplay(lines.join('\n'));
  if (!replay.ok) throw new Error(replay.errors[0]!.message);
  const { board, swapped } = planGame(batch, game);
  const film = make(replay.value, { why, title: `game ${game}`, board, swapped });
  if (!film.ok) throw new Error(film.errors[0]!.message);
  return film.value;
}

/** Where the same games come from again. Only what was not left to itself is named. */
function commandOf([a, b]: readonly [string, string], games: number, options: SimulateOptions): string {
  const { board = [], rules, seed, bots, turns, swapSides } = options;
  const words = [
    'hexfall',
    'simulate',
    a,
    b,
    ...named({ games: String(games), seed, rules, turns, bots }),
    ...board.flatMap(name => ['--board', name]),
    ...(swapSides ? [] : ['--no-swap-sides']),
  ];
  return words.map(word => (/^[\w./:,=%+-]+$/.test(word) ? word : `"${word}"`)).join(' ');
}

function named(options: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
}
