import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EDGE_BINDING,
  EDGE_FORWARD_ONLY,
  EDGE_LOW,
  edgeCost,
  edgePlace,
  MOVE_BACKWARD,
  MOVE_FORWARD,
  MOVE_LEFT,
  MOVE_RIGHT,
  NO_EDGE,
  PathSearch,
  packEdge,
  type SearchQuery,
} from './search.ts';

const node = (place: number, facing: number): number => place * 8 + facing;

/** Places in a row: direction 2 leads up the row and direction 5 down it; `edges[i]` is between place i and place i + 1. */
function rowOf(...edges: readonly [cost: number, flags?: number][]): Int32Array {
  const row = new Int32Array((edges.length + 1) * 8).fill(NO_EDGE);
  for (const [i, [cost, flags = 0]] of edges.entries()) {
    row[i * 8 + 2] = packEdge(i + 1, cost, flags);
    row[(i + 1) * 8 + 5] = packEdge(i, cost, flags);
  }
  return row;
}

function query(edges: Int32Array, change: Partial<SearchQuery> = {}): SearchQuery {
  const blocked = new Uint8Array(edges.length / 8);
  return { edges, start: node(0, 2), limit: 5, lowLimit: 3, freeFirstStep: false, backward: false, blocked, ...change };
}

function search(edges: Int32Array, change: Partial<SearchQuery> = {}): PathSearch {
  const result = new PathSearch();
  result.run(query(edges, change));
  return result;
}

describe('edges', () => {
  test('an edge holds place, cost and flags', () => {
    const edge = packEdge(123456, 37, EDGE_BINDING | EDGE_FORWARD_ONLY);
    expect(edgePlace(edge)).toBe(123456);
    expect(edgeCost(edge)).toBe(37);
    expect(edge & EDGE_BINDING).toBe(EDGE_BINDING);
    expect(edge & EDGE_LOW).toBe(0);
  });
});

describe('search', () => {
  test('turning costs 1 per hexside', () => {
    const found = search(new Int32Array(8).fill(NO_EDGE));
    expect([0, 1, 2, 3, 4, 5].map(facing => found.cost(node(0, facing)))).toEqual([2, 1, 0, 1, 2, 3]);
    expect(found.count).toBe(6);
    expect(found.path(node(0, 0))).toEqual([MOVE_LEFT, MOVE_LEFT]);
    expect(found.path(node(0, 3))).toEqual([MOVE_RIGHT]);
  });

  test('a path goes as far as its limit allows', () => {
    const found = search(rowOf([2], [3], [1]));
    expect([0, 1, 2, 3].map(place => found.cost(node(place, 2)))).toEqual([0, 2, 5, -1]);
    expect(found.path(node(2, 2))).toEqual([MOVE_FORWARD, MOVE_FORWARD]);
    expect(found.path(node(3, 2))).toEqual([]);
  });

  test('a binding edge holds the rest of the path to the low limit', () => {
    const found = search(rowOf([1], [1, EDGE_BINDING], [1], [1]));
    expect([1, 2, 3, 4].map(place => found.cost(node(place, 2)))).toEqual([1, 2, 3, -1]);
  });

  test('a low edge may only be taken within the low limit, but does not bind the path', () => {
    expect(search(rowOf([1], [2, EDGE_LOW], [1])).cost(node(3, 2))).toBe(4);
    expect(search(rowOf([2], [2, EDGE_LOW])).cost(node(2, 2))).toBe(-1);
  });

  test('a more expensive free path continues where a cheaper bound path must stop', () => {
    // From place 0 to place 1: bound at a cost of 2 straight ahead, or free at a cost of 3 through place 2.
    const edges = new Int32Array(4 * 8).fill(NO_EDGE);
    edges[node(0, 2)] = packEdge(1, 2, EDGE_BINDING);
    edges[node(0, 3)] = packEdge(2, 1, 0);
    edges[node(2, 3)] = packEdge(1, 1, 0);
    edges[node(1, 3)] = packEdge(3, 2, 0);
    const found = search(edges, { limit: 6, lowLimit: 3 });
    expect(found.cost(node(1, 2))).toBe(2);
    expect(found.cost(node(1, 3))).toBe(3);
    expect(found.cost(node(3, 3))).toBe(5);
    expect(found.path(node(3, 3))).toEqual([MOVE_RIGHT, MOVE_FORWARD, MOVE_FORWARD, MOVE_FORWARD]);
  });

  test('a free first step straight ahead may cost any amount, and the path ends there', () => {
    const found = search(rowOf([9], [1]), { freeFirstStep: true });
    expect(found.cost(node(1, 2))).toBe(9);
    expect(found.cost(node(1, 3))).toBe(-1);
    expect(found.cost(node(2, 2))).toBe(-1);
    expect(search(rowOf([9]), { freeFirstStep: true, start: node(0, 1) }).cost(node(1, 2))).toBe(-1);
  });

  test('blocked places are not entered', () => {
    const blocked = Uint8Array.of(0, 1, 0);
    const found = search(rowOf([1], [1]), { blocked, freeFirstStep: true });
    expect(found.cost(node(1, 2))).toBe(-1);
    expect(found.cost(node(2, 2))).toBe(-1);
  });

  test('backward steps bind the path and keep the facing', () => {
    const found = search(rowOf([1], [1], [1], [1]), { backward: true, start: node(0, 5) });
    expect([1, 2, 3, 4].map(place => found.cost(node(place, 5)))).toEqual([1, 2, 3, -1]);
    expect(found.path(node(2, 5))).toEqual([MOVE_BACKWARD, MOVE_BACKWARD]);
    expect(search(rowOf([1, EDGE_FORWARD_ONLY]), { backward: true, start: node(0, 5) }).cost(node(1, 5))).toBe(-1);
  });
});

