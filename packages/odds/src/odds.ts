import {
  cloneState,
  createGameOn,
  type Game,
  type Plan,
  planSteps,
  type Refusal,
  type Result,
  runSteps,
  SeededDice,
  type Step,
  succeed,
} from '@hexfall/rules';
import type { Answer } from './answer.ts';
import type { Budget } from './budget.ts';
import { gaugeFor } from './gauge.ts';
import { Gauges } from './gauges.ts';
import { isNumberQuestion, type Question } from './question.ts';

/** Answers that become better while somebody works on them. */
export interface OddsRun {
  /** Works for about so many milliseconds. Returns false once the budget is used up, or nothing is left to improve. */
  work(milliseconds: number): boolean;
  /** Returns the answers as good as they are by now, in the order of the questions. */
  answers(): readonly Answer[];
  /** Returns how much of the work that the budget allows is done, from 0 to 1. */
  progress(): number;
}

export function odds(
  game: Game,
  plan: Plan,
  questions: readonly Question[],
  budget: Budget = {},
): Result<OddsRun, Refusal> {
  const steps = planSteps(game, plan);
  return steps.ok ? succeed(new SampledOdds(game, steps.value, questions, budget)) : steps;
}

export function computeOdds(
  game: Game,
  plan: Plan,
  questions: readonly Question[],
  budget: Budget = {},
): Result<readonly Answer[], Refusal> {
  const run = odds(game, plan, questions, budget);
  if (!run.ok) return run;
  while (run.value.work(50));
  return succeed(run.value.answers());
}

class SampledOdds implements OddsRun {
  private readonly counts: Map<number, number>[];
  private samples = 0;
  private readonly gauges: Gauges;
  private readonly dice: SeededDice;
  private spent = 0;

  private readonly game: Game;
  private readonly steps: readonly Step[];
  private readonly questions: readonly Question[];
  private readonly budget: Budget;

  constructor(game: Game, steps: readonly Step[], questions: readonly Question[], budget: Budget) {
    this.game = game;
    this.steps = steps;
    this.questions = questions;
    this.budget = budget;
    this.gauges = new Gauges(questions.map(gaugeFor));
    this.counts = questions.map(() => new Map());
    this.dice = new SeededDice(budget.seed ?? 'odds');
  }

  work(milliseconds: number): boolean {
    const start = Date.now();
    while (Date.now() - start < milliseconds) for (let i = 0; i < 50; i++) this.sample();
    this.spent += Date.now() - start;
    return this.progress() < 1;
  }

  progress(): number {
    const { milliseconds = Number.POSITIVE_INFINITY, precision = 0.001 } = this.budget;
    const worst = Math.max(...this.answers().map(each => (each.kind === 'chance' ? each.standardError : 0)));
    return this.samples === 0 ? 0 : Math.min(1, Math.max(this.spent / milliseconds, (precision / worst) ** 2));
  }

  answers(): readonly Answer[] {
    return this.questions.map((question, i) => this.answer(question, i));
  }

  private answer(question: Question, i: number): Answer {
    const outcomes = [...this.counts[i]!]
      .sort(([a], [b]) => a - b)
      .map(([number, count]) => {
        const value = count / this.samples;
        const standardError = Math.sqrt((value * (1 - value)) / this.samples);
        return { number, value, standardError, lower: 0, upper: 1, exact: false };
      });
    if (isNumberQuestion(question)) {
      const mean = outcomes.reduce((sum, { number, value }) => sum + number * value, 0);
      const square = outcomes.reduce((sum, { number, value }) => sum + number * number * value, 0);
      const standardError = Math.sqrt((square - mean * mean) / this.samples);
      return { kind: 'number', question, outcomes, mean, standardError, exact: false };
    }
    const none = { value: 0, standardError: 0, lower: 0, upper: 1, exact: false };
    return { kind: 'chance', question, ...(outcomes.find(({ number }) => number === 1) ?? none), because: [] };
  }

  private sample(): void {
    const { match, state } = this.game;
    const trial = createGameOn(match, cloneState(state), this.dice, this.gauges);
    this.gauges.watch(trial);
    this.gauges.begin(new Int32Array(this.questions.length));
    runSteps(trial, this.steps);
    this.samples++;
    for (const [i, counts] of this.counts.entries()) {
      const number = this.gauges.read(i);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
  }
}
