import { MIN_BLOCKS, Round, square } from './round.ts';
import { BLOCK } from './tail.ts';
import { type Problem, Workshop } from './workshop.ts';

/** The first round is coarse, so that there is an answer soon. */
const FIRST_EPSILON = 1e-3;

/** How many times finer the next round may be. */
const FINER = [4, 16, 256] as const;

/** Weights below this are lost in the rounding of sums. */
const MIN_EPSILON = 1e-13;

/** A head that took fewer runs than this is always refined: better answers cost next to nothing. */
const SMALL_HEAD = 200;

/** A head that would take more runs than this needs too much memory. */
const MAX_HEAD_RUNS = 400_000;

/** A head that would take more than this share of the runs that are left may not be done in time. */
const MAX_SHARE = 0.3;

/**
 * The cost of a run of the tail as a share of the cost of one of the head, which also has to store and compare the state that it leads to.
 */
const TAIL_RUN = 0.4;

/** The spread that is assumed of samples, as a share of the thin mass, while there are too few of them to measure it. */
const USUAL_SPREAD = 0.4;

/** The precision to reach, and the runs that may be spent on it. */
export interface Allowance {
  /** Standard error that is good enough; 0 for as good as can be. */
  readonly precision: number;
  /** How often steps can still be run; `Infinity` where only the precision counts. */
  readonly runsLeft: number;
}

/** A way to continue: how many times finer the next head is, or 1 for more samples of the present round, and what that promises. */
interface Course {
  readonly finer: number;
  /** What the head costs. */
  readonly headRuns: number;
  /** Standard error of a single sample. */
  readonly spread: number;
}

/**
 * Work on one set of gauges: rounds, each finer than the last, as long as a finer head promises more than samples of the same cost
 * would.
 */
export class Pass {
  isDone = false;
  private readonly problem: Problem;
  private readonly workshop: Workshop;
  /** The round before the present one, the present round, and how many times finer it is than the one before. */
  private settled: Round | undefined;
  private round: Round;
  private finer = 1;
  private runsBefore = 0;

  constructor(problem: Problem) {
    this.problem = problem;
    this.workshop = new Workshop(problem);
    this.round = new Round(this.workshop, FIRST_EPSILON, problem.seed);
  }

  /** The round that gives the answers; `undefined` before the first head is done. */
  get best(): Round | undefined {
    const { round, settled } = this;
    if (round.isExact || (round.isHeadDone && round.tail.blocks > 0)) return round;
    return settled;
  }

  /** How often steps were run so far. */
  get runs(): number {
    return this.runsBefore + this.round.head.runs + this.round.tail.runs;
  }

  /** The largest standard error of all answers. */
  get worstError(): number {
    return this.best?.worstError ?? 1;
  }

  /** Works a little. */
  work(allowance: Allowance): void {
    const { round } = this;
    const { precision } = allowance;
    // One block at once: without samples, this round cannot give the answers.
    if (round.isHeadDone && round.tail.blocks === 0) round.tail.work(1);
    else if (round.isHeadDone) this.goOn(allowance);
    else round.work(precision);
    this.isDone = this.isGoodEnough(precision);
  }

  private isGoodEnough(precision: number): boolean {
    const { round } = this;
    if (round.isExact) return true;
    return !this.isHeadSmall && round.isHeadDone && round.tail.blocks > 0 && round.worstError <= precision;
  }

  private get isHeadSmall(): boolean {
    return this.round.head.runs < SMALL_HEAD && this.round.epsilon > MIN_EPSILON;
  }

  /** Takes samples, or begins a finer round. */
  private goOn(allowance: Allowance): void {
    const { finer } = this.bestCourse(allowance);
    if (finer > 1) this.refine(finer);
    else if (this.isHeadSmall) this.refine(FINER[1]);
    else this.round.work(allowance.precision);
  }

  private bestCourse(allowance: Allowance): Course {
    const { round } = this;
    let best: Course = { finer: 1, headRuns: 0, spread: this.spread };
    if (round.epsilon < MIN_EPSILON) return best;
    const most = Math.min(MAX_HEAD_RUNS, allowance.runsLeft * MAX_SHARE);
    for (const course of this.finerCourses()) {
      if (course.headRuns <= most && this.isBetter(course, best, allowance)) best = course;
    }
    return best;
  }

  /**
   * Whether course `a` needs fewer runs than `b` until the answers are good enough. If neither can get there in the runs left, whether `a`
   * ends with smaller errors.
   */
  private isBetter(a: Course, b: Course, { precision, runsLeft }: Allowance): boolean {
    const runsOfA = this.runsNeeded(a, precision);
    const runsOfB = this.runsNeeded(b, precision);
    if (Math.min(runsOfA, runsOfB) < runsLeft) return runsOfA < runsOfB;
    return this.errorAfter(a, runsLeft) < this.errorAfter(b, runsLeft);
  }

  private runsNeeded({ finer, headRuns, spread }: Course, precision: number): number {
    const taken = finer === 1 ? this.round.tail.samples : 0;
    return headRuns + (square(spread / precision) - taken) * this.runsPerSample;
  }

  private errorAfter({ finer, headRuns, spread }: Course, runs: number): number {
    const taken = finer === 1 ? this.round.tail.samples : 0;
    return spread / Math.sqrt(taken + (runs - headRuns) / this.runsPerSample);
  }

  private get runsPerSample(): number {
    return (this.round.runsPerBlock / BLOCK) * TAIL_RUN;
  }

  /** Standard error of a single sample of the present round. */
  private get spread(): number {
    const { tail, thinMass, worstError } = this.round;
    return tail.blocks < MIN_BLOCKS ? thinMass * USUAL_SPREAD : worstError * Math.sqrt(tail.samples);
  }

  /**
   * Returns courses with heads that are 4, 16 and 256 times finer, extrapolated from the runs and the thin mass of one that is 4 times
   * finer.
   */
  private finerCourses(): Course[] {
    let headRuns = this.growth;
    let spread = this.shrinking;
    return FINER.map(finer => {
      const course = { finer, headRuns: this.round.head.runs * headRuns, spread: this.spread * spread };
      headRuns = square(headRuns);
      spread = square(spread);
      return course;
    });
  }

  /** The factor by which the runs of a head grow when it becomes 4 times finer. */
  private get growth(): number {
    const { round, settled } = this;
    // With no earlier round to compare with, runs are taken to grow as the number of thin paths does, and a little more: the mass that
    // stays thin is then in paths a quarter as heavy.
    if (settled === undefined) return 4.4 * this.shrinking;
    return this.forFour(round.head.runs / settled.head.runs);
  }

  /**
   * The part of the thin mass that is left by a head 4 times finer: as in the last step or, in the first round, the less the more is
   * already decided.
   */
  private get shrinking(): number {
    const { round, settled } = this;
    if (settled === undefined) return (1 + round.thinMass) / 2;
    return this.forFour(round.thinMass / settled.thinMass);
  }

  /** Converts a ratio between the last two rounds into that for a head 4 times finer. */
  private forFour(ratio: number): number {
    let root = ratio;
    for (let finer = FINER[0]; finer < this.finer; finer *= finer) root = Math.sqrt(root);
    return root;
  }

  private refine(finer: number): void {
    const { round } = this;
    this.settled = round;
    this.finer = finer;
    this.runsBefore += round.head.runs + round.tail.runs;
    this.round = new Round(this.workshop, round.epsilon / finer, this.problem.seed);
  }
}
