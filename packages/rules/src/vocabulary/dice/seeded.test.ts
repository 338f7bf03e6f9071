import { describe, expect, test } from 'vitest';
import { WAYS_2D6 } from './roller.ts';
import { parseSeed, seedFromText, streamRngState } from './seed.ts';
import { SeededDice } from './seeded.ts';

const rngState = (...values: number[]): Int32Array => Int32Array.from(values);

describe('seeded dice', () => {
  test('two seeded dice show each sum as often as two dice do', () => {
    const dice = new SeededDice(rngState(1, 2, 3, 4));
    const rolls = 360_000;
    const seen = Array.from({ length: 13 }, () => 0);
    for (let i = 0; i < rolls; i++) seen[dice.twoD6('toHit')]!++;
    const chiSquare = seen.reduce((sum, count, i) => {
      const expected = (WAYS_2D6[i]! * rolls) / 36;
      return expected === 0 ? sum + count : sum + ((count - expected) * (count - expected)) / expected;
    }, 0);
    expect(chiSquare).toBeLessThan(29.6); // ten degrees of freedom, at a significance level of 0.1 %
  });

  test('a seeded die shows one to six', () => {
    const dice = new SeededDice(rngState(5, 5, 5, 5));
    const faces = new Set(Array.from({ length: 1000 }, () => dice.oneD6('fallDirection')));
    expect([...faces].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('dice with a copy of the random state roll on identically', () => {
    const state = rngState(1, 2, 3, 4);
    const dice = new SeededDice(state);
    dice.twoD6('toHit');
    const copy = new SeededDice(state.slice());
    expect(Array.from({ length: 20 }, () => copy.twoD6('toHit'))).toEqual(
      Array.from({ length: 20 }, () => dice.twoD6('toHit')),
    );
  });

  test('dice made from a seed roll what a game with that seed rolls', () => {
    const seed = seedFromText('42');
    const parsed = parseSeed(seed);
    const ofGame = new SeededDice(streamRngState(parsed.ok ? parsed.value : new Int32Array(4), 'game'));
    const throws = (dice: SeededDice): number[] => Array.from({ length: 20 }, () => dice.twoD6('toHit'));
    const expected = throws(ofGame);
    expect(throws(new SeededDice(seed))).toEqual(expected);
    expect(throws(new SeededDice('42'))).toEqual(expected);
    expect(throws(new SeededDice('43'))).not.toEqual(expected);
  });
});
