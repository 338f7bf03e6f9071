/**
 * How far pairs of halves differ. Both halves of a pair are taken in the same way, so their difference shows by how much chance alone
 * moves their sum: the square of one is, in the mean, the variance of the other.
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

  /** Begins with sums as they are before the first half. */
  begin(yes: Float64Array, all: Float64Array): void {
    this.yesBefore.set(yes);
    this.allBefore.set(all);
  }

  /** Takes the sums after the first half. */
  turn(yes: Float64Array, all: Float64Array): void {
    for (let i = 0; i < yes.length; i++) {
      this.yesApart[i] = yes[i]! - this.yesBefore[i]!;
      this.allApart[i] = all[i]! - this.allBefore[i]!;
    }
    this.begin(yes, all);
  }

  /** Takes the sums after the second half. */
  end(yes: Float64Array, all: Float64Array): void {
    for (let i = 0; i < yes.length; i++) {
      const yesApart = this.yesApart[i]! - (yes[i]! - this.yesBefore[i]!);
      const allApart = this.allApart[i]! - (all[i]! - this.allBefore[i]!);
      this.yesYes[i]! += yesApart * yesApart;
      this.yesAll[i]! += yesApart * allApart;
      this.allAll[i]! += allApart * allApart;
    }
  }

  /** Returns the variance of how far the yes of all halves is from a share of all. */
  variance(gauge: number, share: number): number {
    const squares = this.yesYes[gauge]! - 2 * share * this.yesAll[gauge]! + share * share * this.allAll[gauge]!;
    return Math.max(0, squares);
  }
}
