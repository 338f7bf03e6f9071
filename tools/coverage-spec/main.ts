/**
 * Which scenarios have a passing test: `npm run coverage:spec [-- --from FILE]`.
 * FILE is a JSON report of vitest; without it the tests that name a scenario are run.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { binPath, ROOT } from '../bootstrap/run.mjs';
import { formatCoverage, measureCoverage, readOutcomes, type TestReport } from './coverage.ts';
import { compareWithReference, ID_IN_NAME, parseIds, parseScenarios, type Scenario } from './scenarios.ts';

const OWN_REPORT = '.cache/scenario-results.json';

const { values } = parseArgs({ options: { from: { type: 'string' } } });
const scenarios = parseScenarios(read('docs/scenarios.tsv'));
const pending = parseIds(read('docs/scenarios-pending.txt'));
const report = JSON.parse(read(values.from ?? runScenarioTests())) as TestReport;
const coverage = measureCoverage(scenarios, pending, readOutcomes(report));
const problems = [...coverage.problems, ...referenceProblems(scenarios)];

console.log(formatCoverage({ rows: coverage.rows, problems }));
process.exitCode = problems.length > 0 ? 1 : 0;

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Runs every test whose name contains an id, and returns the path of the report. */
function runScenarioTests(): string {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  rmSync(join(ROOT, OWN_REPORT), { force: true });
  const options = ['--reporter=json', `--outputFile=${OWN_REPORT}`, '--testNamePattern', ID_IN_NAME.source];
  spawnSync(process.execPath, [binPath('vitest'), 'run', ...options], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return OWN_REPORT;
}

/** The requirement documents are kept outside this repository; where they are available, the ids must agree. */
function referenceProblems(ours: readonly Scenario[]): string[] {
  const reference = process.env['HEXFALL_REFERENCE'];
  return reference ? compareWithReference(ours, readFileSync(join(reference, 'spec', 'scenarios.tsv'), 'utf8')) : [];
}
