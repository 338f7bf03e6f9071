import { spawnSync } from 'node:child_process';
import { SWITCH_IDS } from '../../packages/rules/src/vocabulary/profile/switches.ts';
import { binPath, ROOT } from '../bootstrap/run.mjs';

/*
 * Shows that every switch between the profiles is tested on both sides: swaps one value at a time and expects a scenario test
 * to fail. Takes minutes, so it is not part of `npm test`.
 *
 *   npx tsx tools/flip-switches/main.ts [switch ...]
 */

const KNOWN: readonly string[] = SWITCH_IDS;

/** Whether the scenario tests pass with that value swapped; without a swap they must. */
function passes(flip: string): boolean {
  const args = [
    binPath('vitest'),
    'run',
    '--config',
    'tools/flip-switches/vitest.config.ts',
    '--reporter',
    'dot',
    '--bail',
    '1',
  ];
  const env = { ...process.env, HEXFALL_FLIP: flip };
  return spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: 'ignore' }).status === 0;
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter(id => !KNOWN.includes(id));
if (unknown.length > 0) {
  process.stderr.write(`flip-switches: there is no switch "${unknown[0]}"; docs/DIFFERENCES.md lists them\n`);
  process.exit(2);
}
if (!passes('')) throw new Error('the tests fail without any swap, so nothing can be concluded');

const survivors: string[] = [];
for (const id of wanted.length > 0 ? wanted : KNOWN) {
  for (const side of ['spec', 'canon'] as const) {
    const killed = !passes(`${id}:${side}`);
    process.stdout.write(`${killed ? 'killed  ' : 'SURVIVED'} ${id} (${side})\n`);
    if (!killed) survivors.push(`${id} (${side})`);
  }
}
process.stdout.write(
  `\n${survivors.length === 0 ? 'every switch is tested on both sides' : `no test fails with: ${survivors.join(', ')}`}\n`,
);
process.exitCode = survivors.length === 0 ? 0 : 1;
