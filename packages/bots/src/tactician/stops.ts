/** Buckets of bounds, one for each point of damage: how many there are, and the bound of the lowest one. */
const BUCKETS = 64;
const LOWEST = -40;

/** Stands for the end of a list of stops. */
const NONE = -1;

/**
 * The places where a move can end, in the order in which they were found, and a queue of them by upper bounds of their scores: whoever looks
 * at the most promising ones first soon knows a score that most of the others cannot reach. The queue has a list for each point,
 * so it is nearly in order. One object is reused by all searches.
 */
export class Stops {
  count = 0;
  /** `place * 8` plus some facing, or its complement for a jump. */
  nodes = new Int32Array(0);
  /** To-hit modifier of the unit's own fire, which no facing undercuts. */
  aims = new Int32Array(0);
  /** Hexes from where the unit stands. */
  moved = new Int32Array(0);
  /** Cost of ending a move there, in points of damage, which no facing undercuts. */
  costs = new Float64Array(0);
  /** Hexes to the nearest enemy. */
  nearest = new Int32Array(0);
  bounds = new Float64Array(0);
  /** Whether the bound takes the damage from the enemies into account. */
  sharp = new Uint8Array(0);
  /** By bucket: the latest stop, which leads to the earlier ones. */
  private readonly latest = new Int32Array(BUCKETS).fill(NONE);
  private before = new Int32Array(0);
  private highest = NONE;

  /** Empties the list and makes room for a number of stops. */
  begin(room: number): void {
    this.count = 0;
    if (this.nodes.length >= room) return;
    this.nodes = new Int32Array(room);
    this.aims = new Int32Array(room);
    this.moved = new Int32Array(room);
    this.nearest = new Int32Array(room);
    this.costs = new Float64Array(room);
    this.bounds = new Float64Array(room);
    this.sharp = new Uint8Array(room);
    this.before = new Int32Array(room);
  }

  add(node: number, aim: number, moved: number, cost: number): void {
    const i = this.count++;
    this.nodes[i] = node;
    this.aims[i] = aim;
    this.moved[i] = moved;
    this.costs[i] = cost;
    this.sharp[i] = 0;
  }

  placeOf(i: number): number {
    const node = this.nodes[i]!;
    return (node < 0 ? ~node : node) >> 3;
  }

  /** Puts a stop in the queue. */
  push(i: number, bound: number): void {
    const bucket = Math.max(0, Math.min(BUCKETS - 1, (bound - LOWEST) | 0));
    this.bounds[i] = bound;
    this.before[i] = this.latest[bucket]!;
    this.latest[bucket] = i;
    if (bucket > this.highest) this.highest = bucket;
  }

  /** Takes a stop with nearly the highest bound out of the queue. Returns -1 if there is none. */
  take(): number {
    const { latest } = this;
    while (this.highest >= 0 && latest[this.highest] === NONE) this.highest--;
    if (this.highest < 0) return NONE;
    const i = latest[this.highest]!;
    latest[this.highest] = this.before[i]!;
    return i;
  }
}
