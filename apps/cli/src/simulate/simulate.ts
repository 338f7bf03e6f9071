import {
  type Batch,
  formatHeaderLine,
  type GameFailure,
  type GameRecord,
  isPrecise,
  isSameBatch,
  MIN_GAMES_FOR_PRECISION,
  observationsNeeded,
  type PrecisionGoal,
  parseHeaderLine,
  ResultCollector,
  type RunEnd,
  remarksOnSeries,
} from '@hexfall/sim';
import { readBot } from '../bots/read-bots.ts';
import { FailedError, UsageError } from '../exit.ts';
import { type FileLock, NO_LOCK } from '../file-lock.ts';
import { formatCount } from '../format-count.ts';
import { formatNote } from '../format-note.ts';
import type { Output } from '../output.ts';
import { prepareReport } from '../report-file.ts';
import { keepSecret } from '../seed.ts';
import { checkStoreOptions, usesStore } from '../store/store-request.ts';
import type { WantedRun } from '../store/store-run.ts';
import { createBatch } from './create-batch.ts';
import { failIfIncomplete } from './fail-if-incomplete.ts';
import { winEstimate } from './figures.ts';
import { createGameFile, type GameFile, type GameReceiver, resumeGameFile, SIMULATION_FILE } from './game-file.ts';
import { type GameSource, ownMachine } from './game-source.ts';
import { writeReport } from './html-report.ts';
import { type RunPlan, readRunPlan, type SimulateOptions } from './options.ts';
import { claimTable, isParquet, writeParquet } from './parquet-file.ts';
import { refuseExistingReplays, replayBase, writeReplays } from './replay-files.ts';
import { formatReport, simulationToJson } from './report.ts';
import { RunProgress } from './run-progress.ts';
import { openerFor } from './workforce.ts';

/** What a command needs from the program: where it prints, and the signal that stops it. */
export interface CommandContext extends Pick<Output, 'write' | 'note' | 'terminal'> {
  readonly signal: AbortSignal;
}

/** The state of a run: what to play, and what has been played. */
interface Task {
  readonly plan: RunPlan;
  readonly batch: Batch;
  readonly collector: ResultCollector;
  readonly done: ReadonlySet<number>;
  readonly file: GameFile | undefined;
  /** Keeps other runs from using the table that is written at the end. */
  readonly claim: FileLock;
  /** Remarks from reading forces and boards. */
  readonly notes: readonly string[];
  /** Remarks that may be shown only when the games are over, such as a secret seed. */
  readonly secrets: readonly string[];
}

/** Plays a match-up many times and prints the result. */
export async function simulate(
  forces: readonly [string, string] | undefined,
  options: SimulateOptions,
  context: CommandContext,
): Promise<void> {
  checkStoreOptions(options);
  prepareReport(options);
  const task = options.resume === undefined ? startRun(forces, options) : resumeRun(forces, options, options.resume);
  try {
    if (!options.json) context.note(task.notes);
    const show = (source: GameSource): Promise<void> => playAndReport(task, source, forces, options, context);
    if (!usesStore(options)) await show(ownMachine(task.plan));
    else
      await (await import('../store/play-in-store.ts')).playInStore(wantedRun(task), options, task.plan, context, show);
  } finally {
    task.claim.release();
  }
}

/** Shows a simulation that others play, given the first line of its file. */
export async function showSimulation(
  header: string,
  source: GameSource,
  options: SimulateOptions,
  context: CommandContext,
): Promise<void> {
  const read = parseHeaderLine(header);
  if (!read.ok) throw new FailedError(`the run ${read.errors[0]!}.`);
  prepareReport(options);
  const { batch } = read.value;
  const task = openTask({ batch, firstLine: header }, readRunPlan(options), options, {
    notes: remarksOnSeries([batch]),
    secrets: [],
  });
  try {
    await playAndReport(task, source, undefined, options, context);
  } finally {
    task.claim.release();
  }
}

function wantedRun({ batch, plan: { games, precision } }: Task): WantedRun {
  const name = batch.forces.map(force => force.name).join(' - ');
  const header = formatHeaderLine({ batch, games });
  return { command: 'simulate', name, header, series: [batch], games, precision };
}

async function playAndReport(
  task: Task,
  source: GameSource,
  forces: readonly [string, string] | undefined,
  options: SimulateOptions,
  context: CommandContext,
): Promise<void> {
  let end: RunEnd;
  try {
    end = await playRemaining(task, source, context);
  } catch (error) {
    // Even after an error, show and keep the games that were played.
    printResult(task, [], options, context);
    await writeTable(task, options);
    throw error;
  } finally {
    task.file?.close();
  }
  printResult(task, end.failures, options, context);
  await writeFiles(task, options, context);
  const played = { ...task, open: openerFor(task.batch, task.plan), forces, failures: end.failures };
  await writeReport(played, options, context);
  failIfIncomplete(end, {
    out: options.resume ?? options.out,
    command: 'simulate',
    stopOptions: options.precision === undefined ? '' : ` --precision ${options.precision}`,
    played: task.collector.samples.count,
    games: task.plan.games,
    forfeits: task.collector.forfeited,
    continueWith: source.continueWith,
  });
}

