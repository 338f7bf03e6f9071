import {
  type Batch,
  type BotOpener,
  crewsOf,
  type GameFailure,
  hasOutsideBots,
  type ResultCollector,
  typicalGames,
} from '@hexfall/sim';
import type { Film } from '@hexfall/stage';
import { writeFileAtomically } from '../files.ts';
import { curveMaker, readCurveGames } from '../report-curves.ts';
import type { RunPlan, SimulateOptions } from './options.ts';
import type { CommandContext } from './simulate.ts';

/** How many games a report shows: one of each kind. */
const FILMS = 5;

/** The games of a run and how they were played. */
export interface PlayedBatch {
  readonly plan: RunPlan;
  readonly batch: Batch;
  readonly collector: ResultCollector;
  readonly failures: readonly GameFailure[];
  /** Remarks from reading forces and boards. */
  readonly notes: readonly string[];
  /** Starts external bots; `undefined` if there are none. */
  readonly open: BotOpener | undefined;
  /** The forces as the user typed them; `undefined` in a run that was resumed without naming them. */
  readonly forces: readonly [string, string] | undefined;
}

/** Plays a few telling games again and writes the report with them. The code that draws it is loaded only when needed. */
export async function writeReport(
  played: PlayedBatch,
  options: SimulateOptions,
  context: CommandContext,
): Promise<void> {
  if (options.report === undefined) return;
  const report = await import('@hexfall/report');
  const { batch, collector, failures, forces, notes } = played;
  const films: Film[] = [];
  const curves = curveMaker(readCurveGames(options), played.plan, context);
  for (const { game, why } of typicalGames(collector.samples, FILMS)) {
    const shown = { batch, game, why, title: `game ${game}`, firstBoard: 0 };
    films.push(await report.filmOfGame(shown, { open: played.open, chances: curves(batch) }));
  }
  const boards = batch.fields.map(({ straight }) => straight.board);
  const typed = { ...options, seed: hasOutsideBots(batch) && options.secret !== undefined ? batch.seed : options.seed };
  const command = forces === undefined ? {} : { command: commandOf(forces, collector.samples.count, typed) };
  writeFileAtomically(
    options.report,
    report.simulationReport({
      result: collector.result(failures),
      films,
      boards,
      notes,
      crews: [crewsOf(batch, 0), crewsOf(batch, 1)],
      ...command,
    }),
  );
  if (!options.json) context.write(`\nReport: ${options.report}\n`);
}

/** Returns the command line that plays the same games again. Options that were not given are left out. */
function commandOf([a, b]: readonly [string, string], games: number, options: SimulateOptions): string {
  const { board = [], rules, seed, bots, turns, swapSides } = options;
  const words = [
    'hexfall',
    'simulate',
    a,
    b,
    ...optionWords({ games: String(games), seed, rules, turns, bots }),
    ...board.flatMap(name => ['--board', name]),
    ...(swapSides ? [] : ['--no-swap-sides']),
  ];
  return words.map(word => (/^[\w./:,=%+-]+$/.test(word) ? word : `"${word}"`)).join(' ');
}

function optionWords(options: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]));
}
