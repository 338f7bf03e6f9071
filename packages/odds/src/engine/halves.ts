/**
 * Adds up how far the two halves of each pair differ. Both halves are sampled in the same way, so their difference shows how much chance
 * alone moves their sum: on average, the square of the difference is the variance of the sum.
 */
export class Halves {
  private readonly yesBefore: Float64Array;
  private readonly allBefore: Float64Array;
  private readonly yesApart: Float64Array;
  private readonly allApart: Float64Array;
  private readonly yesYes: Float64Array;
  private readonly yesAll: Float64Array;
  private readonly allAll: Float64Array;

  constructor(gauges: number) {
    this.yesBefore = new Float64Array(gauges);
    this.allBefore = new Float64Array(gauges);
    this.yesApart = new Float64Array(gauges);
    this.allApart = new Float64Array(gauges);
    this.yesYes = new Float64Array(gauges);
    this.yesAll = new Float64Array(gauges);
    this.allAll = new Float64Array(gauges);
  }

  /** Notes the sums before the first half of a pair. */
  begin(yes: Float64Array, all: Float64Array): void {
    this.yesBefore.set(yes);
    this.allBefore.set(all);
  }

  /** Notes the sums after the first half of a pair. */
  turn(yes: Float64Array, all: Float64Array): void {
    for (let i = 0; i < yes.length; i++) {
      this.yesApart[i] = yes[i]! - this.yesBefore[i]!;
      this.allApart[i] = all[i]! - this.allBefore[i]!;
    }
    this.begin(yes, all);
  }

  /** Takes the sums after the second half of a pair, and adds the difference of the halves. */
  end(yes: Float64Array, all: Float64Array): void {
    for (let i = 0; i < yes.length; i++) {
      const yesApart = this.yesApart[i]! - (yes[i]! - this.yesBefore[i]!);
      const allApart = this.allApart[i]! - (all[i]! - this.allBefore[i]!);
      this.yesYes[i]! += yesApart * yesApart;
      this.yesAll[i]! += yesApart * allApart;
      this.allAll[i]! += allApart * allApart;
    }
  }

  /** Returns the variance of `yes - share * all` over the halves of all pairs. */
  variance(gauge: number, share: number): number {
    const squares = this.yesYes[gauge]! - 2 * share * this.yesAll[gauge]! + share * share * this.allAll[gauge]!;
    return Math.max(0, squares);
  }
}
