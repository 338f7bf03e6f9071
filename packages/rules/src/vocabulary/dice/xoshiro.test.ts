import { describe, expect, test } from 'vitest';
import { nextBelow, nextInt32 } from './xoshiro.ts';

const rngState = (...values: number[]): Int32Array => Int32Array.from(values);

describe('generator', () => {
  test('the generator gives the published sequence of xoshiro128**', () => {
    // Computed by hand from the published definition for the state 1, 2, 3, 4.
    const state = rngState(1, 2, 3, 4);
    expect([nextInt32(state), nextInt32(state), nextInt32(state)].map(bits => bits >>> 0)).toEqual([11520, 0, 5927040]);
  });

  test('the generator draws below a bound evenly', () => {
    const state = rngState(9, 8, 7, 6);
    const seen = Array.from({ length: 7 }, () => 0);
    for (let i = 0; i < 70_000; i++) seen[nextBelow(state, 7)]!++;
    for (const count of seen) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});
