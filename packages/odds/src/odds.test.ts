import { createPosition, type Game, hashState, type Plan, waysAtLeast } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import type { Answer, ChanceAnswer, NumberAnswer } from './answer.ts';
import { computeOdds, odds } from './odds.ts';
import type { Question } from './question.ts';

const KICK: Plan = { kind: 'orders', orders: [{ type: 'kick', unit: 0, target: 1, leg: 'RL' }], until: 'phase' };

function duel(): Game {
  return createPosition([{ tonnage: 50 }, { tonnage: 55 }], { phase: 'physical' });
}

function ask(game: Game, plan: Plan, questions: readonly Question[], precision = 0.0001): readonly Answer[] {
  const answers = computeOdds(game, plan, questions, { precision });
  if (!answers.ok) throw new Error(answers.errors[0]!.message);
  return answers.value;
}

const chance = (answer: Answer | undefined): ChanceAnswer => answer as ChanceAnswer;
const number = (answer: Answer | undefined): NumberAnswer => answer as NumberAnswer;

describe('odds', () => {
  test('a kick that needs 3 hits as often as two dice reach 3, and the target falls when it fails the roll that follows', () => {
    const [hit, fall] = ask(duel(), KICK, [
      { about: 'hit', unit: 0 },
      { about: 'fall', unit: 1 },
    ]);
    expect(chance(hit).value).toBeCloseTo(waysAtLeast(3) / 36, 9);
    expect(chance(fall).value).toBeCloseTo((waysAtLeast(3) / 36) * (1 - waysAtLeast(5) / 36), 6);
    expect(chance(fall).lower).toBeLessThanOrEqual(chance(fall).value);
    expect(chance(fall).upper).toBeGreaterThanOrEqual(chance(fall).value);
  });

  test('a question without chance in it is answered exactly', () => {
    const game = createPosition([{ tonnage: 50 }], { phase: 'heat' });
    const plan: Plan = { kind: 'orders', orders: [], until: 'phase' };
    const [heat, shutdown] = ask(game, plan, [
      { about: 'heat', unit: 0 },
      { about: 'shutdown', unit: 0 },
    ]);
    expect(number(heat)).toMatchObject({ exact: true, mean: 0, outcomes: [{ number: 0, value: 1, standardError: 0 }] });
    expect(chance(shutdown)).toMatchObject({ exact: true, value: 0, lower: 0, upper: 0 });
  });

  test('a plan without any orders leaves everything as it is', () => {
    const plan: Plan = { kind: 'orders', orders: [], until: 'orders' };
    const [heat, fall] = ask(duel(), plan, [
      { about: 'heat', unit: 0 },
      { about: 'fall', unit: 0 },
    ]);
    expect(number(heat)).toMatchObject({ exact: true, outcomes: [{ number: 0, value: 1 }] });
    expect(chance(fall)).toMatchObject({ exact: true, value: 0 });
  });

  test('all outcomes of a number add up to one', () => {
    const [damage] = ask(duel(), KICK, [{ about: 'damage', unit: 1 }]);
    const { outcomes, mean } = number(damage);
    expect(outcomes.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 9);
    expect(outcomes[0]).toMatchObject({ number: 0 });
    expect(outcomes[0]!.value).toBeCloseTo(1 - waysAtLeast(3) / 36, 4);
    expect(mean).toBeGreaterThan(10 * (waysAtLeast(3) / 36));
  });

  test('an answer says where it comes from', () => {
    const [fall] = ask(duel(), KICK, [{ about: 'fall', unit: 1 }]);
    const { because, value } = chance(fall);
    expect(because[0]).toMatchObject({ cause: { event: { type: 'Fell', reason: 'kicked' } } });
    expect(because.reduce((sum, each) => sum + each.chance, 0)).toBeCloseTo(value, 9);
  });

  test('the same seed gives the same answers, to the last bit', () => {
    const questions: Question[] = [{ about: 'pilotOut', unit: 1 }];
    const once = ask(duel(), KICK, questions);
    expect(ask(duel(), KICK, questions)).toEqual(once);
  });

  test('the game is left as it was, its dice too', () => {
    const game = duel();
    const before = [hashState(game.state), [...game.state.dice]];
    ask(game, KICK, [{ about: 'destroyed', unit: 1 }]);
    expect([hashState(game.state), [...game.state.dice]]).toEqual(before);
  });

  test('answers can be read on the way, and become better', () => {
    const run = odds(duel(), KICK, [{ about: 'pilotOut', unit: 1 }], { precision: 0.00001 });
    if (!run.ok) throw new Error('refused');
    expect(chance(run.value.answers()[0])).toMatchObject({ lower: 0, upper: 1, exact: false });
    run.value.work(0);
    while (chance(run.value.answers()[0]).upper === 1) run.value.work(0);
    const early = chance(run.value.answers()[0]);
    while (run.value.work(10));
    const late = chance(run.value.answers()[0]);
    expect(late.standardError).toBeLessThanOrEqual(early.standardError);
    expect(late.standardError).toBeLessThanOrEqual(0.00001);
    expect(run.value.progress()).toBe(1);
  });

  test('every question has a complete answer, however short the time', () => {
    const questions: Question[] = Array.from({ length: 8 }, (_, location) => ({ about: 'damage', unit: 1, location }));
    const answers = computeOdds(duel(), KICK, questions, { milliseconds: 0 });
    if (!answers.ok) throw new Error('refused');
    for (const answer of answers.value) {
      expect(number(answer).outcomes.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 9);
    }
  });

  test('an order that is not legal is refused with the reason', () => {
    const far = createPosition([{ tonnage: 50, hex: '0508' }, { tonnage: 55 }], { phase: 'physical' });
    expect(computeOdds(far, KICK, [])).toMatchObject({ ok: false });
    const early = createPosition([{ tonnage: 50 }, { tonnage: 55 }]);
    const refused = computeOdds(early, KICK, []);
    expect(!refused.ok && refused.errors[0]!.message).toContain('physical phase');
  });

  test('a fall from two levels does three times the damage of a fall on the spot', () => {
    const game = createPosition([{ tonnage: 80 }]);
    const [onTheSpot] = ask(game, { kind: 'fall', unit: 0, height: 0 }, [{ about: 'damage', unit: 0 }]);
    const [fromTwo] = ask(game, { kind: 'fall', unit: 0, height: 2 }, [{ about: 'damage', unit: 0 }]);
    expect(number(onTheSpot).outcomes.find(({ number }) => number === 8)!.value).toBeGreaterThan(0.9);
    expect(number(fromTwo).outcomes.find(({ number }) => number === 24)!.value).toBeGreaterThan(0.8);
  });
});
