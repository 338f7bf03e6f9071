import { setImmediate } from 'node:timers/promises';
import { type Answer, type Budget, isNumberQuestion, odds, type Question } from '@hexfall/odds';
import { FailedError } from '../exit.ts';
import { ProgressLine, type Terminal } from '../progress-line.ts';
import type { OddsCase } from './case.ts';
import { refusalText } from './query-plan.ts';

/** What came of working on a case. */
export interface CaseResult {
  /** In the order of the questions; those that nobody came to are left out. */
  readonly answers: readonly Answer[];
  /** Somebody stopped the work before its budget was used up. */
  readonly stopped: boolean;
}

/** Milliseconds of work between two looks at the progress line and the signal. */
const SLICE = 40;

/** Works on a case until its budget is used up, or the signal stops it; what is known by then counts. */
export async function runCase(
  asked: OddsCase,
  budget: Budget,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<CaseResult> {
  const { questions } = asked;
  const stages = STAGES.map(test => questions.filter(test)).filter(({ length }) => length > 0);
  const line = new ProgressLine(terminal, { unit: '%' });
  const answers: Answer[] = [];
  let left = budget.milliseconds ?? Number.POSITIVE_INFINITY;
  for (const [i, stage] of stages.entries()) {
    if (signal.aborted) break;
    const start = performance.now();
    const limit = i === stages.length - 1 ? left : left / 2;
    const show = (progress: number): void => line.show(Math.floor((100 * (i + progress)) / stages.length), 100);
    answers.push(...(await runStage(asked, stage, withLimit(budget, limit), show, signal)));
    left = Math.max(1, left - (performance.now() - start));
  }
  line.clear();
  const byQuestion = new Map<Question, Answer>(answers.map(answer => [answer.question, answer]));
  return { answers: questions.flatMap(question => byQuestion.get(question) ?? []), stopped: signal.aborted };
}

/**
 * What is worked on one after the other, each with half of the time that is left: chances, what is counted, where the damage goes, and what
 * is lost. So whoever has little time gets the most important answers well, and not all of them badly.
 */
const STAGES: readonly ((question: Question) => boolean)[] = [
  question => !isNumberQuestion(question) && question.about !== 'itemLost',
  question => isNumberQuestion(question) && !isAboutPart(question),
  question => isNumberQuestion(question) && isAboutPart(question),
  question => question.about === 'itemLost',
];

function isAboutPart(question: Question): boolean {
  return 'location' in question && question.location !== undefined;
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
