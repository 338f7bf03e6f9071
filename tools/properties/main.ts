import { spawnSync } from 'node:child_process';
import { binPath, ROOT } from '../bootstrap/run.mjs';
import { readOptions } from './options.ts';
import { propertyFiles } from './property-files.ts';

/*
 * Runs the property tests with new cases, round after round: npx tsx tools/properties/main.ts [--rounds 20] [--seed N]
 * Without a seed the clock gives one. Stops at the first round that fails, and names its seed.
 */

function passes(files: readonly string[], seed: number): boolean {
  const env = { ...process.env, HEXFALL_PROPERTY_SEED: String(seed) };
  const { status, stdout } = spawnSync(process.execPath, [binPath('vitest'), 'run', '--reporter=dot', ...files], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.stdout.write(stdout);
  return status === 0;
}

function main(): number {
  const options = readOptions(process.argv.slice(2), Date.now());
  if (typeof options === 'string') {
    console.error(options);
    return 2;
  }
  const files = propertyFiles(ROOT);
  for (let round = 0; round < options.rounds; round++) {
    const seed = options.seed + round;
    const good = passes(files, seed);
    console.log(`seed ${seed}: ${good ? 'every property holds' : 'FAILED'} (${files.length} files)`);
    if (good) continue;
    console.log(`Reproduce with: npx tsx tools/properties/main.ts --rounds 1 --seed ${seed}`);
    return 1;
  }
  return 0;
}

process.exitCode = main();
