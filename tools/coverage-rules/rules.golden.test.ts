import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectDocument } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { SWITCH_IDS } from '../../packages/rules/src/vocabulary/profile/switches.ts';
import { ROOT } from '../bootstrap/run.mjs';
import { checkRules, testTitles, unnamedSwitches } from './check-rules.ts';
import { formatCoverage } from './coverage-document.ts';
import { parseRules } from './rule-table.ts';
import { SECTIONS } from './sections.ts';

const HEAD = 'section\trule\tfile\tsymbols\ttest\tspec\tcanon\tnote';
const rules = parseRules(readFileSync(join(ROOT, 'docs', 'rules.tsv'), 'utf8'));

describe('docs/rules.tsv', () => {
  test('docs/rules.tsv names only files, symbols, tests and switches that exist', () => {
    expect(checkRules(rules, ROOT, SWITCH_IDS)).toEqual([]);
  });

  test('docs/rules.tsv has every section, in order, and no rule twice', () => {
    const sections = rules.map(rule => rule.section);
    expect([...new Set(sections)]).toEqual(SECTIONS.map((_, i) => i + 1));
    expect(sections).toEqual(sections.toSorted((a, b) => a - b));
    const texts = rules.map(rule => `${rule.section} ${rule.text}`);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });

  test('docs/rules.tsv names every switch', () => {
    expect(unnamedSwitches(rules, SWITCH_IDS)).toEqual([]);
  });

  test('docs/RULES-COVERAGE.md is generated from docs/rules.tsv', () => {
    expectDocument('docs/RULES-COVERAGE.md', formatCoverage(rules));
  });
});

describe('errors in the table', () => {
  const line = '1\tA rule\thex/grid.ts\tcreateGrid\thex/arcs.test.ts: arc\tyes\tyes\t-';
  test.each([
    [line, []],
    [line.replace('grid.ts', 'grit.ts'), ['there is no packages/hex/src/grit.ts']],
    [line.replace('createGrid', 'createGrit'), ['packages/hex/src/grid.ts does not declare createGrit']],
    [line.replace(': arc', ': ark'), ['packages/hex/src/arcs.test.ts has no test "ark"']],
    [line.replace('yes\tyes', 'switch no-such\tyes'), ['there is no switch no-such']],
    [line.replace('yes\tyes', 'part\tpart'), ['says in its note what is different or why it is not played']],
    [line.replace('hex/grid.ts\tcreateGrid', '-\t-'), ['a rule that is played names its file']],
  ])('the row %j is checked', (row, expected) => {
    const problems = checkRules(parseRules(`${HEAD}\n${row}\n`), ROOT, SWITCH_IDS);
    expect(problems).toEqual(expected.map(problem => `docs/rules.tsv, line 2: ${problem}`));
  });

  test.each([
    ['wrong head', 'must begin with the columns'],
    [`${HEAD}\n1\tA rule`, 'line 2: must have 8 fields'],
    [`${HEAD}\n${line.replace('1', '99')}`, 'line 2: there is no section "99"'],
    [`${HEAD}\n${line.replace('yes', 'maybe')}`, 'line 2: "maybe" is not a status'],
  ])('the table %j is refused', (table, message) => {
    expect(() => parseRules(table)).toThrow(message);
  });
});

test('titles are found in plain tests, groups and tables', () => {
  const source = `describe('group', () => { test('it\\'s plain', f); test.each([[1], [2]])("row %i", f); });`;
  expect(testTitles(source)).toEqual(['group', "it's plain", 'row %i']);
});
