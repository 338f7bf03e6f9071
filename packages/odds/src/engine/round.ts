import { gameRngState } from '@hexfall/rules';
import type { Gauge } from '../gauge.ts';
import { Head } from './head.ts';
import { BLOCK, Tail } from './tail.ts';
import type { Workshop } from './workshop.ts';

/** One attempt at a problem: an exact head down to `epsilon`, then as many samples of the thin rest as there is time for. */
export class Round {
  readonly epsilon: number;
  readonly head: Head;
  readonly tail: Tail;
  isHeadDone = false;
  private readonly gauges: readonly Gauge[];

  constructor(workshop: Workshop, epsilon: number, seed: string) {
    this.epsilon = epsilon;
    this.gauges = workshop.gauges.gauges;
    this.head = new Head(workshop, epsilon);
    this.tail = new Tail(workshop, this.head.thin, epsilon, gameRngState(`${seed} ${epsilon}`));
  }

  /** Whether nothing was left to chance. */
  get isExact(): boolean {
    return this.isHeadDone && this.head.thin.paths.length === 0;
  }

  /** Weight of all that is left to chance. */
  get thinMass(): number {
    return this.head.thin.mass;
  }

  /** How often a step was run for one block of samples. */
  get runsPerBlock(): number {
    return this.tail.runs / this.tail.blocks;
  }

  /** The largest standard error of all answers. */
  get worstError(): number {
    let worst = 0;
    for (const [i, { answersNumber }] of this.gauges.entries()) {
      worst = Math.max(worst, answersNumber ? this.outcomeError(i) : this.standardError(i));
    }
    return worst;
  }

  /** Works a little on the head, if that is not done, else on the tail, until errors are as small as `precision`. */
  work(precision: number): void {
    if (this.isHeadDone) return this.tail.work(this.blocksWanted(precision));
    for (let i = 0; i < HEAD_PIECE; i++) {
      if (this.head.work()) continue;
      this.isHeadDone = true;
      return;
    }
  }

  /**
   * Returns how many blocks the next batch has. One batch covers the thin mass more evenly than two of half its size, but too large a batch
   * would do more than is needed.
   */
  private blocksWanted(precision: number): number {
    const { blocks } = this.tail;
    if (blocks < MIN_BLOCKS) {
      return clamp(square(this.thinMass / (2 * precision)) / BLOCK - blocks, MIN_BLOCKS - blocks);
    }
    const missing = blocks * (square(this.worstError / precision) - 1);
    return clamp(Math.min(missing * 0.75, blocks * 3), MAX_BATCH_RUNS / this.runsPerBlock);
  }

  /** Returns the proven part of the chance of a yes: nothing that is left to chance can reduce it. */
  provenChance(gauge: number): number {
    const { ended, risen } = this.head.tally;
    return this.gauges[gauge]!.mayFall ? ended[gauge]! : risen[gauge]!;
  }

  /** Returns the weight of what is left to chance and still open: where the answer is not yes already. */
  openMass(gauge: number): number {
    const { mass, massWithoutOne } = this.head.thin;
    return this.gauges[gauge]!.mayFall ? mass : massWithoutOne[gauge]!;
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
    if (this.tail.blocks < MIN_BLOCKS) return mass / (2 * Math.sqrt(open));
    // An event that no sample has met may still happen, with about the weight of one sample.
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

/** The fewest blocks for which the difference between their halves says anything. */
export const MIN_BLOCKS = 16;

/** The most runs of one batch, so that answers can be read and work can be stopped in between. */
const MAX_BATCH_RUNS = 4000;

/** States of the head that are expanded in one go. */
const HEAD_PIECE = 8;

function clamp(blocks: number, most: number): number {
  return Math.max(1, Math.ceil(Math.min(blocks, most)));
}

/** Returns the square of a number, as a product, since the last bit of powers may differ from one machine to another. */
export function square(value: number): number {
  return value * value;
}
