import { gameRngState, SeededDice } from '@hexfall/rules';
import type { Gauge } from '../gauge.ts';
import { Head } from './head.ts';
import { Tail } from './tail.ts';
import type { Workshop } from './workshop.ts';

/** One look at a problem: an exact head down to `epsilon`, then as many samples of the thin rest as there is time for. */
export class Round {
  readonly epsilon: number;
  readonly head: Head;
  readonly tail: Tail;
  isHeadDone = false;
  private readonly gauges: readonly Gauge[];
  private readonly gaugesFrom: number;

  constructor(workshop: Workshop, epsilon: number, seed: string) {
    this.epsilon = epsilon;
    this.gauges = workshop.gauges.gauges;
    this.gaugesFrom = workshop.trial.gaugesFrom;
    this.head = new Head(workshop, epsilon);
    const random = new SeededDice(`${seed} ${epsilon} dice`);
    this.tail = new Tail(workshop, this.head.thin, epsilon, random, gameRngState(`${seed} ${epsilon} paths`));
  }

  /** Whether nothing was left to chance. */
  get isExact(): boolean {
    return this.isHeadDone && this.head.thin.paths.length === 0;
  }

  /** Weight of all that is left to chance. */
  get thinMass(): number {
    return this.head.thin.mass;
  }

  /** How often a step was run for one batch of samples. */
  get runsPerBatch(): number {
    return this.tail.runs / this.tail.batches;
  }

  /** Works a little on the head, if that is not done, else on the tail. */
  work(): void {
    if (this.isHeadDone) return this.tail.work();
    for (let i = 0; i < HEAD_PIECE; i++) {
      if (this.head.work()) continue;
      this.isHeadDone = true;
      return;
    }
  }

  /** Returns the chance of a yes, as far as it is proven: nothing that is left to chance can take it away. */
  provenChance(gauge: number): number {
    const { ended, risen } = this.head.tally;
    return this.gauges[gauge]!.mayFall ? ended[gauge]! : risen[gauge]!;
  }

  /** Returns the weight of what is left to chance and still open: where the answer is not yes already. */
  openMass(gauge: number): number {
    const { mass, massWithoutOne } = this.head.thin;
    return this.gauges[gauge]!.mayFall ? mass : massWithoutOne[this.gaugesFrom + gauge]!;
  }

  /** Returns the chance of a yes. */
  chance(gauge: number): number {
    return this.provenChance(gauge) + this.openMass(gauge) * this.tail.share(gauge);
  }

  /** Returns the standard error of that chance. */
  standardError(gauge: number): number {
    const mass = this.openMass(gauge);
    if (mass === 0) return 0;
    const open = Math.max(1, this.tail.open[gauge]!);
    if (this.tail.batches < MIN_BATCHES) return mass / (2 * Math.sqrt(open));
    // An event that no sample has met may still be there, with about the weight of one.
    return mass * Math.max(this.tail.shareError(gauge), 1 / open);
  }

  /** Returns the largest standard error of the numbers that may answer a question. */
  outcomeError(gauge: number): number {
    if (this.isExact) return 0;
    let worst = this.thinMass / Math.max(1, this.tail.samples);
    for (const number of this.tail.tally.outcomes[gauge]!.keys()) {
      worst = Math.max(worst, this.errorOf(gauge, number));
    }
    return worst;
  }

  /** Returns the standard error of the chance that a number is the answer. */
  errorOf(gauge: number, number: number): number {
    const { samples, tally } = this.tail;
    if (samples === 0) return this.thinMass;
    const share = (tally.outcomes[gauge]!.get(number) ?? 0) / samples;
    return this.thinMass * Math.max(Math.sqrt((share * (1 - share)) / samples), 1 / samples);
  }
}

/** Batches before the spread of their results says anything. */
export const MIN_BATCHES = 8;

/** States of the head that are expanded in one go. */
const HEAD_PIECE = 8;
