import type { Answer, Budget, Question } from '@hexfall/odds';
import { Model } from '@hexfall/stage';
import { type OddsCase, questionStages, stageTime } from '@hexfall/view';
import type { OddsProgress, OddsRequest } from '../../workers/odds-request.ts';

/** Computes odds: a worker in the page, the same code without a worker in a test. Rejects with an `Error` whose message is a sentence. */
export interface OddsOracle {
  ask(request: OddsRequest, onProgress: OddsProgress, signal?: AbortSignal): Promise<readonly Answer[]>;
}

/** The work on one case: its questions are asked stage by stage, the most important ones first, and answers improve in the process. */
export class CaseRun extends Model {
  private readonly oracle: OddsOracle;
  private readonly now: () => number;
  private work: AbortController | undefined;
  private asked: readonly Question[] = [];
  private found = new Map<Question, Answer>();
  private done = 0;
  private failure: string | undefined;

  /** `now` returns the time in milliseconds. */
  constructor(oracle: OddsOracle, now: () => number) {
    super();
    this.oracle = oracle;
    this.now = now;
  }

  /** The answers so far, in the order of the questions, without those that have not been reached yet. */
  get answers(): readonly Answer[] {
    return this.asked.flatMap(question => this.found.get(question) ?? []);
  }

  /** How much of the work is done, from 0 to 1. */
  get progress(): number {
    return this.done;
  }

  get isWorking(): boolean {
    return this.work !== undefined;
  }

  /** Why there are no answers, as a sentence. */
  get problem(): string | undefined {
    return this.failure;
  }

  /** Works on a case until its budget is used up, and stops the work on any previous case. */
  async start(odds: OddsCase, budget: Budget): Promise<void> {
    this.forget();
    this.asked = odds.questions;
    const work = new AbortController();
    this.work = work;
    this.changed();
    try {
      await this.runStages(odds, budget, work.signal);
    } catch (error) {
      if (work.signal.aborted) return;
      this.failure = error instanceof Error ? error.message : String(error);
    }
    if (work.signal.aborted) return;
    this.work = undefined;
    this.done = 1;
    this.changed();
  }

  /** Ends the work; the answers found so far stay. */
  stop(): void {
    this.work?.abort();
    this.work = undefined;
    this.changed();
  }

  /** Ends the work and discards its answers. */
  forget(): void {
    this.work?.abort();
    this.work = undefined;
    this.asked = [];
    this.found = new Map();
    this.done = 0;
    this.failure = undefined;
    this.changed();
  }

  private async runStages({ game, plan, questions }: OddsCase, budget: Budget, signal: AbortSignal): Promise<void> {
    const stages = questionStages(questions);
    let left = budget.milliseconds ?? Number.POSITIVE_INFINITY;
    for (const [i, stage] of stages.entries()) {
      const begun = this.now();
      const limit = stageTime(left, i, stages.length);
      const take = (answers: readonly Answer[], progress: number): void => {
        if (!signal.aborted) this.take(stage, answers, (i + progress) / stages.length);
      };
      await this.oracle.ask({ game, plan, questions: stage, budget: withLimit(budget, limit) }, take, signal);
      left = Math.max(1, left - (this.now() - begun));
    }
  }

  /**
   * Takes the answers to a stage. Those from a worker refer to copies of the questions, so they are assigned to questions by their order.
   */
  private take(stage: readonly Question[], answers: readonly Answer[], progress: number): void {
    for (const [i, question] of stage.entries()) {
      const answer = answers[i];
      if (answer !== undefined) this.found.set(question, answer);
    }
    this.done = progress;
    this.changed();
  }
}

function withLimit(budget: Budget, milliseconds: number): Budget {
  return milliseconds === Number.POSITIVE_INFINITY ? budget : { ...budget, milliseconds };
}
