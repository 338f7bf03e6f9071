import { expect, test } from 'vitest';
import { mergeAttacks } from './totals.ts';

test('attacks of several units are merged by source', () => {
  const one = { source: 'kick', shots: 2, hits: 1, damage: 7, kills: 0 };
  expect(mergeAttacks([[one], [one, { ...one, source: 'AC/20', damage: 20 }]])).toEqual([
    { ...one, source: 'AC/20', damage: 20 },
    { source: 'kick', shots: 4, hits: 2, damage: 14, kills: 0 },
  ]);
});
