import { nextInt32, runSteps } from '@hexfall/rules';
import type { Gauges } from '../gauges.ts';
import { DealtDice, HAND } from './dealt-dice.ts';
import { Halves } from './halves.ts';
import { Tally } from './tally.ts';
import { ThinDice } from './thin-dice.ts';
import type { ThinPath, ThinPaths } from './thin-paths.ts';
import type { Trial } from './trial.ts';
import type { Workshop } from './workshop.ts';

/** Samples of a block: two hands. */
export const BLOCK = 2 * HAND;

/**
 * The random part: follows thin paths at random to the end. The thin mass is cut into half as many equal parts as a batch has samples, and
 * two samples are taken in each part, so that all of the mass is covered in proportion. Sixteen parts in a row form a block. A block is
 * sampled in two halves, each with one sample in every part: how far the halves differ shows how well the answers are known.
 *
 * The answer to some questions is yes already before the thin outcomes of a path. The weight of these paths is known, so only the others
 * are open, and only samples of open paths count.
 */
export class Tail {
  /** How many blocks have been sampled. */
  blocks = 0;
  /** How often a step was run. */
  runs = 0;
  /** The results of all samples, each with a weight of 1. */
  readonly tally: Tally;
  /** By gauge: how many samples were open, and how many of them ended with a yes. */
  readonly open: Float64Array;
  readonly turned: Float64Array;
  private readonly halves: Halves;
  private readonly trial: Trial;
  private readonly gauges: Gauges;
  private readonly thin: ThinPaths;
  private readonly dealt: DealtDice;
  private readonly dice: ThinDice;
  private readonly draw: () => number;

  constructor({ trial, gauges }: Workshop, thin: ThinPaths, epsilon: number, rng: Int32Array) {
    this.trial = trial;
    this.gauges = gauges;
    this.thin = thin;
    this.draw = () => (nextInt32(rng) >>> 0) / 4294967296;
    this.dealt = new DealtDice(rng);
    this.dice = new ThinDice(epsilon, this.dealt);
    this.tally = new Tally(gauges.gauges);
    this.open = new Float64Array(gauges.gauges.length);
    this.turned = new Float64Array(gauges.gauges.length);
    this.halves = new Halves(gauges.gauges.length);
  }

  /** How many samples have been taken. */
  get samples(): number {
    return this.blocks * BLOCK;
  }

  /** Returns the share of the open samples that turned to yes. */
  share(gauge: number): number {
    return this.open[gauge] === 0 ? 0 : this.turned[gauge]! / this.open[gauge]!;
  }

  /**
   * Returns the standard error of `share`, from how much the halves differ. A few blocks may happen to differ little, and work stops as
   * soon as the error is small enough, so the estimate is raised while blocks are few. It is never larger than for independent samples,
   * since samples that are spread evenly are never worse.
   */
  shareError(gauge: number): number {
    const { blocks } = this;
    const share = this.share(gauge);
    const open = Math.max(1, this.open[gauge]!);
    const variance = (this.halves.variance(gauge, share) * (blocks + 1)) / (blocks - 1);
    return Math.sqrt(Math.min(variance, open * share * (1 - share))) / open;
  }

  /** Takes a batch of this many blocks. */
  work(blocks: number): void {
    const { halves, turned, open } = this;
    const part = this.thin.mass / (blocks * HAND);
    for (let block = 0; block < blocks; block++) {
      halves.begin(turned, open);
      this.takeHand(block * HAND, part);
      halves.turn(turned, open);
      this.takeHand(block * HAND, part);
      halves.end(turned, open);
    }
    this.blocks += blocks;
  }

  private takeHand(first: number, part: number): void {
    this.dealt.shuffle();
    for (let i = first; i < first + HAND; i++) this.follow(this.thin.at((i + this.draw()) * part));
  }

  private follow(path: ThinPath): void {
    const { trial, gauges } = this;
    trial.dice = this.dice;
    trial.restore(path.row, path.agenda);
    this.dice.follow(path, this.thin.passed / path.mass);
    let agenda: ThinPath['agenda'] | undefined = path.agenda;
    while (agenda !== undefined) {
      this.dealt.enter(agenda.length);
      runSteps(trial.game, agenda.first.run(trial.game));
      this.runs++;
      agenda = trial.worthwhile(agenda.rest);
    }
    this.count(path.numbers);
    this.tally.addRun(gauges, path.numbers, 0, 1);
    this.tally.addEnd(gauges, 1);
  }

  private count(before: Int32Array): void {
    for (let i = 0; i < this.open.length; i++) {
      const { mayFall } = this.gauges.gauges[i]!;
      if (!mayFall && before[i] === 1) continue;
      this.open[i]!++;
      this.turned[i]! += this.gauges.numbers[i]!;
    }
  }
}
