import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { badMessage } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { createEngine, type Engine } from './engine.ts';

const COUNT = 20_000;
const MAX_GROWTH = 20_000_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function ask(engine: Engine, method: string, params: object): Record<string, unknown> {
  const answer = JSON.parse(engine.handleLine(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))!);
  if (answer.error !== undefined) throw new Error(answer.error.message);
  return answer.result;
}

test(`${COUNT} bad messages are all answered with an error, change nothing and leave nothing behind`, () => {
  const engine = createEngine();
  const units = [
    { model: 'HBK-4G', side: 0, hex: '0503', facing: 3 },
    { model: 'HBK-4G', side: 1, hex: '0507', facing: 0 },
  ];
  const { game, hash, units: toAct } = ask(engine, 'game.create', { units, board: { width: 9, height: 9 } });
  const unit = (toAct as number[])[0]!;
  const target = { game: game as string, unit, other: 1 - unit };
  const words = Int32Array.from([1, 2, 3, Number(process.env['HEXFALL_SEED'] ?? 4)]);
  for (let i = 0; i < 500; i++) engine.handleLine(badMessage(words, target).text);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < COUNT; i++) {
    const { text, answered } = badMessage(words, target);
    const answer = engine.handleLine(text);
    const problem = describeProblem(answer, answered);
    expect(problem === undefined ? '' : `${problem}: ${text.slice(0, 500)} -> ${answer?.slice(0, 300)}`).toBe('');
  }
  collectGarbage();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(MAX_GROWTH);
  expect(ask(engine, 'game.hash', { game })).toEqual({ hash });
  expect((ask(engine, 'game.list', {})['games'] as unknown[]).length).toBe(1);
});

function describeProblem(answer: string | undefined, answered: boolean): string | undefined {
  if (answer === undefined) return answered ? 'no answer' : undefined;
  if (!answered) return 'an answer to a notification';
  const json = JSON.parse(answer) as { error?: { code?: number } } | { error?: { code?: number } }[];
  const answers = Array.isArray(json) ? json : [json];
  if (answers.some(({ error }) => error?.code === undefined)) return 'no error';
  return answers.some(({ error }) => error?.code === -32603) ? 'an internal error' : undefined;
}
