/** Multiplier of Fibonacci hashing. */
const HASH_MULTIPLIER = 0x9e3779b1;

/** Largest random bonus of a score. */
const MAX_BONUS = 0.15;

/** Keeps the best few of many candidates without sorting them all. One list is reused by all searches. */
export class Shortlist {
  private readonly scores: Float64Array;
  private readonly nodes: Int32Array;
  /** Seed of the random bonuses, which keep two bots of the same kind from mirroring each other forever. */
  private salt = 0;
  private size = 0;
  private count = 0;

  constructor(maxSize: number) {
    this.scores = new Float64Array(maxSize);
    this.nodes = new Int32Array(maxSize);
  }

  /** Empties the list and sets how many candidates it keeps. */
  begin(size: number, salt: number): void {
    this.size = size;
    this.salt = salt;
    this.count = 0;
  }

  add(node: number, exact: number): void {
    const { scores, nodes, size } = this;
    // The bonus is up to 15 hundredths of a point.
    const score = exact + (Math.imul(node ^ this.salt, HASH_MULTIPLIER) >>> 28) / 100;
    if (this.count === size && score <= scores[this.count - 1]!) return;
    let at = this.count < size ? this.count++ : this.count - 1;
    for (; at > 0 && scores[at - 1]! < score; at--) {
      scores[at] = scores[at - 1]!;
      nodes[at] = nodes[at - 1]!;
    }
    scores[at] = score;
    nodes[at] = node;
  }

  /** Whether a candidate of this score could not be added any more. */
  isTooLow(score: number): boolean {
    return this.count === this.size && score + MAX_BONUS <= this.scores[this.size - 1]!;
  }

  /** The candidates, best first. */
  best(): Int32Array {
    return this.nodes.subarray(0, this.count);
  }
}
