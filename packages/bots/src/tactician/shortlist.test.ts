import { expect, test } from 'vitest';
import { Shortlist } from './shortlist.ts';

/** Nodes that have the same random bonus with a salt of 0. */
const ALIKE = [0, 13, 34, 47];

function nodesOf(list: Shortlist): number[] {
  return Array.from({ length: list.length }, (_, at) => list.nodeAt(at));
}

function emptyList(size: number): Shortlist {
  const list = new Shortlist(8);
  list.begin(size, 0);
  return list;
}

test('the list keeps the best candidates, best first', () => {
  const list = emptyList(3);
  for (const [i, score] of [1, 5, 3, 4].entries()) list.add(ALIKE[i]!, score, i);
  expect(nodesOf(list)).toEqual([13, 47, 34]);
});

test('of equal candidates the one with the lower rank is better, whichever is added first', () => {
  for (const order of [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1],
  ]) {
    const list = emptyList(2);
    for (const rank of order) list.add(ALIKE[rank]!, 3, rank);
    expect(nodesOf(list)).toEqual([0, 13]);
  }
});

test('a candidate is too low only if it cannot make a full list with any bonus', () => {
  const list = emptyList(1);
  expect(list.isTooLow(-100)).toBe(false);
  list.add(0, 10, 0);
  expect([list.isTooLow(9.86), list.isTooLow(9)]).toEqual([false, true]);
});
