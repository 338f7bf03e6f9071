import { whyUnprovable } from '@hexfall/protocol';
import {
  Course,
  type GameRecord,
  MAX_GAMES,
  marginOfError,
  type RunEnd,
  runBatch,
  VariantCollector,
} from '@hexfall/sim';
import { defaultBot, readBots } from '../bots/read-bots.ts';
import { FailedError, UsageError } from '../exit.ts';
import { understand } from '../odds/understand.ts';
import { ProgressLine } from '../progress-line.ts';
import { loadReplay } from '../replay.ts';
import { winEstimate } from '../simulate/figures.ts';
import { type RunPlan, readRunPlan, readWholeNumber, readWorkerSettings } from '../simulate/options.ts';
import type { CommandContext } from '../simulate/simulate.ts';
import { workforceFor } from '../simulate/workforce.ts';
import { outputWidth } from '../table.ts';
import { readQuestion, type WhatIfQuestion } from './cases.ts';
import { formatCurve, playCurve } from './curve-command.ts';
import { answerToJson, formatAnswer, type WhatIfAnswer } from './format-answer.ts';
import type { WhatIfOptions } from './options.ts';

/** Plays on from a moment of a replay, and prints who wins. */
export async function answerWhatIf(path: string, options: WhatIfOptions, context: CommandContext): Promise<void> {
  const plan = readRunPlan(options);
  const course = readCourse(path, context);
  if (options.turn === undefined) return showCurve(path, course, options, context);
  const question = understand(() => readQuestion(path, course, options, options.bots ?? defaultBot()));
  const collector = new VariantCollector(question.cases.map(({ batch }) => batch));
  const games = countGames(plan, question);
  const { reason, failures } = await playCases(question, collector, { ...plan, games }, context);
  const answer: WhatIfAnswer = {
    ...question,
    results: collector.results(failures),
    differences: question.cases.map((_, i) => collector.differenceFrom(i)),
    isStopped: reason === 'stopped',
  };
  if (options.json) context.write(`${JSON.stringify(answerToJson(answer))}\n`);
  else context.write(`${formatAnswer(answer, outputWidth()).join('\n')}\n`);
  if (answer.isStopped) throw new FailedError(`stopped after ${collector.count} of ${games} games.`);
  const [first] = failures;
  if (first !== undefined)
    throw new FailedError(`game ${first.game} (seed ${first.seed}) could not be played: ${first.reason}.`);
}

/** The number of games of a curve, unless the user gives one. */
const CURVE_GAMES = 2000;

/** Prints how likely A was to win over the whole game, and what decided it. */
async function showCurve(path: string, course: Course, options: WhatIfOptions, context: CommandContext): Promise<void> {
  const stray = (['phase', 'unit', 'order', 'facing', 'with', 'precision'] as const).find(
    name => options[name] !== undefined,
  );
  if (stray !== undefined) throw new UsageError(`--${stray} needs a moment of the game: add --turn 5, for example.`);
  const bots = options.bots ?? defaultBot();
  const games = options.games === undefined ? CURVE_GAMES : readWholeNumber('--games', options.games, 1, MAX_GAMES);
  const run = { bots: readBots(bots), seed: options.seed, games, settings: readWorkerSettings(options) };
  const curve = await playCurve(course, run, context).catch((error: unknown) => {
    throw new FailedError(`${path}: ${error instanceof Error ? error.message : String(error)}.`);
  });
  if (options.json) context.write(`${JSON.stringify({ bots: readBots(bots), seed: options.seed, ...curve })}\n`);
  else context.write(`${formatCurve(curve, course, bots, outputWidth()).join('\n')}\n`);
  if (context.signal.aborted) throw new FailedError(`stopped after ${curve.games} of ${games} games.`);
}

/** Reads the course of a replay. If its rules differ, games continue by the rules of this version, and the user is told so. */
function readCourse(path: string, { note }: CommandContext): Course {
  const replay = loadReplay(path);
  const course = Course.of(replay);
  if (!course.ok) throw new FailedError(`${path}, ${course.errors[0]!.message}.`);
  const foreign = whyUnprovable(replay.header);
  if (foreign !== undefined) note([foreign]);
  return course.value;
}

/** Returns the number of games of all cases together. With several cases, each is played in pairs of games. */
function countGames({ games }: RunPlan, { cases }: WhatIfQuestion): number {
  return cases.length === 1 ? games : 2 * Math.ceil(games / 2) * cases.length;
}

/** The fewest games for a precision, since the interval of a handful of games may be narrow by chance. */
const MIN_GAMES_FOR_PRECISION = 100;

async function playCases(
  { cases }: WhatIfQuestion,
  collector: VariantCollector,
  plan: RunPlan,
  { terminal, signal }: CommandContext,
): Promise<RunEnd> {
  const series = cases.map(({ batch }) => batch);
  const progress = new ProgressLine(terminal, { unit: 'games' });
  const onGames = (records: readonly GameRecord[]): void => {
    for (const record of records) collector.add(record);
    progress.show(collector.count, plan.games, () => winEstimate(collector.of(0).rate(0)));
  };
  const isKnown = (): boolean =>
    series.length === 1
      ? marginOfError(collector.of(0).rate(0)) <= plan.precision
      : series.every((_, i) => i === 0 || marginOfError(collector.differenceFrom(i)) <= plan.precision);
  const isEnough = (): boolean =>
    plan.precision > 0 && collector.of(0).samples.count >= MIN_GAMES_FOR_PRECISION && isKnown();
  try {
    const workforce = workforceFor(series, plan, plan.games);
    return await runBatch(series, workforce, { games: plan.games, signal, onGames, isEnough });
  } finally {
    progress.clear();
  }
}
