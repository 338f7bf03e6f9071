import {
  type Batch,
  type GameFailure,
  type GameRecord,
  isSameBatch,
  marginOfError,
  ResultCollector,
  runBatch,
  type RunEnd,
} from '@hexfall/sim';
import { readBot } from '../bots/read-bots.ts';
import { counted } from '../counted.ts';
import { UsageError } from '../exit.ts';
import { checkFolder } from '../files.ts';
import { complain } from './complain.ts';
import { createBatch } from './create-batch.ts';
import { createGameFile, type GameFile, type GameTaker, resumeGameFile, SIMULATION_FILE } from './game-file.ts';
import { leaveReport, prepareReport } from './html-report.ts';
import { readRunPlan, type RunPlan, type SimulateOptions } from './options.ts';
import { isParquet, writeParquet } from './parquet-file.ts';
import { createProgressLine, type Terminal, winEstimate } from './progress-line.ts';
import { replayBase, writeReplays } from './replay-files.ts';
import { formatReport, resultToJson } from './report.ts';
import { openerFor, workforceFor } from './workforce.ts';

/** What the program gives a command to work with. */
export interface Surroundings {
  readonly write: (text: string) => void;
  readonly terminal: Terminal;
  readonly signal: AbortSignal;
}

/** What is known before the first game of this run. */
interface Task {
  readonly plan: RunPlan;
  readonly batch: Batch;
  readonly collector: ResultCollector;
  readonly done: ReadonlySet<number>;
  readonly file: GameFile | undefined;
  /** What was noticed while the forces were read. */
  readonly notes: readonly string[];
}

/** Plays a match-up many times and says what came of it. */
export async function simulate(
  forces: readonly [string, string] | undefined,
  options: SimulateOptions,
  surroundings: Surroundings,
): Promise<void> {
  prepareReport(options);
  const task = options.resume === undefined ? begin(forces, options) : resume(forces, options, options.resume);
  let end: RunEnd;
  try {
    end = await playOn(task, surroundings);
  } catch (error) {
    // Whatever went wrong, what was played is told and kept.
    tell(task, [], options, surroundings);
    writeTable(task, options);
    throw error;
  } finally {
    task.file?.close();
  }
  tell(task, end.failures, options, surroundings);
  await leaveFiles(task, options, surroundings);
  await leaveReport(
    { ...task, open: openerFor(task.batch, task.plan), forces, failures: end.failures },
    options,
    surroundings.write,
  );
  complain(end, {
    out: options.resume ?? options.out,
    command: 'simulate',
    until: options.precision === undefined ? '' : ` --precision ${options.precision}`,
    played: task.collector.samples.count,
    games: task.plan.games,
  });
}

function begin(forces: readonly [string, string] | undefined, options: SimulateOptions): Task {
  if (forces === undefined) throw new UsageError('simulate needs two forces, A and B.');
  const plan = readRunPlan(options);
  const { batch, notes } = createBatch(forces, options);
  if (options.out !== undefined && isParquet(options.out)) checkFolder(options.out);
  const file =
    options.out === undefined || isParquet(options.out)
      ? undefined
      : createGameFile(options.out, SIMULATION_FILE, { batch, games: plan.games });
  return { plan, batch, collector: new ResultCollector(batch), done: new Set(), file, notes };
}

/** Goes on with a file, up to as many games as were wanted then, unless another number is asked for now. */
function resume(forces: readonly [string, string] | undefined, options: SimulateOptions, path: string): Task {
  const plan = readRunPlan(options);
  if (options.out !== undefined && options.out !== path)
    throw new UsageError('--resume goes on with the file it names; leave out --out.');
  const asked = forces === undefined ? undefined : createBatch(forces, options).batch;
  let earlier: Omit<Task, 'file'> | undefined;
  const file = resumeGameFile(path, SIMULATION_FILE, ({ batch, games: wanted }) => {
    if (asked !== undefined && !isSameBatch(asked, batch))
      throw new UsageError(`${path} has games of another match-up; leave out A, B and their options to go on with it.`);
    for (const bot of batch.bots) readBot(bot);
    const games = options.games === undefined && plan.precision === 0 ? wanted : plan.games;
    const done = new Set<number>();
    earlier = { plan: { ...plan, games }, batch, collector: new ResultCollector(batch), done, notes: [] };
    return takerOf(earlier, done);
  });
  return { ...earlier!, file };
}

/** Each game once, and none beyond what is asked for. */
function takerOf({ plan, collector }: Omit<Task, 'file'>, done: Set<number>): GameTaker {
  return record => {
    if (record.game >= plan.games || done.has(record.game)) return;
    done.add(record.game);
    collector.add(record);
  };
}

/** An interval of a handful of games may be narrow by chance. */
const FEWEST_FOR_PRECISION = 100;

async function playOn({ plan, batch, collector, done, file }: Task, around: Surroundings): Promise<RunEnd> {
  const progress = createProgressLine(around.terminal, done.size);
  const onGames = (records: readonly GameRecord[]): void => {
    for (const record of records) collector.add(record);
    file?.write(records);
    progress.show(collector.samples.count, expectedGames(plan, collector), () => winEstimate(collector.rate(0)));
  };
  const isEnough = (): boolean =>
    plan.precision > 0 &&
    collector.samples.count >= FEWEST_FOR_PRECISION &&
    marginOfError(collector.rate(0)) <= plan.precision;
  try {
    return await runBatch(batch, workforceFor(batch, plan, plan.games), {
      games: plan.games,
      done,
      signal: around.signal,
      onGames,
      isEnough,
    });
  } finally {
    progress.end();
  }
}

/** Half the width of an interval shrinks with the root of the games. */
function expectedGames({ games, precision }: RunPlan, collector: ResultCollector): number {
  if (precision === 0) return games;
  const { count } = collector.samples;
  const factor = (marginOfError(collector.rate(0)) / precision) ** 2;
  return Math.min(games, Math.max(count, FEWEST_FOR_PRECISION, Math.ceil(count * factor)));
}

function tell(
  { collector }: Task,
  failures: readonly GameFailure[],
  { json }: SimulateOptions,
  { write }: Surroundings,
): void {
  const result = collector.result(failures);
  write(json ? `${JSON.stringify(resultToJson(result))}\n` : `${formatReport(result).join('\n')}\n`);
}

/** The table of games is written at the end, as a whole. */
function writeTable({ batch, collector }: Task, { out }: SimulateOptions): void {
  if (out !== undefined && isParquet(out)) writeParquet(out, batch, collector.samples);
}

async function leaveFiles(task: Task, options: SimulateOptions, { write }: Surroundings): Promise<void> {
  const { batch, plan, notes } = task;
  const { samples } = task.collector;
  const out = options.resume ?? options.out;
  writeTable(task, options);
  const say = options.json ? () => undefined : write;
  if (notes.length > 0) say(`\n${notes.map(note => `Note: ${note}\n`).join('')}`);
  if (out !== undefined) say(`\n${counted(samples.count, 'game')} in ${out}\n`);
  const order = { batch, samples, count: plan.replays, open: openerFor(batch, plan) };
  const replays = await writeReplays(order, replayBase(out));
  if (replays.length > 0) say(`\nReplays:\n${replays.map(line => `  ${line}\n`).join('')}`);
}
