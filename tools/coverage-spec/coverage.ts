import { ID_IN_NAME, type Scenario } from './scenarios.ts';

/** A test that ran or was skipped, from vitest's report. */
export interface TestOutcome {
  readonly name: string;
  readonly status: string;
}

/** The part of vitest's JSON report that is read here. */
export interface TestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

export type Status = 'covered' | 'pending' | 'missing' | 'failing';

export interface Row extends Scenario {
  /** Tests that name the scenario and ran. */
  readonly tests: number;
  readonly status: Status;
}

export interface Coverage {
  readonly rows: readonly Row[];
  /** One sentence each; empty if all is well. */
  readonly problems: readonly string[];
}

export function readOutcomes(report: TestReport): TestOutcome[] {
  return report.testResults.flatMap(file =>
    file.assertionResults.map(test => ({ name: test.fullName, status: test.status })),
  );
}

/** Matches each scenario with the tests that name it. `pending` holds the ids that may still lack a test. */
export function measureCoverage(
  scenarios: readonly Scenario[],
  pending: readonly string[],
  outcomes: readonly TestOutcome[],
): Coverage {
  const tests = testsById(outcomes);
  const rows = scenarios.map(scenario => createRow(scenario, pending.includes(scenario.id), tests.get(scenario.id)));
  return { rows, problems: [...listProblems(scenarios, pending, tests), ...rowProblems(rows, pending)] };
}

function testsById(outcomes: readonly TestOutcome[]): Map<string, TestOutcome[]> {
  const found = new Map<string, TestOutcome[]>();
  for (const outcome of outcomes) {
    for (const id of new Set(Array.from(outcome.name.matchAll(ID_IN_NAME), match => match[1]!))) {
      found.set(id, [...(found.get(id) ?? []), outcome]);
    }
  }
  return found;
}

function createRow(scenario: Scenario, pending: boolean, named: readonly TestOutcome[] = []): Row {
  const passed = named.filter(test => test.status === 'passed').length;
  const failed = named.filter(test => test.status === 'failed').length;
  return { ...scenario, tests: passed + failed, status: statusOf(passed, failed, pending) };
}

function statusOf(passed: number, failed: number, pending: boolean): Status {
  if (failed > 0) return 'failing';
  if (passed > 0) return 'covered';
  return pending ? 'pending' : 'missing';
}

function rowProblems(rows: readonly Row[], pending: readonly string[]): string[] {
  return rows.flatMap(({ id, status }) => {
    if (status === 'missing') return [`${id} has no passing test`];
    if (status === 'failing') return [`${id} has a failing test`];
    if (status === 'covered' && pending.includes(id)) return [`${id} is covered: take it off the pending list`];
    return [];
  });
}

function listProblems(
  scenarios: readonly Scenario[],
  pending: readonly string[],
  tests: ReadonlyMap<string, readonly TestOutcome[]>,
): string[] {
  const ids = scenarios.map(scenario => scenario.id);
  return [
    ...repeated(ids).map(id => `${id} is twice in docs/scenarios.tsv`),
    ...repeated(pending).map(id => `${id} is twice on the pending list`),
    ...pending.filter(id => !ids.includes(id)).map(id => `${id} is on the pending list but is not a scenario`),
    ...[...tests].flatMap(([id, [first]]) =>
      ids.includes(id) ? [] : [`${id} is not a scenario, but a test names it: ${first!.name}`],
    ),
  ];
}

function repeated(ids: readonly string[]): string[] {
  return ids.filter((id, i) => ids.indexOf(id) !== i);
}

/** Formats the table, the totals per document, and the problems. */
export function formatCoverage({ rows, problems }: Coverage): string {
  const width = Math.max(...rows.map(row => row.title.length), 0);
  const table = rows.map(
    row => `${row.id.padEnd(8)} ${row.title.padEnd(width)} ${String(row.tests).padStart(4)}  ${row.status}`,
  );
  return [...table, '', ...totals(rows), ...problems.map(problem => `problem: ${problem}`)].join('\n');
}

function totals(rows: readonly Row[]): string[] {
  const documents = [...new Set(rows.map(row => row.document))];
  return [
    ...documents.map(name =>
      totalLine(
        name,
        rows.filter(row => row.document === name),
      ),
    ),
    totalLine('all', rows),
  ];
}

function totalLine(name: string, rows: readonly Row[]): string {
  const count = (status: Status): number => rows.filter(row => row.status === status).length;
  const parts = (['pending', 'missing', 'failing'] as const).map(status => `${count(status)} ${status}`);
  return `${name.padEnd(22)} ${String(count('covered')).padStart(3)} of ${rows.length} covered, ${parts.join(', ')}`;
}
