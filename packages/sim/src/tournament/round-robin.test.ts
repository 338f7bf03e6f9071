import { expect, test } from 'vitest';
import { roundRobin } from './round-robin.ts';

test('every entrant of a round robin plays every other one once', () => {
  expect(roundRobin(4).map(({ first, second }) => `${first}${second}`)).toEqual(['01', '02', '03', '12', '13', '23']);
  expect(roundRobin(1)).toEqual([]);
  expect(roundRobin(12)).toHaveLength(66);
});
