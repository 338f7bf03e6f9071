import { type Interval, Z_95 } from './interval.ts';
import { studentReach } from './student.ts';

/** The mean of the differences within pairs, with the range it may truly lie in. */
export interface Difference extends Interval {
  readonly value: number;
}

/**
 * Differences within pairs, taken in one by one: their number, sum and sum of squares say all that is asked here.
 *
 * @example
 * ```ts
 * import { Differences } from '@hexfall/sim';
 *
 * const hours = new Differences();
 * for (const difference of [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4]) hours.add(difference);
 * hours.mean.toFixed(2); // => '1.58'
 * hours.ofFigures().low.toFixed(2); // => '0.70'
 * ```
 */
export class Differences {
  count = 0;
  private sum = 0;
  private squares = 0;

  add(difference: number): void {
    this.count++;
    this.sum += difference;
    this.squares += difference * difference;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }

  /** The mean of the squares: what varies when the truth is that nothing differs. */
  get meanSquare(): number {
    return this.count === 0 ? 0 : this.squares / this.count;
  }

  /** Student's interval of the mean, for figures of any size. */
  ofFigures(z: number = Z_95): Difference {
    const { count, mean } = this;
    const variance = count < 2 ? 0 : Math.max(0, this.squares - count * mean * mean) / (count - 1);
    const reach = studentReach(count - 1, z) * Math.sqrt(variance / count);
    if (!Number.isFinite(reach)) return { value: mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
    return { value: mean, low: mean - reach, high: mean + reach };
  }

  /**
   * The interval of a difference of two shares, where no difference is beyond -1 and 1 and none but 0 is less than `step`. As
   * Bonett and Price do it: one more pair is counted for each side, so that few pairs, or none that differ, do not pass for
   * certainty.
   */
  ofShares(step: number = 1, z: number = Z_95): Difference {
    const count = this.count + 2;
    const middle = this.sum / count;
    const variance = (this.squares + 2 * step * step) / count - middle * middle;
    const reach = z * Math.sqrt(variance / count);
    return { value: this.mean, low: Math.max(-1, middle - reach), high: Math.min(1, middle + reach) };
  }
}

/** Standard deviations for a chance of 80%. */
const Z_POWER_80 = 0.841_621_233_572_914_2;

/**
 * How many pairs it takes for an exact test to find a difference like this in four of five studies: Connor's formula for
 * McNemar's test, and half of what one pair that goes the other way makes up on top. Infinite where there is none.
 *
 * @example
 * ```ts
 * import { pairsNeeded } from '@hexfall/sim';
 *
 * // A fifth of all pairs differs: 15 of 100 one way, 5 the other.
 * pairsNeeded({ mean: 0.1, meanSquare: 0.2 }); // => 175
 * ```
 */
export function pairsNeeded({ mean, meanSquare }: Pick<Differences, 'mean' | 'meanSquare'>, step: number = 1): number {
  if (mean === 0) return Number.POSITIVE_INFINITY;
  const size = Math.abs(mean);
  const reach = Z_95 * Math.sqrt(meanSquare) + Z_POWER_80 * Math.sqrt(Math.max(0, meanSquare - size * size));
  return Math.ceil(((reach + Math.sqrt(reach * reach + 4 * size * step)) / (2 * size)) ** 2);
}
