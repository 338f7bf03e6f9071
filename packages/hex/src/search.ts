/**
 * A minimum-cost search for a unit with a place and a facing: it turns by one hexside at a cost of 1, or steps forward (or
 * backward) along an edge. The graph is one packed integer per place and direction, so a search touches only flat arrays; the
 * buffers are kept between searches and never cleared.
 *
 * A node is `place * 8 + facing`. A path has a high limit, and a low limit that applies to the whole path once it has taken a
 * BINDING edge. The search keeps such bound paths in a second layer of nodes, because a more expensive free path may go
 * further than a cheaper bound one.
 */

/** Edge flag: a path that takes this edge is held to the low limit from then on. */
export const EDGE_BINDING = 0x40;
/** Edge flag: the edge may only be taken if the cost after it is within the low limit. */
export const EDGE_LOW = 0x80;
/** Edge flag: the edge may not be taken backward. */
export const EDGE_FORWARD_ONLY = 0x100;
/** Stands for a direction without an edge. */
export const NO_EDGE = -1;
/** The highest possible cost of an edge and of a path. */
export const MAX_COST = 62;

const COST_MASK = 0x3f;
const PLACE_SHIFT = 9;
const MAX_GENERATIONS = 1 << 24;

/** The moves that a path is made of. */
export const MOVE_FORWARD = 0;
export const MOVE_BACKWARD = 1;
export const MOVE_LEFT = 2;
export const MOVE_RIGHT = 3;
export type Move = number;

export function packEdge(place: number, cost: number, flags: number): number {
  return (place << PLACE_SHIFT) | flags | cost;
}

export function edgePlace(edge: number): number {
  return edge >> PLACE_SHIFT;
}

export function edgeCost(edge: number): number {
  return edge & COST_MASK;
}

export interface SearchQuery {
  /** `edges[place * 8 + direction]`, packed, or `NO_EDGE`. */
  readonly edges: Int32Array;
  readonly start: number;
  /** Maximum cost of a free path. */
  readonly limit: number;
  /** Maximum cost of a bound path. */
  readonly lowLimit: number;
  /** Whether the first edge, straight ahead, may be taken whatever it costs. */
  readonly freeFirstStep: boolean;
  /** Whether backward steps may be taken; they bind the path. */
  readonly backward: boolean;
  /** By place: not 0 if it may not be entered. */
  readonly blocked: Uint8Array;
}

/** The result of a search, to be kept for later. */
export interface SavedSearch {
  /** Number of nodes in the graph, and the offset of the bound layer. */
  readonly size: number;
  readonly boundLayer: number;
  /** The nodes reached, each once, cheapest first. */
  readonly nodes: Int32Array;
  /** By entry: a node of either layer, its cost, and the previous node with the move that led to it. */
  readonly entries: Int32Array;
  readonly costs: Uint8Array;
  readonly parents: Int32Array;
}

/** The buffers of a search, and its result until the next search runs. */
export class PathSearch {
  /** How many nodes were reached. */
  count = 0;
  /** The nodes reached, each once, cheapest first. Only the first `count` are valid. */
  nodes = new Int32Array(0);
  /** By node, free layer then bound layer: generation and cost in one number. A larger number is newer, then cheaper. */
  private best = new Int32Array(0);
  /** The previous node and the move that led to `best`. */
  private parent = new Int32Array(0);
  /** The generation in which the node was listed in `nodes`. */
  private listed = new Int32Array(0);
  /** A queue by cost: the latest entry for each cost, which leads to the earlier ones. */
  private readonly latest = new Int32Array(MAX_COST + 1);
  private entryNode = new Int32Array(0);
  private entryBefore = new Int32Array(0);
  private entries = 0;
  private generation = 0;
  private size = 0;
  /** Offset of the bound layer; 0 if both limits are the same, because then one layer is enough. */
  private boundLayer = 0;

  run(query: SearchQuery): void {
    const limit = Math.min(query.limit, MAX_COST);
    const lowLimit = Math.min(query.lowLimit, limit);
    this.begin(query.edges.length, lowLimit < limit);
    this.reach(query.start, 0, -1);
    const firstCost = query.freeFirstStep ? this.reachFirstStep(query) : 0;
    for (let cost = 0; cost <= limit || cost <= firstCost; cost++) this.settle(query, cost, limit, lowLimit);
  }

  /** Returns the minimum cost of a node, or -1 if it was not reached. */
  cost(node: number): number {
    const key = Math.max(this.best[node]!, this.best[node + this.boundLayer]!);
    return key >> 6 === this.generation ? MAX_COST - (key & COST_MASK) : -1;
  }

  /** Returns the moves of a cheapest path from the start to a node; empty if it was not reached. */
  path(node: number): Move[] {
    const moves: Move[] = [];
    let at = node;
    if (this.best[at + this.boundLayer]! > this.best[at]!) at += this.boundLayer;
    if (this.best[at]! >> 6 !== this.generation) return moves;
    for (let from = this.parent[at]!; from >= 0; from = this.parent[at]!) {
      moves.push(from & 3);
      at = from >> 2;
    }
    return moves.reverse();
  }

  /** Returns a copy of the result. */
  save(): SavedSearch {
    const { best, parent, size, boundLayer } = this;
    const entries = Int32Array.from(new Set(this.entryNode.subarray(0, this.entries)));
    const costs = Uint8Array.from(entries, node => MAX_COST - (best[node]! & COST_MASK));
    const parents = entries.map(node => parent[node]!);
    return { size, boundLayer, nodes: this.nodes.slice(0, this.count), entries, costs, parents };
  }

