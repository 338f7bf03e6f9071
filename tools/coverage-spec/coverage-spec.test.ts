import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatCoverage, measureCoverage, readOutcomes, type TestOutcome } from './coverage.ts';
import { compareWithReference, parseIds, parseScenarios } from './scenarios.ts';

const SCENARIOS = parseScenarios(
  'id\tdocument\ttitle\nAB-01\tfalls\tFirst\nAB-02\tfalls\tSecond\nCD-01\tdamage\tThird\n',
);
const ALL = ['AB-01', 'AB-02', 'CD-01'];

function passed(name: string): TestOutcome {
  return { name, status: 'passed' };
}

/** Status of each scenario, and the problems. */
function measure(pending: readonly string[], outcomes: readonly TestOutcome[]): [string, readonly string[]] {
  const { rows, problems } = measureCoverage(SCENARIOS, pending, outcomes);
  return [rows.map(row => `${row.status} ${row.tests}`).join(', '), problems];
}

describe('measureCoverage', () => {
  test('passing tests are counted, and one test may cover several scenarios', () => {
    const outcomes = [passed('falls [AB-01] [AB-02] both'), passed('[AB-01] again'), passed('[CD-01] [CD-01] twice')];
    expect(measure([], outcomes)).toEqual(['covered 2, covered 1, covered 1', []]);
  });

  test('a scenario without a test is missing, unless it is pending', () => {
    expect(measure(['AB-02', 'CD-01'], [])).toEqual(['missing 0, pending 0, pending 0', ['AB-01 has no passing test']]);
  });

  test('a skipped test covers nothing', () => {
    expect(measure(ALL, [{ name: '[AB-01] later', status: 'skipped' }])).toEqual([
      'pending 0, pending 0, pending 0',
      [],
    ]);
  });

  test('one failing test makes a scenario fail, pending or not', () => {
    const failing = { name: '[AB-01] wrong', status: 'failed' };
    expect(measure(ALL, [passed('[AB-01] right'), failing])).toEqual([
      'failing 2, pending 0, pending 0',
      ['AB-01 has a failing test'],
    ]);
  });

  test('a covered scenario has to leave the pending list', () => {
    expect(measure(ALL, [passed('[AB-01] right')])[1]).toEqual(['AB-01 is covered: take it off the pending list']);
  });

  test('unknown and repeated ids are reported', () => {
    expect(measure([...ALL, 'AB-02', 'AB-09'], [passed('[XY-01] odd')])[1]).toEqual([
      'AB-02 is twice on the pending list',
      'AB-09 is on the pending list but is not a scenario',
      'XY-01 is not a scenario, but a test names it: [XY-01] odd',
    ]);
  });
});

test('outcomes are read from a report', () => {
  const report = {
    testResults: [{ assertionResults: [{ fullName: 'a b', status: 'passed' }] }, { assertionResults: [] }],
  };
  expect(readOutcomes(report)).toEqual([{ name: 'a b', status: 'passed' }]);
});

test('the table ends with totals per document and the problems', () => {
  const text = formatCoverage(measureCoverage(SCENARIOS, ['AB-02'], [passed('[AB-01] right')]));
  expect(text.split('\n')).toEqual([
    'AB-01    First     1  covered',
    'AB-02    Second    0  pending',
    'CD-01    Third     0  missing',
    '',
    'falls                    1 of 2 covered, 1 pending, 0 missing, 0 failing',
    'damage                   0 of 1 covered, 0 pending, 1 missing, 0 failing',
    'all                      1 of 3 covered, 1 pending, 1 missing, 0 failing',
    'problem: CD-01 has no passing test',
  ]);
});

describe('lists', () => {
  test('comments and empty lines of the pending list are skipped', () => {
    expect(parseIds('# head\r\nAB-01 # soon\n\n  AB-02\n')).toEqual(['AB-01', 'AB-02']);
  });

  test('a reference list must hold the same ids', () => {
    expect(compareWithReference(SCENARIOS, 'id\tmore\nAB-01\tx\nAB-02\ty\nEF-01\tz\n')).toEqual([
      'EF-01 is in the reference list but not in docs/scenarios.tsv',
      'CD-01 is in docs/scenarios.tsv but not in the reference list',
    ]);
  });

  test('every scenario has a document, a unique id and a unique title', () => {
    const ours = parseScenarios(readFileSync(new URL('../../docs/scenarios.tsv', import.meta.url), 'utf8'));
    expect(new Set(ours.map(scenario => scenario.id)).size).toBe(112);
    expect(new Set(ours.map(scenario => scenario.title)).size).toBe(112);
    expect(new Set(ours.map(scenario => scenario.document)).size).toBe(5);
    for (const { id } of ours) expect(id).toMatch(/^(PSR|PHY|FALL|DMG|MOV)-\d\d$/);
  });
});
