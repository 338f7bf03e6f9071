import { type Problem, Round } from './round.ts';

const FINER = 8;
const FIRST_EPSILON = 1e-3;

/** Where a precision is asked for, the first round is a little coarser than what it usually takes. */
function firstEpsilon(precision: number): number {
  return precision > 0 ? Math.min(FIRST_EPSILON, precision / FINER) : FIRST_EPSILON;
}

/** A head that took fewer runs than this is refined in any case. */
const SMALL_HEAD = 300;

/** What a finer head is expected to cost and to leave to chance, until it has been seen. */
const USUAL_GROWTH = 5;
const USUAL_SHRINKING = 0.5;

/** What there is to spend. */
export interface Allowance {
  /** Standard error that is good enough; 0 for as good as can be. */
  readonly precision: number;
  /** How often steps can still be run; `Infinity` where only the precision counts. */
  readonly runsLeft: number;
}

/**
 * Work on one set of gauges: rounds, each finer than the last, as long as a finer head promises more than samples of the
 * same cost would.
 */
export class Pass {
  isDone = false;
  private readonly problem: Problem;
  /** The last round whose head is done, and the one that is in work. */
  private settled: Round | undefined;
  private round: Round;
  private growth = USUAL_GROWTH;
  private shrinking = USUAL_SHRINKING;
  private runsBefore = 0;

  constructor(problem: Problem, precision: number) {
    this.problem = problem;
    this.round = new Round(problem, firstEpsilon(precision));
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

  /** Works a little. */
  work(allowance: Allowance): void {
    const { round } = this;
    if (round.isHeadDone && this.isFinerBetter(allowance)) this.refine();
    else round.work();
    this.isDone = this.isGoodEnough(allowance.precision);
  }

  /** The largest standard error of all answers. */
  get worstError(): number {
    const { best } = this;
    return best === undefined ? 1 : worstError(this.problem, best);
  }

  private isGoodEnough(precision: number): boolean {
    const { round } = this;
    if (round.isExact) return true;
    if (!round.isHeadDone || round.tail.batches === 0) return false;
    return worstError(this.problem, round) <= precision;
  }

  private isFinerBetter({ precision, runsLeft }: Allowance): boolean {
    const { round } = this;
    if (round.epsilon < MIN_EPSILON) return false;
    if (round.head.runs < SMALL_HEAD) return true;
    if (round.tail.batches === 0) return false;
    const spread = worstError(this.problem, round) * Math.sqrt(round.tail.batches);
    const headRuns = round.head.runs * this.growth;
    const finerSpread = spread * this.shrinking;
    if (precision > 0) {
      const batches = (spread / precision) ** 2 - round.tail.batches;
      return headRuns + (finerSpread / precision) ** 2 * round.runsPerBatch < batches * round.runsPerBatch;
    }
    const batches = round.tail.batches + runsLeft / round.runsPerBatch;
    const finerBatches = (runsLeft - headRuns) / round.runsPerBatch;
    return finerBatches > 1 && finerSpread / Math.sqrt(finerBatches) < spread / Math.sqrt(batches);
  }

  private refine(): void {
    const { round, settled } = this;
    if (settled !== undefined) {
      this.growth = round.head.runs / settled.head.runs;
      this.shrinking = round.thinMass / settled.thinMass;
    }
    // Whoever reads the answers meanwhile wants nothing to be missing.
    if (round.tail.batches === 0) round.work();
    this.settled = round;
    this.runsBefore += round.head.runs + round.tail.runs;
    this.round = new Round(this.problem, round.epsilon / FINER);
  }
}

/** Weights below this are lost in the rounding of sums. */
const MIN_EPSILON = 1e-13;

function worstError({ gauges }: Problem, round: Round): number {
  let worst = 0;
  for (const [i, { answersNumber }] of gauges.entries()) {
    worst = Math.max(worst, answersNumber ? round.outcomeError(i) : round.standardError(i));
  }
  return worst;
}