  /** Makes a saved result the present one. */
  restore({ size, boundLayer, nodes, entries, costs, parents }: SavedSearch): void {
    this.begin(size, boundLayer > 0);
    const { best, parent } = this;
    const highest = (this.generation << 6) + MAX_COST;
    for (let i = 0; i < entries.length; i++) {
      const node = entries[i]!;
      best[node] = highest - costs[i]!;
      parent[node] = parents[i]!;
    }
    this.nodes.set(nodes);
    this.count = nodes.length;
  }

  private begin(size: number, layered: boolean): void {
    if (size > this.nodes.length) this.grow(size);
    if (++this.generation === MAX_GENERATIONS) {
      this.best.fill(0);
      this.listed.fill(0);
      this.generation = 1;
    }
    this.size = size;
    this.boundLayer = layered ? size : 0;
    this.count = 0;
    this.entries = 0;
    this.latest.fill(-1);
  }

  private grow(size: number): void {
    this.nodes = new Int32Array(size);
    this.best = new Int32Array(size * 2);
    this.parent = new Int32Array(size * 2);
    this.listed = new Int32Array(size);
    this.entryNode = new Int32Array(size * 4);
    this.entryBefore = new Int32Array(size * 4);
  }

  /** Takes the first edge regardless of the limits and returns its cost. */
  private reachFirstStep(query: SearchQuery): number {
    const edge = query.edges[query.start]!;
    if (edge === NO_EDGE || query.blocked[edge >> PLACE_SHIFT] !== 0) return 0;
    const layer = (edge & EDGE_BINDING) === 0 ? 0 : this.boundLayer;
    const node = ((edge >> PLACE_SHIFT) << 3) | (query.start & 7);
    this.reach(node + layer, edge & COST_MASK, (query.start << 2) | MOVE_FORWARD);
    return edge & COST_MASK;
  }

  /** Queues a node, unless it was already reached at the same cost or less. */
  private reach(node: number, cost: number, from: number): void {
    const key = (this.generation << 6) + MAX_COST - cost;
    if (key <= this.best[node]!) return;
    this.best[node] = key;
    this.parent[node] = from;
    const entry = this.entries++;
    if (entry === this.entryNode.length) this.growQueue();
    this.entryNode[entry] = node;
    this.entryBefore[entry] = this.latest[cost]!;
    this.latest[cost] = entry;
  }

  private growQueue(): void {
    const entryNode = new Int32Array(this.entryNode.length * 2);
    const entryBefore = new Int32Array(this.entryNode.length * 2);
    entryNode.set(this.entryNode);
    entryBefore.set(this.entryBefore);
    this.entryNode = entryNode;
    this.entryBefore = entryBefore;
  }

  /** Lists every node whose minimum cost is `cost` and continues from it. No edge is free, so no such node is added meanwhile. */
  private settle(query: SearchQuery, cost: number, limit: number, lowLimit: number): void {
    const { best, listed, nodes, entryNode, entryBefore, generation, size } = this;
    const key = (generation << 6) + MAX_COST - cost;
    for (let entry = this.latest[cost]!; entry >= 0; entry = entryBefore[entry]!) {
      const node = entryNode[entry]!;
      if (best[node] !== key) continue;
      const bound = node >= size;
      const state = bound ? node - size : node;
      if (bound && best[state]! >= key) continue;
      if (listed[state] !== generation) {
        listed[state] = generation;
        nodes[this.count++] = state;
      }
      const maxCost = bound ? lowLimit : limit;
      if (cost >= maxCost) continue;
      this.turn(node, cost);
      this.step(query, node, cost, maxCost, lowLimit);
      if (query.backward) this.stepBack(query, node, cost, lowLimit);
    }
  }

  private turn(node: number, cost: number): void {
    const facing = node & 7;
    this.reach(facing === 0 ? node + 5 : node - 1, cost + 1, (node << 2) | MOVE_LEFT);
    this.reach(facing === 5 ? node - 5 : node + 1, cost + 1, (node << 2) | MOVE_RIGHT);
  }

  private step(query: SearchQuery, node: number, cost: number, maxCost: number, lowLimit: number): void {
    const layer = node >= this.size ? this.size : 0;
    const edge = query.edges[node - layer]!;
    if (edge === NO_EDGE || query.blocked[edge >> PLACE_SHIFT] !== 0) return;
    const after = cost + (edge & COST_MASK);
    if (after > ((edge & (EDGE_BINDING | EDGE_LOW)) === 0 ? maxCost : lowLimit)) return;
    const to = ((edge >> PLACE_SHIFT) << 3) | (node & 7);
    const toLayer = (edge & EDGE_BINDING) === 0 ? layer : this.boundLayer;
    this.reach(to + toLayer, after, (node << 2) | MOVE_FORWARD);
  }

  private stepBack(query: SearchQuery, node: number, cost: number, lowLimit: number): void {
    const layer = node >= this.size ? this.size : 0;
    const facing = node & 7;
    const edge = query.edges[node - layer - facing + (facing < 3 ? facing + 3 : facing - 3)]!;
    if (edge === NO_EDGE || (edge & EDGE_FORWARD_ONLY) !== 0 || query.blocked[edge >> PLACE_SHIFT] !== 0) return;
    const after = cost + (edge & COST_MASK);
    if (after > lowLimit) return;
    const to = ((edge >> PLACE_SHIFT) << 3) | facing;
    this.reach(to + this.boundLayer, after, (node << 2) | MOVE_BACKWARD);
  }
}
