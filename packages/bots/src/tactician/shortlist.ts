/** Multiplier of Fibonacci hashing. */
const HASH_MULTIPLIER = 0x9e3779b1;

/** The largest random bonus that is added to a score. */
const MAX_BONUS = 0.15;

/** Keeps the best few of many candidates without sorting them all. One list is reused by all searches. */
export class Shortlist {
  private readonly scores: Float64Array;
  private readonly nodes: Int32Array;
  private readonly ranks: Int32Array;
  /** Seed of the random bonuses, which keep two bots of the same kind from mirroring each other forever. */
  private salt = 0;
  private size = 0;
  private count = 0;

  constructor(maxSize: number) {
    this.scores = new Float64Array(maxSize);
    this.nodes = new Int32Array(maxSize);
    this.ranks = new Int32Array(maxSize);
  }

  /** Empties the list and sets how many candidates it keeps. */
  begin(size: number, salt: number): void {
    this.size = size;
    this.salt = salt;
    this.count = 0;
  }

  /** Adds a candidate, if it is good enough. Of two with equal scores the one with the lower rank is better. */
  add(node: number, exact: number, rank: number): void {
    const { scores, nodes, ranks, size } = this;
    // The bonus is up to 15 hundredths of a point.
    const score = exact + (Math.imul(node ^ this.salt, HASH_MULTIPLIER) >>> 28) / 100;
    if (this.count === size && !this.isBehind(this.count - 1, score, rank)) return;
    let at = this.count < size ? this.count++ : this.count - 1;
    for (; at > 0 && this.isBehind(at - 1, score, rank); at--) {
      scores[at] = scores[at - 1]!;
      nodes[at] = nodes[at - 1]!;
      ranks[at] = ranks[at - 1]!;
    }
    scores[at] = score;
    nodes[at] = node;
    ranks[at] = rank;
  }

  /** Whether the candidate at a position of the list is worse than one with the given score and rank. */
  private isBehind(at: number, score: number, rank: number): boolean {
    return this.scores[at]! < score || (this.scores[at] === score && this.ranks[at]! > rank);
  }

  /** Whether a candidate of this score cannot make the list any more. */
  isTooLow(score: number): boolean {
    return this.count === this.size && score + MAX_BONUS < this.scores[this.size - 1]!;
  }

  /** Returns the score of a candidate by its position, counted from 0. */
  scoreAt(position: number): number {
    return this.scores[position]!;
  }

  /** Returns the candidate at a position, counted from 0. */
  nodeAt(position: number): number {
    return this.nodes[position]!;
  }

  get length(): number {
    return this.count;
  }
}
