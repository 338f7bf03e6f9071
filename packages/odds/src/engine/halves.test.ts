import { gameRngState, nextInt32 } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { Halves } from './halves.ts';

const PAIRS = 20_000;

describe('halves', () => {
  test('how far halves differ is the variance of what all of them sum up to', () => {
    const rng = gameRngState('halves');
    const halves = new Halves(1);
    const yes = new Float64Array(1);
    const all = new Float64Array(1);
    const take = (chance: number): void => {
      for (let i = 0; i < 4; i++) {
        all[0]!++;
        if ((nextInt32(rng) >>> 0) / 4294967296 < chance) yes[0]!++;
      }
    };
    for (let pair = 0; pair < PAIRS; pair++) {
      // The chance differs from pair to pair, which is no matter of chance.
      const chance = pair % 2 === 0 ? 0.1 : 0.9;
      halves.begin(yes, all);
      take(chance);
      halves.turn(yes, all);
      take(chance);
      halves.end(yes, all);
    }
    expect(halves.variance(0, 0.5) / (PAIRS * 8 * 0.1 * 0.9)).toBeCloseTo(1, 1.5);
  });

  test('where a yes is as sure as that somebody asks, nothing is left to chance', () => {
    const halves = new Halves(1);
    const both = new Float64Array(1);
    for (const [first, second] of [
      [3, 5],
      [1, 0],
      [2, 7],
    ] as const) {
      halves.begin(both, both);
      both[0]! += first;
      halves.turn(both, both);
      both[0]! += second;
      halves.end(both, both);
    }
    expect(halves.variance(0, 1)).toBe(0);
    expect(halves.variance(0, 0.5)).toBeGreaterThan(0);
  });
});
