import { describe, expect, test } from 'vitest';
import { RowSet } from './row-set.ts';

const row = (...numbers: number[]): Int32Array => Int32Array.from(numbers);

describe('a set of rows', () => {
  test('a set of rows keeps each row once, in the order in which they came', () => {
    const set = new RowSet(3);
    expect([row(1, 2, 3), row(3, 2, 1), row(1, 2, 3), row(0, 0, 0)].map(each => set.add(each))).toEqual([0, 1, 0, 2]);
    expect(set.size).toBe(3);
    const copy = row(9, 9, 9);
    set.read(1, copy);
    expect([...copy]).toEqual([3, 2, 1]);
  });

  test('a set of rows tells any two of very many apart', () => {
    const set = new RowSet(2, 4);
    const all = Array.from({ length: 20_000 }, (_, i) => row(i % 141, Math.trunc(i / 141)));
    expect(all.map(each => set.add(each))).toEqual(all.map((_, i) => i));
    expect(all.map(each => set.add(each))).toEqual(all.map((_, i) => i));
  });
});
