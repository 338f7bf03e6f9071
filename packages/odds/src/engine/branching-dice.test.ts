import { createPosition, type DiceRoller, EVERY_SUM, SeededDice, type Step } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { Gauges } from '../gauges.ts';
import type { Agenda } from './agenda.ts';
import { BranchingDice, tryStep } from './branching-dice.ts';
import { Tally } from './tally.ts';
import { ThinDice } from './thin-dice.ts';
import { ThinPaths } from './thin-paths.ts';

const GAME = createPosition([{ tonnage: 50 }]);
const NO_AGENDA = {} as Agenda;

type Play = (dice: DiceRoller) => number;

/** A roll, and on high ones a second. */
const twice: Play = dice => {
  const first = dice.twoD6('toHit', EVERY_SUM);
  return first < 8 ? first : first * 100 + dice.twoD6('cluster');
};

function pathsOf(play: Play, epsilon: number): { seen: Map<number, number>; thin: ThinPaths } {
  const gauges = new Gauges([]);
  const thin = new ThinPaths(gauges, 0, new Tally([]));
  thin.startFrom(NO_AGENDA, new Int32Array());
  const dice = new BranchingDice(epsilon, thin);
  const seen = new Map<number, number>();
  const step: Step = {
    kind: 'test',
    numbers: () => [],
    maxDamage: () => 0,
    concerns: () => false,
    run: () => {
      const result = play(dice);
      seen.set(result, (seen.get(result) ?? 0) + dice.weight);
      return [];
    },
  };
  dice.begin(1);
  do tryStep(step, GAME);
  while (dice.advance());
  thin.arrange();
  return { seen, thin };
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);

describe('branching dice', () => {
  test('branching dice take every path when none is too thin', () => {
    const { seen, thin } = pathsOf(twice, 0);
    expect(thin.paths).toEqual([]);
    expect(sum(seen.values())).toBeCloseTo(1, 12);
    expect(seen.size).toBe(6 + 5 * 11);
    expect(seen.get(7)).toBeCloseTo(6 / 36, 12);
    expect(seen.get(1202)).toBeCloseTo(1 / 36 / 36, 12);
  });

  test.each([0.5, 0.1, 0.03, 0.01, 0.001])('with outcomes below %d left out, nothing is lost', epsilon => {
    const { seen, thin } = pathsOf(twice, epsilon);
    expect(sum(seen.values()) + thin.mass).toBeCloseTo(1, 12);
    expect(sum(thin.paths.map(({ mass }) => mass))).toBeCloseTo(thin.mass, 12);
    for (const weight of seen.values()) expect(weight).toBeGreaterThanOrEqual(epsilon);
  });

  test('every thin path is met along the thin mass, for as long as it weighs', () => {
    const { thin } = pathsOf(twice, 0.03);
    let end = 0;
    for (const path of thin.paths) {
      expect(thin.at(end + path.mass * 0.01)).toBe(path);
      expect(thin.passed / path.mass).toBeCloseTo(0.01, 9);
      expect(thin.at(end + path.mass * 0.99)).toBe(path);
      expect(thin.passed / path.mass).toBeCloseTo(0.99, 9);
      end += path.mass;
    }
    expect(thin.at(thin.mass)).toBe(thin.paths.at(-1));
  });

  test('thin dice find each outcome that branching dice left out, as often as it comes up', () => {
    const epsilon = 0.01;
    const { seen, thin } = pathsOf(twice, epsilon);
    const random = new SeededDice('thin');
    const dice = new ThinDice(epsilon, random);
    const found = new Map(seen);
    const samples = 4000;
    for (const path of thin.paths) {
      for (let i = 0; i < samples; i++) {
        dice.follow(path, (i + 0.5) / samples);
        const result = twice(dice);
        found.set(result, (found.get(result) ?? 0) + path.mass / samples);
      }
    }
    const { seen: all } = pathsOf(twice, 0);
    expect([...found.keys()].sort((a, b) => a - b)).toEqual([...all.keys()].sort((a, b) => a - b));
    for (const [result, chance] of all) expect(found.get(result)).toBeCloseTo(chance, 3);
  });
});
