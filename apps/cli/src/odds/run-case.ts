import { setImmediate } from 'node:timers/promises';
import { type Answer, type Budget, type OddsRun, odds } from '@hexfall/odds';
import { chanceText } from '@hexfall/view';
import { FailedError } from '../exit.ts';
import { ProgressLine, type Terminal } from '../progress-line.ts';
import type { OddsCase } from './case.ts';

/** What came of working on a case. */
export interface CaseResult {
  readonly answers: readonly Answer[];
  /** Somebody stopped the work before its budget was used up. */
  readonly stopped: boolean;
}

/** Milliseconds of work between two looks at the progress line and the signal. */
const SLICE = 40;

/** Works on a case until its budget is used up, or the signal stops it; what is known by then counts. */
export async function runCase(
  { game, plan, questions }: OddsCase,
  budget: Budget,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<CaseResult> {
  const run = odds(game, plan, questions, budget);
  if (!run.ok) throw new FailedError(`the rules do not allow it: ${run.errors[0]!.message}.`);
  const line = new ProgressLine(terminal, { unit: '%' });
  while (run.value.work(SLICE) && !signal.aborted) {
    line.show(Math.floor(100 * run.value.progress()), 100, () => noteOf(run.value));
    await setImmediate();
  }
  line.clear();
  return { answers: run.value.answers(), stopped: signal.aborted && run.value.progress() < 1 };
}

/** The answer that most people wait for. */
function noteOf(run: OddsRun): string {
  const answer = run.answers().find(({ question }) => question.about === 'destroyed' || question.about === 'heat');
  return answer?.kind === 'chance' ? `destroyed ${chanceText(answer)}` : '';
}
