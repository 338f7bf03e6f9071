import type { Comparison } from './compare.ts';

/** Limits at which z-scores are counted, and the share of normal ones beyond each. */
const BEYOND: readonly (readonly [limit: number, share: number])[] = [
  [2, 0.0455],
  [3, 0.0027],
  [4, 0.0000633],
];

/** All comparisons of a run in a few lines: how many are how far off, beside what chance alone would do. */
export class Summary {
  private all = 0;
  private readonly beyond = BEYOND.map(() => 0);
  private squares = 0;
  private largest = 0;

  add(comparisons: readonly Comparison[]): void {
    for (const { z, value, sampled } of comparisons) {
      // What can only come out one way says nothing about the spread.
      if (z === 0 && value === sampled) continue;
      this.all++;
      this.squares += z * z;
      this.largest = Math.max(this.largest, Math.abs(z));
      for (const [i, [limit]] of BEYOND.entries()) if (Math.abs(z) > limit) this.beyond[i]!++;
    }
  }

  text(): string {
    const counts = BEYOND.map(
      ([limit, share], i) => `${this.beyond[i]!} beyond ${limit} (${(share * this.all).toFixed(1)} by chance)`,
    );
    const spread = Math.sqrt(this.squares / Math.max(1, this.all)).toFixed(2);
    return `${this.all} uncertain figures: ${counts.join(', ')}; largest z ${this.largest.toFixed(2)}, root mean square ${spread}`;
  }
}
