import { builtInMech } from '@hexfall/data';
import { computeOdds, createDuel } from '@hexfall/odds';
import { orderCase } from '@hexfall/view';
import { expect, test } from 'vitest';
import type { OddsRequest } from '../../workers/odds-request.ts';
import { CaseRun, type OddsOracle } from './case-run.ts';

function kick(): ReturnType<typeof orderCase> {
  const duel = createDuel({
    phase: 'physical',
    attacker: { spec: builtInMech('WVR-6R')! },
    target: { spec: builtInMech('HBK-4G')! },
  });
  if (!duel.ok) throw new Error(duel.errors[0]!.message);
  return orderCase(duel.value, [{ type: 'kick', unit: 0, target: 1, leg: 'RL' }], 'spec');
}

/** Returns an oracle that records the requests and answers coarsely. */
function createOracle(asked: OddsRequest[]): OddsOracle {
  return {
    ask: async (request, onProgress) => {
      asked.push(request);
      const answers = computeOdds(request.game, request.plan, request.questions, { precision: 0.1 });
      if (!answers.ok) throw new Error(answers.errors[0]!.message);
      onProgress(structuredClone(answers.value), 1);
      return answers.value;
    },
  };
}

test('questions are asked stage by stage, the important ones first, each with half of the time that is left', async () => {
  const asked: OddsRequest[] = [];
  let time = 0;
  const run = new CaseRun(createOracle(asked), () => (time += 100));
  const odds = kick();
  await run.start(odds, { precision: 0.1, milliseconds: 4000 });
  expect(asked.map(({ questions }) => questions[0]!.about)).toEqual(['structure', 'damage', 'damage', 'itemLost']);
  expect(asked.map(({ budget }) => budget?.milliseconds)).toEqual([2000, 1950, 1900, 3700]);
  expect(run.answers.map(({ question }) => question)).toEqual(odds.questions);
  expect([run.progress, run.isWorking, run.problem]).toEqual([1, false, undefined]);
});

test('work that is stopped keeps what is known, and answers that come late are not taken', async () => {
  let answerLate = (): void => undefined;
  const run = new CaseRun(
    {
      ask: (request, onProgress) =>
        new Promise(() => {
          const answers = computeOdds(request.game, request.plan, request.questions, { precision: 0.1 });
          if (!answers.ok) return;
          onProgress(answers.value, 0.5);
          answerLate = () => onProgress([], 1);
        }),
    },
    () => 0,
  );
  void run.start(kick(), { precision: 0.1 });
  const known = run.answers.length;
  expect(known).toBeGreaterThan(3);
  run.stop();
  answerLate();
  expect([run.answers.length, run.isWorking, run.progress]).toEqual([known, false, 0.125]);
});

test('a question that cannot be answered says why', async () => {
  const run = new CaseRun({ ask: () => Promise.reject(new Error('The worker is gone.')) }, () => 0);
  await run.start(kick(), { precision: 0.1 });
  expect(run.problem).toBe('The worker is gone.');
  expect(run.isWorking).toBe(false);
});
