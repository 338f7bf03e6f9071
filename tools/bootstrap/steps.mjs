import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS_FILE } from './results.mjs';
import { binPath, ROOT, runNode } from './run.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} reproduce the command that shows the same failure
 * @property {() => string[]} args for Node; a function, as the packages may not be installed yet
 * @property {boolean} [shown] show the output as it comes, not only after a failure
 * @property {() => void} [prepare]
 */

/** @satisfies {Record<string, Step>} */
export const STEPS = {
  build: { name: 'build', reproduce: 'npm run build', args: () => ['tools/build/main.mjs'] },
  types: {
    name: 'types',
    reproduce: 'npx tsc -p tsconfig.check.json',
    args: () => [binPath('typescript', 'tsc'), '-p', 'tsconfig.check.json'],
  },
  // Apart from the rest, which must do without the types of a browser.
  webTypes: {
    name: 'types, web',
    reproduce: 'npx tsc -p apps/web/tsconfig.check.json',
    args: () => [binPath('typescript', 'tsc'), '-p', 'apps/web/tsconfig.check.json'],
  },
  lint: {
    name: 'lint',
    reproduce: 'npm run lint',
    args: () => [binPath('oxlint'), '-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings'],
  },
  format: {
    name: 'format',
    reproduce: 'npx biome check .',
    args: () => [binPath('@biomejs/biome', 'biome'), 'check', '.'],
  },
  unused: { name: 'unused code', reproduce: 'npx knip', args: () => [binPath('knip')] },
  dependencies: {
    name: 'dependencies',
    reproduce: 'npx knip --production --dependencies',
    args: () => [binPath('knip'), '--production', '--dependencies'],
  },
  engines: {
    name: 'other engines',
    reproduce: 'npx tsx tools/engines/main.ts',
    args: () => tsx('tools/engines/main.ts'),
    shown: true,
  },
  tests: { name: 'tests', reproduce: 'npx vitest run', args: () => [binPath('vitest'), 'run'], shown: true },
  testsWithResults: {
    name: 'tests',
    reproduce: 'npx vitest run',
    args: () => [
      binPath('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${RESULTS_FILE}`,
    ],
    shown: true,
    prepare: () => {
      rmSync(join(ROOT, RESULTS_FILE), { force: true });
      mkdirSync(join(ROOT, '.cache'), { recursive: true });
    },
  },
  spec: {
    name: 'scenarios',
    reproduce: 'npm run coverage:spec',
    args: () => tsx('tools/coverage-spec/main.ts', '--from', RESULTS_FILE),
    shown: true,
  },
};

/**
 * A TypeScript file of our own, run from source. Packages it imports come from dist: no source condition is set.
 * @param {string[]} args
 */
export function tsx(...args) {
  return ['--import', 'tsx', ...args];
}

/**
 * Runs the steps in order until one fails.
 * @param {readonly Step[]} steps
 * @returns {Promise<Step | undefined>} the step that failed
 */
export async function firstFailure(steps) {
  for (const step of steps) {
    if (!(await passes(step))) return step;
  }
  return undefined;
}

/** @param {Step} step */
async function passes(step) {
  step.prepare?.();
  const start = performance.now();
  if (step.shown) console.log(`\n${step.name}`);
  const { code, output } = await runNode(step.args(), { quiet: !step.shown });
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  if (code !== 0) process.stdout.write(output);
  console.log(`${step.name.padEnd(13)} ${code === 0 ? 'ok    ' : 'FAILED'} ${seconds.padStart(8)}`);
  if (code !== 0) console.log(`Reproduce with: ${step.reproduce}`);
  return code === 0;
}
