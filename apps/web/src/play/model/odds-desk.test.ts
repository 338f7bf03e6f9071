import { type Answer, computeOdds } from '@hexfall/odds';
import { duel } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { OddsDesk } from './odds-desk.ts';
import type { OddsProgress, OddsRequest, Oracle } from './player.ts';

/** An oracle that answers when the test tells it to. */
class SlowOracle implements Oracle {
  readonly asked: { readonly request: OddsRequest; readonly progress: OddsProgress; readonly signal: AbortSignal }[] =
    [];
  answer: (answers: readonly Answer[]) => void = () => undefined;
  refuse: (error: Error) => void = () => undefined;

  ask(request: OddsRequest, progress: OddsProgress, signal: AbortSignal): Promise<readonly Answer[]> {
    this.asked.push({ request, progress, signal });
    return new Promise((resolve, reject) => {
      this.answer = resolve;
      this.refuse = reject;
    });
  }
}

function requestFor(leg: 'LL' | 'RL'): OddsRequest {
  const { game } = duel('canon');
  const kick = { type: 'kick', unit: 0, target: 1, leg } as const;
  return { game, plan: { kind: 'orders', orders: [kick], until: 'phase' }, questions: [{ about: 'hit', unit: 0 }] };
}

function answersTo({ game, plan, questions }: OddsRequest): readonly Answer[] {
  const answers = computeOdds(game, plan, questions, { precision: 0.01 });
  if (!answers.ok) throw new Error(answers.errors[0]!.message);
  return answers.value;
}

test('answers come while the work goes on, and in the end', async () => {
  const oracle = new SlowOracle();
  const desk = new OddsDesk(oracle);
  const request = requestFor('RL');
  desk.ask(request);
  expect([desk.isWorking, desk.answers, desk.progress]).toEqual([true, [], 0]);
  const answers = answersTo(request);
  oracle.asked[0]!.progress(answers, 0.5);
  expect([desk.isWorking, desk.answers, desk.progress]).toEqual([true, answers, 0.5]);
  oracle.answer(answers);
  await Promise.resolve();
  expect([desk.isWorking, desk.progress]).toEqual([false, 1]);
});

test('the same question is asked once; another stops the work, and late answers are not heard', async () => {
  const oracle = new SlowOracle();
  const desk = new OddsDesk(oracle);
  desk.ask(requestFor('RL'));
  desk.ask(requestFor('RL'));
  expect(oracle.asked).toHaveLength(1);
  const late = oracle.asked[0]!;
  const { answer } = oracle;
  desk.ask(requestFor('LL'));
  expect(late.signal.aborted).toBe(true);
  late.progress(answersTo(requestFor('RL')), 1);
  answer(answersTo(requestFor('RL')));
  await Promise.resolve();
  expect([desk.isWorking, desk.answers]).toEqual([true, []]);
  desk.ask(undefined);
  expect(oracle.asked[1]!.signal.aborted).toBe(true);
  expect(desk.isWorking).toBe(false);
});

test('a failure is told as the sentence that the oracle gives', async () => {
  const oracle = new SlowOracle();
  const desk = new OddsDesk(oracle);
  desk.ask(requestFor('RL'));
  oracle.refuse(new Error('The odds could not be worked out: the worker ended.'));
  await Promise.resolve();
  await Promise.resolve();
  expect(desk.problem).toBe('The odds could not be worked out: the worker ended.');
  expect(desk.isWorking).toBe(false);
});
