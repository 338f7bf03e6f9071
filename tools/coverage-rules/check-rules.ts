import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Played, type Rule } from './rule-table.ts';

/** Returns everything that is wrong in the table: files, symbols, tests and switches that do not exist. */
export function checkRules(rules: readonly Rule[], root: string, switches: readonly string[]): string[] {
  return rules.flatMap(rule =>
    [...checkCode(rule, root), ...checkTest(rule, root), ...checkStatus(rule, switches)].map(
      problem => `docs/rules.tsv, line ${rule.line}: ${problem}`,
    ),
  );
}

function checkCode({ file, symbols, spec, canon }: Rule, root: string): string[] {
  const idle = isIdle(spec) && isIdle(canon);
  if (file === '') return idle ? [] : ['a rule that is played names its file'];
  if (!existsSync(join(root, file))) return [`there is no ${file}`];
  const text = readFileSync(join(root, file), 'utf8');
  return symbols.filter(symbol => !declares(text, symbol)).map(symbol => `${file} does not declare ${symbol}`);
}

function isIdle({ status }: Played): boolean {
  return status === 'missing' || status === 'out';
}

function declares(text: string, symbol: string): boolean {
  return new RegExp(`^\\s*(export )?(async )?(function\\*?|const|let|class|interface|type) ${symbol}\\b`, 'm').test(
    text,
  );
}

function checkTest({ testFile, testTitle }: Rule, root: string): string[] {
  if (testFile === '') return [];
  if (!existsSync(join(root, testFile))) return [`there is no ${testFile}`];
  const titles = testTitles(readFileSync(join(root, testFile), 'utf8'));
  return titles.some(title => title.includes(testTitle)) ? [] : [`${testFile} has no test "${testTitle}"`];
}

/** The string literal after `test(` or `describe(`, or after the table of `test.each(...)(`. */
const TITLE =
  /(?:\b(?:test|describe|describeWithReference)[\w.]*\(\s*|\)\s*\(\s*)(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\\n]|\\.)*)`)/g;

/** Returns the titles of a test file as they are written: the rows of a table share one. */
export function testTitles(text: string): string[] {
  return [...text.matchAll(TITLE)].map(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replace(/\\(['"`])/g, '$1'),
  );
}

function checkStatus({ spec, canon, note }: Rule, switches: readonly string[]): string[] {
  const problems = [spec, canon].flatMap(played =>
    played.switches.filter(id => !switches.includes(id)).map(id => `there is no switch ${id}`),
  );
  if (canon.status === 'switch') problems.push('a switch is named for spec: canon plays the rule');
  if (spec.status === 'switch' && spec.switches.length === 0) problems.push('names no switch');
  const unusual = [spec, canon].some(({ status }) => status !== 'yes' && status !== 'switch');
  if (unusual && note === '') problems.push('says in its note what is different or why it is not played');
  return problems;
}

/** Returns switches that no rule of the table names. */
export function unnamedSwitches(rules: readonly Rule[], switches: readonly string[]): string[] {
  const named = new Set(rules.flatMap(rule => rule.spec.switches));
  return switches.filter(id => !named.has(id));
}
