import { type DiceWords, nextBelow } from '@hexfall/rules';

/** Chance that is mixed into a score, in hundredths: it keeps two bots of a kind from mirroring each other for ever. */
const CHANCE = 16;

/** The few best of many candidates, each a number, without sorting them all. */
export class Shortlist {
  private readonly scores: Float64Array;
  private readonly nodes: Int32Array;
  private readonly words: DiceWords;
  private count = 0;

  constructor(size: number, words: DiceWords) {
    this.scores = new Float64Array(size);
    this.nodes = new Int32Array(size);
    this.words = words;
  }

  add(node: number, exact: number): void {
    const { scores, nodes } = this;
    const score = exact + nextBelow(this.words, CHANCE) / 100;
    if (this.count === scores.length && score <= scores[this.count - 1]!) return;
    let at = this.count < scores.length ? this.count++ : this.count - 1;
    for (; at > 0 && scores[at - 1]! < score; at--) {
      scores[at] = scores[at - 1]!;
      nodes[at] = nodes[at - 1]!;
    }
    scores[at] = score;
    nodes[at] = node;
  }

  /** Best first. */
  best(): Int32Array {
    return this.nodes.subarray(0, this.count);
  }
}
