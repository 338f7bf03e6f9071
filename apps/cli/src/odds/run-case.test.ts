import { composeCase, parseQuery } from '@hexfall/view';
import { expect, test } from 'vitest';
import { runCase } from './run-case.ts';
import { UNIT_BOOK } from './unit-book.ts';

const SILENT = { write: () => undefined };
const CASE = composeCase(parseQuery('ac/20 at 5 hexes on HBK-4G', UNIT_BOOK), 'spec', UNIT_BOOK);

test('every question is answered, in order', async () => {
  const { answers, stopped } = await runCase(CASE, { precision: 0.02 }, SILENT, new AbortController().signal);
  expect(answers.map(({ question }) => question)).toEqual(CASE.questions);
  expect(stopped).toBe(false);
});

test('stopping the work gives the answers known by then, the most important ones first', async () => {
  const stop = new AbortController();
  // The progress line is drawn after the first piece of work, and then stops the work.
  const terminal = { isTTY: true, columns: 80, write: () => stop.abort() };
  const { answers, stopped } = await runCase(CASE, { precision: 1e-9 }, terminal, stop.signal);
  expect(stopped).toBe(true);
  const about = answers.map(({ question }) => question.about);
  expect(about).toContain('destroyed');
  expect(about).not.toContain('damage');
});

test('progress is shown on a terminal', async () => {
  const written: string[] = [];
  const terminal = { isTTY: true, columns: 80, write: (text: string) => void written.push(text) };
  await runCase(CASE, { precision: 1e-4, milliseconds: 300 }, terminal, new AbortController().signal);
  expect(written.join('')).toMatch(/\d+ of 100/);
});
