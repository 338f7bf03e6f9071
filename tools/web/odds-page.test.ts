import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { type Answer, computeOdds } from '@hexfall/odds';
import { composeCase, parseQuery } from '@hexfall/view';
import { expect, test } from 'vitest';
import { capture } from '../../apps/cli/src/capture.ts';
import { UNIT_BOOK } from '../../apps/cli/src/odds/unit-book.ts';
import { Library } from '../../apps/web/src/library/library.ts';
import { MemoryStorage } from '../../apps/web/src/library/memory-storage.ts';
import type { OddsOracle } from '../../apps/web/src/odds/model/case-run.ts';
import { EXAMPLES } from '../../apps/web/src/odds/model/examples.ts';
import { OddsModel } from '../../apps/web/src/odds/model/odds-model.ts';

/** An oracle that works in the same thread. */
const ORACLE: OddsOracle = {
  ask: async ({ game, plan, questions, budget }, onProgress) => {
    const answers = computeOdds(game, plan, questions, budget);
    if (!answers.ok) throw new Error(answers.errors[0]!.message);
    onProgress(answers.value, 1);
    return answers.value;
  },
};

function createModel(oracle: OddsOracle): OddsModel {
  return new OddsModel({ library: new Library(new MemoryStorage(), () => 0), oracle, now: () => 0 });
}

/** Returns every question that the documentation shows, as a command or in the table of what can be done. */
function documentedQuestions(): string[] {
  const text = readFileSync(new URL('../../docs/ODDS.md', import.meta.url), 'utf8');
  const commands = Array.from(text.matchAll(/hexfall odds "([^"]+)"/g), ([, question]) => question!);
  const table = text.slice(text.indexOf('| what is done |')).split('\n\n')[0]!;
  const rows = Array.from(table.matchAll(/`([^`]+)`/g), ([, question]) => question!);
  return [...commands, ...rows].filter(question => !question.includes('...'));
}

const QUESTIONS = [...new Set([...documentedQuestions(), ...EXAMPLES.map(({ question }) => question)])];

test('the page understands every documented question as the command line does', async () => {
  expect(QUESTIONS.length).toBeGreaterThan(15);
  const model = createModel({ ask: async () => [] });
  for (const question of QUESTIONS) {
    await model.open({ q: question });
    const command = composeCase(parseQuery(question, UNIT_BOOK), 'spec', UNIT_BOOK);
    expect(model.problem, question).toBeUndefined();
    const { game: _mine, ...mine } = model.odds!;
    const { game: _its, ...its } = command;
    expect(mine, question).toEqual(its);
    expect(model.odds!.game.state, question).toEqual(command.game.state);
  }
});

test.each([
  ['ac/20 at 9 hexes, target ran 3, heavy woods', 'spec'],
  ['kick HBK-4G by WVR-6R', 'canon'],
  ['piloting roll, piloting 5, gyro hit, 60 tons', 'spec'],
  ['heat of HBK-4P, ran, fires everything, heat 26', 'spec'],
])('the answers to “%s” by %s rules are those of the command line, to the last bit', async (question, rules) => {
  const model = createModel(ORACLE);
  await model.open({ q: question, rules, precision: '0.1%', seed: 'same' });
  while (model.run.isWorking) await setImmediate();
  const args = [question, '--rules', rules, '--precision', '0.1%', '--seed', 'same', '--json'];
  const command = JSON.parse(await capture('odds', ...args)) as { readonly answers: readonly Answer[] };
  expect(command.answers.length).toBeGreaterThan(5);
  expect(model.run.answers.map(withoutWords)).toEqual(command.answers.map(withoutWords));
});

/** Returns an answer without the words that the command adds to questions and causes. */
function withoutWords(answer: object): unknown {
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) => (key === 'words' ? undefined : value));
}
