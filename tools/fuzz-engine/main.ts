import { join } from 'node:path';
import { ROOT } from '../bootstrap/run.mjs';
import { type AttackResult, attackEngine } from './attack.ts';

/*
 * Sends hostile messages to the built `hexfall engine` and plays a legal game in it meanwhile: npx tsx tools/fuzz-engine/main.ts [count]
 * [seed]. Fails when a request is not answered, when a wrong one is not answered with an error, when the engine reports an internal
 * error, ends or runs out of memory, or when the legal game is not the game that an engine plays on its own.
 */

/** Memory for the engine's objects, in megabytes: one that keeps what it is sent does not get far. */
const MAX_HEAP = 300;

const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number);
const command = [process.execPath, `--max-old-space-size=${MAX_HEAP}`, join(ROOT, 'apps/cli/bin/hexfall.js'), 'engine'];

function onProgress(sent: number, memory: number | undefined): void {
  if (sent % 10_000 === 0) console.log(`${String(sent).padStart(8)} messages, ${memory ?? '?'} MB`);
}

function report({ faults, codes, kinds, legal, memory }: AttackResult): void {
  for (const [kind, times] of kinds) console.log(`${kind.padStart(16)} ${times}`);
  for (const [code, times] of [...codes].sort(([a], [b]) => a - b))
    console.log(`${(code === 0 ? 'result' : String(code)).padStart(16)} ${times}`);
  console.log(`legal games: ${legal.games} begun, ${legal.orders} orders, compared with an engine that nobody attacks`);
  console.log(`memory: at most ${memory[0]} MB in the first quarter, ${memory[1]} MB after it`);
  for (const fault of faults.slice(0, 20)) console.error(fault);
  console.log(`${count} messages (seed ${seed}), ${faults.length} faults`);
}

const begin = performance.now();
const result = await attackEngine({ command, count, seed, onProgress });
report(result);
console.log(`${((performance.now() - begin) / 1000).toFixed(1)} s`);
process.exitCode = result.faults.length === 0 ? 0 : 1;