/** Costs by a simple search: relax every edge of every state until nothing changes. */
function naiveCosts(q: SearchQuery): number[] {
  const size = q.edges.length;
  const costs = Array<number>(size * 2).fill(Number.POSITIVE_INFINITY);
  costs[q.start] = 0;
  const offer = (to: number, cost: number): boolean => cost < costs[to]! && ((costs[to] = cost), true);
  if (q.freeFirstStep) offerStep(q, q.start, false, 0, offer, true);
  for (let changed = true; changed; ) {
    changed = false;
    for (let at = 0; at < size * 2; at++) {
      const bound = at >= size;
      const bar = bound ? Math.min(q.lowLimit, q.limit) : q.limit;
      const cost = costs[at]!;
      if (cost >= bar) continue;
      const facing = at & 7;
      changed = offer(at - facing + ((facing + 1) % 6), cost + 1) || changed;
      changed = offer(at - facing + ((facing + 5) % 6), cost + 1) || changed;
      changed = offerStep(q, at % size, bound, cost, offer, false) || changed;
    }
  }
  return costs.slice(0, size).map((free, i) => Math.min(free, costs[i + size]!));
}

type Offer = (to: number, cost: number) => boolean;

function offerStep(q: SearchQuery, at: number, bound: boolean, cost: number, offer: Offer, anyCost: boolean): boolean {
  const size = q.edges.length;
  const facing = at & 7;
  const place = at >> 3;
  let changed = false;
  const take = (edge: number, binds: boolean): void => {
    if (edge === NO_EDGE || q.blocked[edgePlace(edge)] !== 0) return;
    const after = cost + edgeCost(edge);
    const low = binds || bound || (edge & EDGE_LOW) !== 0;
    const low2 = Math.min(q.lowLimit, q.limit);
    if (!anyCost && after > (low ? low2 : q.limit)) return;
    changed = offer(edgePlace(edge) * 8 + facing + (binds || bound ? size : 0), after) || changed;
  };
  const ahead = q.edges[at]!;
  take(ahead, (ahead & EDGE_BINDING) !== 0);
  const behind = q.edges[place * 8 + ((facing + 3) % 6)]!;
  if (q.backward && !anyCost && (behind === NO_EDGE || (behind & EDGE_FORWARD_ONLY) === 0)) take(behind, true);
  return changed;
}

