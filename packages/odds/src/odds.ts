import { type Game, type Plan, planSteps, type Refusal, type Result, type Step, succeed } from '@hexfall/rules';
import type { Answer } from './answer.ts';
import type { Budget } from './budget.ts';
import { Pass } from './engine/pass.ts';
import { ALL_SIMPLIFICATIONS, type Simplifications } from './engine/simplify.ts';
import type { Problem } from './engine/workshop.ts';
import { type Gauge, gaugeFor } from './gauge.ts';
import type { Question } from './question.ts';
import { answerOf } from './read-answer.ts';

/** Answers that improve with every call of `work`. */
export interface OddsRun {
  /** Works for about this many milliseconds. Returns false once the budget is used up, or nothing is left to improve. */
  work(milliseconds: number): boolean;
  /** Returns the best answers so far, in the order of the questions. */
  answers(): readonly Answer[];
  /** Returns how much of the work that the budget allows is done, from 0 to 1. */
  progress(): number;
}

/** The standard error at which answers are good enough, unless the budget states one. */
const USUAL_PRECISION = 0.0005;

/**
 * Starts to work out the odds of a plan. The caller calls `work` until the answers are good enough, and may read them at any time. The game
 * does not change, and its dice are not used. A plan that cannot be carried out is refused.
 *
 * @example
 * ```ts
 * import { odds } from '@hexfall/odds';
 * import { createPosition } from '@hexfall/rules';
 *
 * const game = createPosition([{ tonnage: 50 }]);
 * const run = odds(game, { kind: 'piloting', unit: 0, reason: 'kicked', modifier: 0 }, [{ about: 'fall', unit: 0 }]);
 * if (!run.ok) throw new Error(run.errors[0]?.message);
 * while (run.value.work(20));
 * const [fall] = run.value.answers();
 * // A piloting skill of 5 fails with 6 of the 36 throws of two dice.
 * fall?.kind === 'chance' && Math.round(fall.value * 36); // => 6
 * ```
 */
export function odds(
  game: Game,
  plan: Plan,
  questions: readonly Question[],
  budget: Budget = {},
): Result<OddsRun, Refusal> {
  const steps = planSteps(game, plan);
  if (!steps.ok) return steps;
  return succeed(new PassedOdds(game, plan, steps.value, questions, budget));
}

/**
 * Works out the odds of a plan until the budget is used up, and returns the answers in the order of the questions.
 *
 * @example
 * ```ts
 * import { computeOdds, type Question } from '@hexfall/odds';
 * import { createPosition } from '@hexfall/rules';
 *
 * const game = createPosition([{ tonnage: 50 }, { tonnage: 55 }], { phase: 'physical' });
 * const kick = { type: 'kick', unit: 0, target: 1, leg: 'RL' } as const;
 * const questions: Question[] = [{ about: 'hit', unit: 0 }, { about: 'fall', unit: 1 }];
 * const answers = computeOdds(game, { kind: 'orders', orders: [kick], until: 'phase' }, questions, { precision: 0.001 });
 * if (!answers.ok) throw new Error(answers.errors[0]?.message);
 * answers.value.map(answer => (answer.kind === 'chance' ? answer.value.toFixed(3) : '')); // => ['0.972', '0.162']
 * ```
 */
export function computeOdds(
  game: Game,
  plan: Plan,
  questions: readonly Question[],
  budget: Budget = {},
): Result<readonly Answer[], Refusal> {
  const run = odds(game, plan, questions, budget);
  if (!run.ok) return run;
  while (run.value.work(Number.POSITIVE_INFINITY));
  return succeed(run.value.answers());
}

/** Questions that are answered together, and the work on them. */
interface Group {
  readonly indices: readonly number[];
  readonly pass: Pass;
}

class PassedOdds implements OddsRun {
  private readonly questions: readonly Question[];
  private readonly groups: readonly Group[];
  private readonly precision: number;
  private readonly milliseconds: number;
  private spent = 0;
  /** Counts the turns of the groups, which are worked on one after the other. */
  private turn = 0;

  constructor(game: Game, plan: Plan, steps: readonly Step[], questions: readonly Question[], budget: Budget) {
    this.questions = questions;
    this.milliseconds = budget.milliseconds ?? Number.POSITIVE_INFINITY;
    this.precision = budget.precision ?? (budget.milliseconds === undefined ? USUAL_PRECISION : 0);
    this.groups = groupsOf(questions).map((indices, i) => {
      const asked = indices.map(index => questions[index]!);
      const pass = new Pass(problemFor(game, plan, steps, asked, `${budget.seed ?? 'odds'} ${i}`));
      return { indices, pass };
    });
  }

