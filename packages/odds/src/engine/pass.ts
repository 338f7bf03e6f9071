import { MIN_BLOCKS, Round, square } from './round.ts';
import { BLOCK } from './tail.ts';
import { type Problem, Workshop } from './workshop.ts';

/** The first round is coarse, so that there is an answer soon. */
const FIRST_EPSILON = 1e-3;

/** How many times finer the next one may be. */
const FINER = [4, 16, 256] as const;

/** Weights below this are lost in the rounding of sums. */
const MIN_EPSILON = 1e-13;

/** A head that took fewer runs than this is refined in any case: better answers cost next to nothing. */
const SMALL_HEAD = 200;

/** A head that would take more runs than this needs too much memory. */
const MAX_HEAD_RUNS = 400_000;

/** A head that would take more than this share of the runs that are left may not be done in time. */
const MAX_SHARE = 0.3;

/** What a run of the tail costs beside one of the head, which has to take and compare what comes of it. */
const TAIL_RUN = 0.4;

/** How far samples are expected to differ, as a share of the thin mass, before there are enough of them. */
const USUAL_SPREAD = 0.4;

/** What there is to spend. */
export interface Allowance {
  /** Standard error that is good enough; 0 for as good as can be. */
  readonly precision: number;
  /** How often steps can still be run; `Infinity` where only the precision counts. */
  readonly runsLeft: number;
}

/** A way to go on: how many times finer the next head is, or 1 for more samples of the present round, and what that promises. */
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
  /** The last round whose head is done, and the one that is in work, which is so many times finer. */
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
    // Whoever reads the answers meanwhile wants nothing to be missing.
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

  /** Whether a course costs less until the answers are good enough; where nothing can do that, whether they become better. */
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

  /** Heads that are 4, 16 and 256 times finer, by how many more runs, and how much less thin mass, one that is 4 times finer has. */
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

  /** How many times more runs a head takes that is 4 times finer. */
  private get growth(): number {
    const { round, settled } = this;
    // So many paths have become thin on the way as would make up the thin mass, and a little more.
    if (settled === undefined) return 4.4 * this.shrinking;
    return this.forFour(round.head.runs / settled.head.runs);
  }

  /** What part of the thin mass is left by a head that is 4 times finer: as the last time, or the less the more is decided already. */
  private get shrinking(): number {
    const { round, settled } = this;
    if (settled === undefined) return (1 + round.thinMass) / 2;
    return this.forFour(round.thinMass / settled.thinMass);
  }

  /** Returns what would be true of a head 4 times finer, if something is true of the last one. */
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
