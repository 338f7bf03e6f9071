/** Spreads the bits of a number over all of it. */
const SPREAD = 0x9e3779b1;

/** What chance adds at the most. */
const MOST_CHANCE = 0.15;

/** The few best of many candidates, each a number, without sorting them all. One serves all searches in turn. */
export class Shortlist {
  private readonly scores: Float64Array;
  private readonly nodes: Int32Array;
  /** Chance that is mixed into the scores: it keeps two bots of a kind from mirroring each other for ever. */
  private salt = 0;
  private size = 0;
  private count = 0;

  constructor(most: number) {
    this.scores = new Float64Array(most);
    this.nodes = new Int32Array(most);
  }

  /** Empties the list, which is to hold so many. */
  begin(size: number, salt: number): void {
    this.size = size;
    this.salt = salt;
    this.count = 0;
  }

  add(node: number, exact: number): void {
    const { scores, nodes, size } = this;
    // Up to 15 hundredths of a point.
    const score = exact + (Math.imul(node ^ this.salt, SPREAD) >>> 28) / 100;
    if (this.count === size && score <= scores[this.count - 1]!) return;
    let at = this.count < size ? this.count++ : this.count - 1;
    for (; at > 0 && scores[at - 1]! < score; at--) {
      scores[at] = scores[at - 1]!;
      nodes[at] = nodes[at - 1]!;
    }
    scores[at] = score;
    nodes[at] = node;
  }

  /** Whether a candidate of that score could not come in any more. */
  isBeyond(score: number): boolean {
    return this.count === this.size && score + MOST_CHANCE <= this.scores[this.size - 1]!;
  }

  /** Best first. */
  best(): Int32Array {
    return this.nodes.subarray(0, this.count);
  }
}