function startRun(forces: readonly [string, string] | undefined, options: SimulateOptions): Task {
  if (forces === undefined) throw new UsageError('simulate needs two forces, A and B.');
  const plan = readRunPlan(options);
  const { batch, ...remarks } = createBatch(forces, options);
  const firstLine = formatHeaderLine({ batch, games: plan.games });
  return openTask({ batch, firstLine }, plan, options, remarks);
}

/** Opens the files of a new run. */
function openTask(
  { batch, firstLine }: { readonly batch: Batch; readonly firstLine: string },
  plan: RunPlan,
  options: SimulateOptions,
  { notes, secrets }: Pick<Task, 'notes' | 'secrets'>,
): Task {
  const { out, force } = options;
  if (plan.replays > 0) refuseExistingReplays(replayBase(out), options);
  const claim = out !== undefined && isParquet(out) ? claimTable(out, force) : NO_LOCK;
  const file =
    out === undefined || isParquet(out) ? undefined : createGameFile(out, SIMULATION_FILE.command, firstLine, force);
  return { plan, batch, collector: new ResultCollector(batch), done: new Set(), file, claim, notes, secrets };
}

/** Continues the run in a file up to its original number of games, unless the user now asks for a different number. */
function resumeRun(forces: readonly [string, string] | undefined, options: SimulateOptions, path: string): Task {
  const plan = readRunPlan(options);
  if (options.out !== undefined && options.out !== path)
    throw new UsageError('--resume appends to the file that it names; leave out --out.');
  if (plan.replays > 0) refuseExistingReplays(replayBase(path), options);
  const requested = forces === undefined ? undefined : createBatch(forces, options);
  let earlier: Omit<Task, 'file' | 'claim'> | undefined;
  const file = resumeGameFile(path, SIMULATION_FILE, ({ batch, games: wanted }) => {
    if (requested !== undefined && !isSameBatch(keepSecret(requested.batch, batch, options), batch))
      throw new UsageError(
        `${path} has games of a different match-up; to continue it, leave out A, B and their options.`,
      );
    for (const bot of batch.bots) readBot(bot);
    const games = options.games === undefined && plan.precision === 0 ? wanted : plan.games;
    const done = new Set<number>();
    earlier = {
      plan: { ...plan, games },
      batch,
      collector: new ResultCollector(batch),
      done,
      notes: requested?.notes ?? remarksOnSeries([batch]),
      secrets: [],
    };
    return createReceiver(earlier, done);
  });
  return { ...earlier!, file, claim: NO_LOCK };
}

/** Returns a receiver that counts each game once, and no game beyond the number of the plan. */
function createReceiver({ plan, collector }: Pick<Task, 'plan' | 'collector'>, done: Set<number>): GameReceiver {
  return record => {
    if (record.game >= plan.games || done.has(record.game)) return;
    done.add(record.game);
    collector.add(record);
  };
}

/** Whether the win rate of A is known with the precision that was asked for; never, if none was. */
export function isPreciseEnough(collector: ResultCollector, precision: number): boolean {
  return isPrecise(goalOf(precision), collector.samples.count, collector.rate(0));
}

async function playRemaining(
  { plan, batch, collector, done, file }: Task,
  source: GameSource,
  context: CommandContext,
): Promise<RunEnd> {
  const progress = new RunProgress(context.terminal, {
    count: () => collector.samples.count,
    expected: () => expectedGames(plan, collector),
    estimate: () => winEstimate(collector.rate(0)),
    forfeits: () => collector.forfeited,
  });
  const onGames = (records: readonly GameRecord[]): void => {
    for (const record of records) collector.add(record);
    file?.write(records);
    progress.onGames();
  };
  const isEnough = (): boolean => isPreciseEnough(collector, plan.precision);
  try {
    return await source.play(batch, {
      games: plan.games,
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

function goalOf(precision: number): PrecisionGoal {
  return { precision, least: MIN_GAMES_FOR_PRECISION };
}

function expectedGames(plan: RunPlan, collector: ResultCollector): number {
  if (plan.precision === 0) return plan.games;
  return Math.min(plan.games, observationsNeeded(goalOf(plan.precision), collector.samples.count, collector.rate(0)));
}

function printResult(
  { collector, notes, secrets }: Task,
  failures: readonly GameFailure[],
  { json }: SimulateOptions,
  { write }: CommandContext,
): void {
  const result = collector.result(failures);
  if (json) return write(`${JSON.stringify({ ...simulationToJson(result), notes: [...notes, ...secrets] })}\n`);
  write(`${[...formatReport(result), ...secrets.map(formatNote)].join('\n')}\n`);
}

/** Writes the Parquet table of all games, if `--out` names one. */
async function writeTable({ batch, collector }: Task, { out }: SimulateOptions): Promise<void> {
  if (out !== undefined && isParquet(out)) await writeParquet(out, batch, collector.samples);
}

async function writeFiles(task: Task, options: SimulateOptions, { write }: CommandContext): Promise<void> {
  const { batch, plan } = task;
  const { samples } = task.collector;
  const out = options.resume ?? options.out;
  await writeTable(task, options);
  const print = options.json ? () => undefined : write;
  if (out !== undefined) print(`\n${formatCount(samples.count, 'game')} in ${out}\n`);
  const order = { batch, samples, count: plan.replays, open: openerFor(batch, plan) };
  const replays = await writeReplays(order, replayBase(out));
  if (replays.length > 0) print(`\nReplays:\n${replays.map(line => `  ${line}\n`).join('')}`);
}