const PLACES = 12;

const graphs = fc
  .array(
    fc.record({
      to: fc.integer({ min: -4, max: PLACES - 1 }),
      cost: fc.integer({ min: 1, max: 6 }),
      flags: fc.constantFrom(0, 0, 0, 0, EDGE_BINDING, EDGE_LOW, EDGE_FORWARD_ONLY, EDGE_BINDING | EDGE_FORWARD_ONLY),
    }),
    { minLength: PLACES * 6, maxLength: PLACES * 6 },
  )
  .map(list => {
    const edges = new Int32Array(PLACES * 8).fill(NO_EDGE);
    for (const [i, { to, cost, flags }] of list.entries()) {
      if (to >= 0) edges[Math.floor(i / 6) * 8 + (i % 6)] = packEdge(to, cost, flags);
    }
    return edges;
  });

const queries: fc.Arbitrary<SearchQuery> = fc.record({
  edges: graphs,
  start: fc
    .integer({ min: 0, max: PLACES - 1 })
    .chain(place => fc.integer({ min: 0, max: 5 }).map(f => node(place, f))),
  limit: fc.integer({ min: 0, max: 14 }),
  lowLimit: fc.integer({ min: 0, max: 14 }),
  freeFirstStep: fc.boolean(),
  backward: fc.boolean(),
  blocked: fc.uint8Array({ minLength: PLACES, maxLength: PLACES, max: 1 }),
});

describe('search on random graphs', () => {
  const reused = new PathSearch();

  test('a search finds the costs of a simple search, whatever used its buffers before', () => {
    fc.assert(
      fc.property(queries, q => {
        reused.run(q);
        const expected = naiveCosts(q).map(cost => (cost === Number.POSITIVE_INFINITY ? -1 : cost));
        expect(expected.map((_, at) => reused.cost(at))).toEqual(expected);
        const listed = [...reused.nodes.subarray(0, reused.count)];
        expect(new Set(listed).size).toBe(listed.length);
        expect([...listed].sort((a, b) => a - b)).toEqual([...expected.keys()].filter(at => expected[at]! >= 0));
        const costs = listed.map(at => reused.cost(at));
        expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      }),
      { numRuns: 500 },
    );
  });

  test('the path to a node leads there at the stated cost', () => {
    fc.assert(
      fc.property(queries, q => {
        reused.run(q);
        for (const goal of reused.nodes.subarray(0, reused.count)) {
          expect(follow(q, reused.path(goal))).toEqual({ at: goal, cost: reused.cost(goal) });
        }
      }),
      { numRuns: 200 },
    );
  });
});

function follow(q: SearchQuery, moves: readonly number[]): { at: number; cost: number } {
  let at = q.start;
  let cost = 0;
  for (const move of moves) {
    const facing = at & 7;
    if (move === MOVE_LEFT || move === MOVE_RIGHT) {
      at = at - facing + ((facing + (move === MOVE_LEFT ? 5 : 1)) % 6);
      cost++;
    } else {
      const edge = q.edges[at - facing + ((facing + (move === MOVE_BACKWARD ? 3 : 0)) % 6)]!;
      at = node(edgePlace(edge), facing);
      cost += edgeCost(edge);
    }
  }
  return { at, cost };
}

test('a saved result is the present one again after it is restored', () => {
  const row = rowOf([1], [2, EDGE_BINDING], [1], [1]);
  const result = search(row);
  const describeResult = () => {
    const nodes = Array.from(result.nodes.subarray(0, result.count));
    return nodes.map(each => [each, result.cost(each), result.path(each)]);
  };
  const before = describeResult();
  const saved = result.save();
  result.run(query(row, { start: node(4, 5) }));
  expect(describeResult()).not.toEqual(before);
  result.restore(saved);
  expect(describeResult()).toEqual(before);
  expect(result.cost(node(4, 0))).toBe(search(row).cost(node(4, 0)));
});
