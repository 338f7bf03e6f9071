import { setImmediate } from 'node:timers/promises';
import { type Answer, type Budget, odds, type Question } from '@hexfall/odds';
import { type OddsCase, questionStages, refusalText, stageTime } from '@hexfall/view';
import { FailedError } from '../exit.ts';
import { ProgressLine, type Terminal } from '../progress-line.ts';

/** The result of working on a case. */
export interface CaseResult {
  /** The answers in the order of the questions, without those that were not reached. */
  readonly answers: readonly Answer[];
  /** Whether the work was stopped before its budget was used up. */
  readonly stopped: boolean;
}

/** Milliseconds of work after which the progress line is drawn and the signal is checked. */
const SLICE = 40;

/** Works on a case until its budget is used up, or the signal stops it. Returns what is known by then. */
export async function runCase(
  asked: OddsCase,
  budget: Budget,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<CaseResult> {
  const { questions } = asked;
  const stages = questionStages(questions);
  const line = new ProgressLine(terminal, { unit: '%' });
  const answers: Answer[] = [];
  let left = budget.milliseconds ?? Number.POSITIVE_INFINITY;
  for (const [i, stage] of stages.entries()) {
    if (signal.aborted) break;
    const start = performance.now();
    const limit = stageTime(left, i, stages.length);
    const show = (progress: number): void => line.show(Math.floor((100 * (i + progress)) / stages.length), 100);
    answers.push(...(await runStage(asked, stage, withLimit(budget, limit), show, signal)));
    left = Math.max(1, left - (performance.now() - start));
  }
  line.clear();
  const byQuestion = new Map<Question, Answer>(answers.map(answer => [answer.question, answer]));
  return { answers: questions.flatMap(question => byQuestion.get(question) ?? []), stopped: signal.aborted };
}

function withLimit(budget: Budget, milliseconds: number): Budget {
  return milliseconds === Number.POSITIVE_INFINITY ? budget : { ...budget, milliseconds };
}

async function runStage(
  { game, plan }: OddsCase,
  questions: readonly Question[],
  budget: Budget,
  show: (progress: number) => void,
  signal: AbortSignal,
): Promise<readonly Answer[]> {
  const run = odds(game, plan, questions, budget);
  if (!run.ok) throw new FailedError(`the rules do not allow it: ${refusalText(run.errors[0]!)}.`);
  while (run.value.work(SLICE) && !signal.aborted) {
    show(run.value.progress());
    await setImmediate();
  }
  return run.value.answers();
}
