import { MIN_BATCHES, Round } from './round.ts';
import { type Problem, Workshop } from './workshop.ts';

/** The first round is coarse, so that there is an answer soon; each further one is so many times finer. */
const FIRST_EPSILON = 1e-3;
const FINER = 12;

/** Weights below this are lost in the rounding of sums. */
const MIN_EPSILON = 1e-13;

/** A head that took fewer runs than this is refined in any case. */
const SMALL_HEAD = 200;

/** A head that would take more runs than this needs too much memory. */
const MAX_HEAD_RUNS = 400_000;

/** A head that would take more than this share of the runs that are left may not be done in time. */
const MAX_SHARE = 0.3;

/** What may be spent to find out whether a finer head is worth while. */
const SMALL_SHARE = 0.5;

/** What there is to spend. */
export interface Allowance {
  /** Standard error that is good enough; 0 for as good as can be. */
  readonly precision: number;
  /** How often steps can still be run; `Infinity` where only the precision counts. */
  readonly runsLeft: number;
}

/**
 * Work on one set of gauges: rounds, each finer than the last, as long as a finer head promises more than samples of the same cost
 * would.
 */
export class Pass {
  isDone = false;
  private readonly problem: Problem;
  private readonly workshop: Workshop;
  /** The last round whose head is done, and the one that is in work. */
  private settled: Round | undefined;
  private round: Round;
  private runsBefore = 0;

  constructor(problem: Problem) {
    this.problem = problem;
    this.workshop = new Workshop(problem);
    this.round = new Round(this.workshop, FIRST_EPSILON, problem.seed);
  }

  /** The round that gives the answers; `undefined` before the first head is done. */
  get best(): Round | undefined {
    const { round, settled } = this;
    if (round.isExact || (round.isHeadDone && round.tail.batches > 0)) return round;
    return settled;
  }

  /** How often steps were run so far. */
  get runs(): number {
    return this.runsBefore + this.round.head.runs + this.round.tail.runs;
  }

  /** The largest standard error of all answers. */
  get worstError(): number {
    const { best } = this;
    return best === undefined ? 1 : worstError(this.problem, best);
  }

  /** Works a little. */
  work(allowance: Allowance): void {
    const { round } = this;
    if (round.isHeadDone && this.isFinerBetter(allowance)) this.refine();
    else round.work();
    this.isDone = this.isGoodEnough(allowance.precision);
  }

  private isGoodEnough(precision: number): boolean {
    const { round } = this;
    if (round.isExact) return true;
    return round.isHeadDone && round.tail.batches > 0 && worstError(this.problem, round) <= precision;
  }

  /** Whether a finer head, with the samples that it leaves to be taken, costs less than the samples of the present round. */
  private isFinerBetter({ precision, runsLeft }: Allowance): boolean {
    const { round } = this;
    const headRuns = round.head.runs * this.growth;
    if (round.epsilon < MIN_EPSILON || headRuns > Math.min(MAX_HEAD_RUNS, runsLeft * MAX_SHARE)) return false;
    if (round.head.runs < SMALL_HEAD) return true;
    if (round.tail.batches === 0 || this.isSpreadWorthKnowing(headRuns)) return false;
    const spread = worstError(this.problem, round) * Math.sqrt(round.tail.batches);
    const finerSpread = spread * this.shrinking;
    const runsNeeded = (square(spread / precision) - round.tail.batches) * round.runsPerBatch;
    const runsNeededFiner = headRuns + square(finerSpread / precision) * round.runsPerBatch;
    if (Math.min(runsNeeded, runsNeededFiner) < runsLeft) return runsNeededFiner < runsNeeded;
    const batches = round.tail.batches + runsLeft / round.runsPerBatch;
    const finerBatches = (runsLeft - headRuns) / round.runsPerBatch;
    return finerBatches > 1 && finerSpread / Math.sqrt(finerBatches) < spread / Math.sqrt(batches);
  }

  /** How far batches differ is known only after some; they are taken first if that costs little beside a finer head. */
  private isSpreadWorthKnowing(headRuns: number): boolean {
    const { tail, runsPerBatch } = this.round;
    return tail.batches < MIN_BATCHES && runsPerBatch * MIN_BATCHES < headRuns * SMALL_SHARE;
  }

  /** How many times more runs a finer head is expected to take: as many as the last time, or the more the less is decided yet. */
  private get growth(): number {
    const { round, settled } = this;
    return settled === undefined ? 3 + 7 * round.thinMass : round.head.runs / settled.head.runs;
  }

  /** What part of the thin mass is expected to be left by a finer head. */
  private get shrinking(): number {
    const { round, settled } = this;
    return settled === undefined ? 0.35 + 0.65 * round.thinMass : round.thinMass / settled.thinMass;
  }

  private refine(): void {
    const { round } = this;
    // Whoever reads the answers meanwhile wants nothing to be missing.
    if (round.tail.batches === 0) round.work();
    this.settled = round;
    this.runsBefore += round.head.runs + round.tail.runs;
    this.round = new Round(this.workshop, round.epsilon / FINER, this.problem.seed);
  }
}

/** Spelled out, since powers may differ in their last bit from one machine to another. */
function square(value: number): number {
  return value * value;
}

function worstError({ gauges }: Problem, round: Round): number {
  let worst = 0;
  for (const [i, { answersNumber }] of gauges.entries()) {
    worst = Math.max(worst, answersNumber ? round.outcomeError(i) : round.standardError(i));
  }
  return worst;
}
