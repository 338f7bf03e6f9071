import { type DiceRoller, nextInt32, runSteps } from '@hexfall/rules';
import type { Gauges } from '../gauges.ts';
import type { SlotClasses } from './slot-classes.ts';
import { Tally } from './tally.ts';
import { ThinDice } from './thin-dice.ts';
import type { ThinPath, ThinPaths } from './thin-paths.ts';
import type { Trial } from './trial.ts';

/** Samples of a batch: each stands for an equal share of the thin mass, so that every part of it is met in proportion. */
const BATCH = 64;

/**
 * The random part: follows thin paths at random to the very end. A batch takes a sample at even distances along all of them from a
 * random start; how much batches differ shows how well the answers are known.
 */
export class Tail {
  batches = 0;
  /** How often a step was run. */
  runs = 0;
  /** Of all batches, as shares of the thin mass. */
  readonly tally: Tally;
  /** By gauge: sum of the squares of what the batches say. */
  readonly squares: Float64Array;
  private readonly trial: Trial;
  private readonly gauges: Gauges;
  private readonly thin: ThinPaths;
  private readonly dice: ThinDice;
  private readonly draw: () => number;
  private readonly before: Float64Array;

  constructor(
    { trial, gauges, slotClasses }: { trial: Trial; gauges: Gauges; slotClasses: SlotClasses },
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
    this.squares = new Float64Array(gauges.gauges.length);
    this.before = new Float64Array(gauges.gauges.length);
  }

  /** How many samples there are. */
  get samples(): number {
    return this.batches * BATCH;
  }

  /** Takes one more batch. */
  work(): void {
    const { paths, mass } = this.thin;
    this.before.set(this.tally.risen);
    const step = mass / BATCH;
    let next = this.draw() * step;
    let passed = 0;
    for (const path of paths) {
      passed += path.mass;
      for (; next < passed; next += step) this.follow(path);
    }
    this.batches++;
    for (let i = 0; i < this.squares.length; i++) {
      const share = (this.tally.risen[i]! - this.before[i]!) / BATCH;
      this.squares[i]! += share * share;
    }
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
    this.tally.addRun(gauges, path.row, trial.width - gauges.gauges.length, 1);
    this.tally.addEnd(gauges, 1);
  }
}