  work(milliseconds: number): boolean {
    const start = Date.now();
    const before = this.spent;
    do {
      const open = this.groups.filter(({ pass }) => !pass.isDone);
      if (open.length === 0 || (this.spent >= this.milliseconds && this.hasAnswers())) return false;
      const { pass } = open[this.turn++ % open.length]!;
      pass.work({ precision: this.precision, runsLeft: this.runsLeft(open.length, pass) });
      this.spent = before + Date.now() - start;
    } while (this.spent - before < milliseconds);
    return true;
  }

  progress(): number {
    if (this.groups.every(({ pass }) => pass.isDone)) return 1;
    const byTime = this.spent / this.milliseconds;
    const byPrecision = Math.min(...this.groups.map(({ pass }) => (this.precision / pass.worstError) ** 2));
    return Math.min(1, Math.max(byTime, byPrecision));
  }

  answers(): readonly Answer[] {
    const answers: Answer[] = [];
    for (const { indices, pass } of this.groups) {
      for (const [gauge, index] of indices.entries())
        answers[index] = answerOf(this.questions[index]!, pass.best, gauge);
    }
    return answers;
  }

  /** Whether every question has an answer, if only a rough one. The time limit does not end the work before that. */
  private hasAnswers(): boolean {
    return this.groups.every(({ pass }) => pass.best !== undefined);
  }

  /** Returns how many more steps a pass can run at the pace so far, if the groups share the rest of the time equally. */
  private runsLeft(open: number, { runs }: Pass): number {
    if (this.milliseconds === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
    const total = this.groups.reduce((sum, { pass }) => sum + pass.runs, 0);
    const pace = total / Math.max(1, this.spent);
    return runs === 0 ? Number.POSITIVE_INFINITY : ((this.milliseconds - this.spent) * pace) / open;
  }
}

/**
 * Returns which questions are answered together, as lists of indices. A number that grows with the events keeps many states apart, so it is
 * worked on by itself. Items keep slots apart, so they form a group of their own.
 */
function groupsOf(questions: readonly Question[]): number[][] {
  const groups: number[][] = [];
  const together = (test: (question: Question) => boolean): void => {
    const indices = questions.flatMap((question, i) => (test(question) ? [i] : []));
    if (indices.length > 0) groups.push(indices);
  };
  together(question => !isCounted(question) && question.about !== 'itemLost');
  together(question => question.about === 'itemLost');
  for (const [i, question] of questions.entries()) if (isCounted(question)) groups.push([i]);
  return groups;
}

function isCounted({ about }: Question): boolean {
  return about === 'damage' || about === 'criticals';
}

function problemFor(
  game: Game,
  plan: Plan,
  steps: readonly Step[],
  questions: readonly Question[],
  seed: string,
): Problem {
  const items = questions.filter(({ about }) => about === 'itemLost');
  return {
    game,
    steps,
    gauges: gaugesFor(questions),
    endsWithPhase: endsWithPhase(game, plan),
    byItem: new Set(items.map(({ unit }) => game.mechs[unit]!.spec)),
    simplifications: simplificationsFor(questions),
    seed,
  };
}

/** How many slots are struck makes no difference unless a question counts critical hits. */
function simplificationsFor(questions: readonly Question[]): Simplifications {
  return { ...ALL_SIMPLIFICATIONS, idle: questions.every(({ about }) => about !== 'criticals') };
}

/** Up to this many weapons, states are kept apart by whether each weapon has hit: what the first roll decides is then known exactly. */
const MAX_WEAPONS_APART = 3;

function gaugesFor(questions: readonly Question[]): Gauge[] {
  const weapons = questions.filter(question => question.about === 'hit' && question.weapon !== undefined);
  const gauges = questions.map(gaugeFor);
  return weapons.length > MAX_WEAPONS_APART ? gauges : gauges.map(gauge => Object.assign(gauge, { remembers: true }));
}

function endsWithPhase({ state }: Game, plan: Plan): boolean {
  if (plan.kind !== 'orders') return state.phase === 'weapons' || state.phase === 'physical';
  return plan.until !== 'turn' && (state.phase === 'weapons' || state.phase === 'physical');
}
