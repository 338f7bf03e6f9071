import { expect, test } from 'vitest';
import { STAND_IN } from './bundle.ts';
import { Hunt } from './hunt.ts';
import { ASK, type Mutant } from './plant.ts';
import { formatScores, formatSurvivor } from './report.ts';

const MUTANT: Mutant = { file: 'a.ts', line: 7, original: 'a +\n  b', replacement: 'a - b' };

/** A program whose tests meet a number of mutants, each in its own way. */
const CODE = `
  const { ask: ${ASK}, runner: { begin, describe, expect, test, onTestFinished } } = ${STAND_IN};
  begin('a.test.ts');
  const three = ${ASK}(0) ? 4 : 3;
  describe.each([1, 2])('times %i', times => {
    test.each([[1, 3], [2, 6]])('%i', (a, expected) => expect(${ASK}(1) ? a : a * three).toBe(expected));
  });
  test('never ends', () => { while (${ASK}(2)); });
  test('kills nothing', () => { ${ASK}(3); });
  test('looks again afterwards', () => onTestFinished(() => expect(${ASK}(4)).toBe(false)));
  if (${ASK}(5)) throw new Error('no program');
`;

test('each mutant is killed, survives or is not even reached', () => {
  const mutants = Array.from({ length: 7 }, () => MUTANT);
  const hunt = new Hunt({ code: `(() => {${CODE}})();`, mutants });
  const fates = mutants.map((_, id) => hunt.fateOf(id));
  expect(fates).toEqual(['killed', 'killed', 'killed', 'survived', 'killed', 'killed', 'notReached']);
  expect(formatScores(mutants, fates)).toBe(' 71%  5 of 7 killed  a.ts\n 71%  5 of 7 killed  all');
});

test('a hunt needs tests that pass', () => {
  const code = `${STAND_IN}.runner.test('wrong from the start', () => { throw new Error('no'); });`;
  expect(() => new Hunt({ code, mutants: [] })).toThrow('wrong from the start');
});

test('a survivor is shown with its place and both pieces of code, each on one line', () => {
  expect(formatSurvivor(MUTANT, 'survived')).toBe('a.ts:7  survived\n  - a + b\n  + a - b');
});
