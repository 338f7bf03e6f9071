import { type Estimate, Z_95 } from './interval.ts';
import { tQuantile } from './t-quantile.ts';

/**
 * Accumulates the differences within pairs. Only their number, sum and sum of squares are kept.
 *
 * @example
 * ```ts
 * import { PairedDifferences } from '@hexfall/sim';
 *
 * const hours = new PairedDifferences();
 * for (const difference of [1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4]) hours.add(difference);
 * hours.mean.toFixed(2); // => '1.58'
 * hours.tInterval().low.toFixed(2); // => '0.70'
 * ```
 */
export class PairedDifferences {
  count = 0;
  private sum = 0;
  private sumOfSquares = 0;

  add(difference: number): void {
    this.count++;
    this.sum += difference;
    this.sumOfSquares += difference * difference;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.sum / this.count;
  }

  /** Mean of the squared differences: their variance under the null hypothesis that the true mean is 0. */
  get meanSquare(): number {
    return this.count === 0 ? 0 : this.sumOfSquares / this.count;
  }

  /** Student's t interval of the mean difference. */
  tInterval(z: number = Z_95): Estimate {
    const { count, mean } = this;
    const variance = count < 2 ? 0 : Math.max(0, this.sumOfSquares - count * mean * mean) / (count - 1);
    const margin = tQuantile(count - 1, z) * Math.sqrt(variance / count);
    if (!Number.isFinite(margin)) return { value: mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
    return { value: mean, low: mean - margin, high: mean + margin };
  }

  /**
   * Bonett and Price's interval for the difference of two paired proportions. PairedDifferences lie between -1 and 1 and are
   * multiples of `step`. The method adds one pair that differs by `step` in each direction, so that an interval has width
   * even when there are few pairs or none of them differ.
   */
  bonettPriceInterval(step: number = 1, z: number = Z_95): Estimate {
    const count = this.count + 2;
    const center = this.sum / count;
    const variance = (this.sumOfSquares + 2 * step * step) / count - center * center;
    const margin = z * Math.sqrt(variance / count);
    return { value: this.mean, low: Math.max(-1, center - margin), high: Math.min(1, center + margin) };
  }
}

/** Quantile of the normal distribution for a power of 80%. */
const Z_POWER_80 = 0.841_621_233_572_914_2;

/**
 * Sample size for a power of 80%: how many pairs an exact test needs to find a difference of this size in four of five
 * studies at the 5% level. Connor's formula for McNemar's test with a continuity correction of half a pair. Infinite for a
 * mean of 0.
 *
 * @example
 * ```ts
 * import { requiredPairs } from '@hexfall/sim';
 *
 * // A fifth of all pairs differs: 15 of 100 one way, 5 the other.
 * requiredPairs({ mean: 0.1, meanSquare: 0.2 }); // => 175
 * ```
 */
export function requiredPairs(
  { mean, meanSquare }: Pick<PairedDifferences, 'mean' | 'meanSquare'>,
  step: number = 1,
): number {
  if (mean === 0) return Number.POSITIVE_INFINITY;
  const size = Math.abs(mean);
  const deviation = Z_95 * Math.sqrt(meanSquare) + Z_POWER_80 * Math.sqrt(Math.max(0, meanSquare - size * size));
  return Math.ceil(((deviation + Math.sqrt(deviation * deviation + 4 * size * step)) / (2 * size)) ** 2);
}
