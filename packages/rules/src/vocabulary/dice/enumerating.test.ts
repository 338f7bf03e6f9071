import { describe, expect, test } from 'vitest';
import { enumerate } from './enumerating.ts';
import { type DiceRoller, waysAtLeast } from './roller.ts';
import { SeededDice } from './seeded.ts';

const rngState = (...values: number[]): Int32Array => Int32Array.from(values);

describe('enumerating dice', () => {
  const distribution = (play: (dice: DiceRoller) => number): Map<number, number> => {
    const odds = new Map<number, number>();
    enumerate(play, (result, probability) => odds.set(result, (odds.get(result) ?? 0) + probability));
    return odds;
  };

  test('enumerating dice take every path once, and the odds add up to one', () => {
    const odds = distribution(dice => dice.twoD6('toHit') + dice.oneD6('fallDirection') + dice.pick('criticalSlot', 3));
    expect([...odds.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    expect(odds.get(3)).toBeCloseTo(1 / 36 / 6 / 3, 12);
  });

  test('enumerating dice follow rolls that depend on earlier ones', () => {
    const odds = distribution(dice => (dice.twoD6('toHit', 8) >= 8 ? dice.oneD6('punchLocation') : 0));
    expect(odds.get(0)).toBeCloseTo(21 / 36, 12);
    for (let face = 1; face <= 6; face++) expect(odds.get(face)).toBeCloseTo(15 / 36 / 6, 12);
  });

  test.each([1, 2, 7, 12, 13])('enumerating dice give a needed roll of %i its chance', need => {
    let passed = 0;
    enumerate(
      dice => dice.twoD6('piloting', need) >= need,
      (result, probability) => {
        if (result) passed += probability;
      },
    );
    expect(passed).toBeCloseTo(waysAtLeast(need) / 36, 12);
  });

  test('enumerating dice agree with the seeded dice', () => {
    const play = (dice: DiceRoller): number => dice.twoD6('cluster') * 10 + dice.oneD6('kickLocation');
    const odds = distribution(play);
    const dice = new SeededDice(rngState(4, 3, 2, 1));
    const samples = 200_000;
    const seen = new Map<number, number>();
    for (let i = 0; i < samples; i++) {
      const result = play(dice);
      seen.set(result, (seen.get(result) ?? 0) + 1);
    }
    for (const [result, probability] of odds) {
      expect(Math.abs((seen.get(result) ?? 0) / samples - probability)).toBeLessThan(0.003);
    }
  });
});
