import { formatCounts, readCounts } from './results.mjs';
import { binPath, runNode } from './run.mjs';
import { firstFailure, STEPS, tsx } from './steps.mjs';

/**
 * @typedef {object} Task
 * @property {string} summary
 * @property {boolean} [takesArguments]
 * @property {(args: string[]) => Promise<number>} run gives the exit code
 */

/** Folder of the web page. */
const WEB = 'apps/web';

const CHECKS = [STEPS.types, STEPS.webTypes, STEPS.lint, STEPS.format, STEPS.unused, STEPS.dependencies];

/** @type {Record<string, Task>} */
export const TASKS = {
  start: { summary: 'build and run the command line', takesArguments: true, run: start },
  test: { summary: 'everything: build, checks, all tests (browser and Node 24 too), scenarios', run: test },
  check: { summary: 'what a commit has to pass: checks and tests', run: check },
  'coverage:spec': { summary: 'which scenarios have a passing test', takesArguments: true, run: coverageSpec },
  'coverage:rules': { summary: 'which rules of the tabletop game are played, written to docs', run: coverageRules },
  'golden:update': { summary: 'rewrite the golden files', takesArguments: true, run: goldenUpdate },
  web: { summary: 'serve the web page for development, from the sources', takesArguments: true, run: web },
  'web:build': { summary: 'build the web page into apps/web/dist/site', run: buildWeb },
  bench: { summary: 'build and measure', takesArguments: true, run: bench },
  docs: { summary: 'write the documentation of the packages to docs/api', run: docs },
};

/** What runs by default: the main job, with a page to look at. */
const MAIN_JOB = ['simulate', '--report', 'hexfall-report.html', '--force'];

/** @param {string[]} args */
async function start(args) {
  return builtThen(['apps/cli/dist/main.js', ...(args.length === 0 ? MAIN_JOB : args)]);
}

/** The last line is always the plain count. A step that fails outside the tests counts as one failure. */
async function test() {
  const failed = await firstFailure([STEPS.build, ...CHECKS, STEPS.engines, STEPS.testsWithResults, STEPS.spec]);
  const ranTests = failed === undefined || failed === STEPS.testsWithResults || failed === STEPS.spec;
  const counts = ranTests ? readCounts() : { passed: 0, failed: 0, skipped: 0 };
  if (failed === STEPS.testsWithResults) counts.failed ||= 1;
  else if (failed) counts.failed += 1;
  console.log(`\n${formatCounts(counts)}`);
  return failed ? 1 : 0;
}

async function check() {
  return (await firstFailure([...CHECKS, STEPS.tests])) ? 1 : 0;
}

/** @param {string[]} args */
async function coverageSpec(args) {
  return exitCode(tsx('tools/coverage-spec/main.ts', ...args));
}

async function coverageRules() {
  return exitCode(tsx('tools/coverage-rules/main.ts'));
}

/** @param {string[]} args names of golden tests; all when empty */
async function goldenUpdate(args) {
  const names = args.length > 0 ? args : ['.golden.test.ts'];
  return exitCode([binPath('vitest'), 'run', '--passWithNoTests', ...names], { HEXFALL_GOLDEN: 'update' });
}

/** @param {string[]} args of vite, such as --port 8080 */
async function web(args) {
  const vite = binPath('vite', 'vite', WEB);
  return exitCode([vite, WEB, '--config', `${WEB}/vite.config.ts`, ...args]);
}

async function buildWeb() {
  return exitCode([...STEPS.build.args(), WEB]);
}

/**
 * Measures the built packages: only the bench files themselves are run from source.
 * @param {string[]} args
 */
async function bench(args) {
  return builtThen(tsx('bench/main.ts', ...args));
}

/** typedoc needs a compiler of its own, older than the one that builds; both live in the workspace of the documentation. */
async function docs() {
  return exitCode(['tools/api/node_modules/typedoc/bin/typedoc', '--options', 'tools/api/typedoc.json']);
}

/** @param {string[]} nodeArgs */
async function builtThen(nodeArgs) {
  const { code } = await runNode(STEPS.build.args());
  return code === 0 ? exitCode(nodeArgs) : code;
}

/**
 * @param {string[]} nodeArgs
 * @param {Record<string, string>} [env]
 */
async function exitCode(nodeArgs, env) {
  return (await runNode(nodeArgs, env && { env })).code;
}
