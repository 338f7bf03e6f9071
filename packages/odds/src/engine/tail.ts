import { type DiceRoller, nextInt32, runSteps } from '@hexfall/rules';
import type { Gauges } from '../gauges.ts';
import { Tally } from './tally.ts';
import { ThinDice } from './thin-dice.ts';
import type { ThinPath, ThinPaths } from './thin-paths.ts';
import type { Trial } from './trial.ts';
import type { Workshop } from './workshop.ts';

/** Samples of a batch: each stands for an equal share of the thin mass, so that every part of it is met in proportion. */
const BATCH = 64;

/**
 * The random part: follows thin paths at random to the very end. A batch takes a sample at even distances along all of them from a
 * random start; how much batches differ shows how well the answers are known.
 *
 * The answer to some questions is yes already where a thin path starts. How much those paths weigh is known, so that only the others
 * are open, and only samples of these count.
 */
export class Tail {
  batches = 0;
  /** How often a step was run. */
  runs = 0;
  /** Of all samples, each with a weight of 1. */
  readonly tally: Tally;
  /** By gauge: how many samples were open, and how many of them ended with a yes. */
  readonly open: Float64Array;
  readonly turned: Float64Array;
  private readonly squares: Squares;
  private readonly trial: Trial;
  private readonly gauges: Gauges;
  private readonly thin: ThinPaths;
  private readonly dice: ThinDice;
  private readonly draw: () => number;

  constructor(
    { trial, gauges, slotClasses }: Workshop,
    thin: ThinPaths,
    epsilon: number,
    random: DiceRoller,
    rng: Int32Array,
  ) {
    this.trial = trial;
    this.gauges = gauges;
    this.thin = thin;
    this.draw = () => (nextInt32(rng) >>> 0) / 4294967296;
    this.dice = new ThinDice(epsilon, slotClasses, random, this.draw);
    this.tally = new Tally(gauges.gauges);
    this.open = new Float64Array(gauges.gauges.length);
    this.turned = new Float64Array(gauges.gauges.length);
    this.squares = new Squares(gauges.gauges.length);
  }

  /** How many samples there are. */
  get samples(): number {
    return this.batches * BATCH;
  }

  /** Returns the share of the open samples that turned to yes. */
  share(gauge: number): number {
    return this.open[gauge] === 0 ? 0 : this.turned[gauge]! / this.open[gauge]!;
  }

  /** Returns the standard error of that share, by how much the batches differ. */
  shareError(gauge: number): number {
    const squares = this.squares.residual(gauge, this.share(gauge));
    return Math.sqrt((squares * this.batches) / (this.batches - 1)) / this.open[gauge]!;
  }

  /** Takes one more batch. */
  work(): void {
    const { paths, mass } = this.thin;
    this.squares.begin(this.turned, this.open);
    const step = mass / BATCH;
    let next = this.draw() * step;
    let passed = 0;
    for (const path of paths) {
      passed += path.mass;
      for (; next < passed; next += step) this.follow(path);
    }
    this.batches++;
    this.squares.end(this.turned, this.open);
  }

  private follow(path: ThinPath): void {
    const { trial, gauges } = this;
    trial.dice = this.dice;
    trial.restore(path.row);
    this.dice.follow(path);
    runSteps(trial.game, path.agenda.first.run(trial.game));
    this.runs++;
    for (let agenda = path.agenda.rest; agenda !== undefined; agenda = agenda.rest) {
      runSteps(trial.game, agenda.first.run(trial.game));
      this.runs++;
    }
    this.count(path.row);
    this.tally.addRun(gauges, path.row, trial.gaugesFrom, 1);
    this.tally.addEnd(gauges, 1);
  }

  private count(row: Int32Array): void {
    for (let i = 0; i < this.open.length; i++) {
      const { mayFall } = this.gauges.gauges[i]!;
      if (!mayFall && row[this.trial.gaugesFrom + i] === 1) continue;
      this.open[i]!++;
      this.turned[i]! += this.gauges.numbers[i]!;
    }
  }
}

/** Sums over all batches of the squares and products of what each of them has added to two lists. */
class Squares {
  private readonly yesBefore: Float64Array;
  private readonly allBefore: Float64Array;
  private readonly yesYes: Float64Array;
  private readonly yesAll: Float64Array;
  private readonly allAll: Float64Array;

  constructor(gauges: number) {
    this.yesBefore = new Float64Array(gauges);
    this.allBefore = new Float64Array(gauges);
    this.yesYes = new Float64Array(gauges);
    this.yesAll = new Float64Array(gauges);
    this.allAll = new Float64Array(gauges);
  }

  begin(yes: Float64Array, all: Float64Array): void {
    this.yesBefore.set(yes);
    this.allBefore.set(all);
  }

  end(yes: Float64Array, all: Float64Array): void {
    for (let i = 0; i < this.yesYes.length; i++) {
      const yesAdded = yes[i]! - this.yesBefore[i]!;
      const allAdded = all[i]! - this.allBefore[i]!;
      this.yesYes[i]! += yesAdded * yesAdded;
      this.yesAll[i]! += yesAdded * allAdded;
      this.allAll[i]! += allAdded * allAdded;
    }
  }

  /** Returns the sum of the squares of how far the yes of each batch is from a share of all. */
  residual(gauge: number, share: number): number {
    const squares = this.yesYes[gauge]! - 2 * share * this.yesAll[gauge]! + share * share * this.allAll[gauge]!;
    return Math.max(0, squares);
  }
}
