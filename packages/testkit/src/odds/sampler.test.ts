import {
  cloneState,
  createGameOn,
  createPosition,
  hashState,
  planSteps,
  runSteps,
  SeededDice,
  waysAtLeast,
} from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { buildMech } from '../mech-builder.ts';
import { testWeapon } from '../test-weapons.ts';
import { GaugeBoard } from './gauge-board.ts';
import { ODDS_KINDS, questionsOf, randomCase } from './random-case.ts';
import { Sampler } from './sampler.ts';

const kindOf = (name: string) => ODDS_KINDS.find(kind => kind.name === name)!;

describe('plain sampling', () => {
  /** Includes cases in which walls fall and ice breaks, so that every run needs its board back. */
  test.each(['kick', 'collapse', 'ice', 'whole turn, 2 against 2'])('%s: each run begins anew', name => {
    const oddsCase = randomCase(kindOf(name), 'canon', 1);
    const { game, plan } = oddsCase;
    const questions = questionsOf(oddsCase);
    const before = hashState(game.state);
    const { counts } = new Sampler(game, plan, questions, 'again').play(200).frequencies();
    expect(hashState(game.state)).toBe(before);
    const steps = planSteps(game, plan);
    const dice = new SeededDice('again');
    const expected: number[][] = questions.map(() => []);
    for (let i = 0; i < 200; i++) {
      const board = new GaugeBoard(questions);
      const trial = createGameOn(game.match, cloneState(game.state), dice, board);
      board.watch(trial);
      runSteps(trial, steps.ok ? steps.value : []);
      for (const [index, tally] of expected.entries()) {
        const number = board.read(index);
        tally[number] = (tally[number] ?? 0) + 1;
      }
    }
    expect(counts).toEqual(expected);
  });

  test('a shot that needs 8 hits in 15 of 36 runs', () => {
    const spec = buildMech({ weapons: [[testWeapon('ml'), 'RT']] });
    const units = [
      { spec, hex: '0508', gunnery: 4 },
      { tonnage: 50, hex: '0501' },
    ];
    const game = createPosition(units, { phase: 'weapons' });
    const fire = { type: 'fire', unit: 0, twist: 0, shots: [{ weapon: 0, target: 1 }] } as const;
    const plan = { kind: 'orders', orders: [fire], until: 'phase' } as const;
    const { runs, counts } = new Sampler(game, plan, [{ about: 'hit', unit: 0 }], 'hit').play(20_000).frequencies();
    const chance = waysAtLeast(8) / 36;
    expect(Math.abs(counts[0]![1]! / runs - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / runs));
  });

  test('a plan that is refused is not sampled', () => {
    const game = createPosition([{ tonnage: 50 }], { phase: 'weapons' });
    const plan = { kind: 'orders', orders: [{ type: 'push', unit: 0, target: 1 }], until: 'phase' } as const;
    expect(() => new Sampler(game, plan, [], 'x')).toThrow(/the plan is refused: .*type belongs to the physical phase/);
  });
});
