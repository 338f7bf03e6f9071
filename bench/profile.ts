import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tools/bootstrap/run.mjs';
import { STEPS, tsx } from '../tools/bootstrap/steps.mjs';
import { type CpuProfile, formatProfile } from './report/profile-table.ts';

/*
 * Where the time of a row goes: npx tsx bench/profile.ts [ROW]. Builds, runs the row under Node's own profiler, and prints the time
 * spent in folders and functions. The profile stays in .cache/profile; docs/PERFORMANCE.md says what else can show it.
 */

const DEFAULT_ROW = 'duel 16x17, tactician';
const FOLDER = join('.cache', 'profile');
const PROFILER = ['--cpu-prof', `--cpu-prof-dir=${FOLDER}`, '--cpu-prof-interval=200'];
/** Node numbers threads from 0; another one loads the modules. */
const OF_MAIN_THREAD = /\.0\.\d+\.cpuprofile$/;

function node(...args: readonly string[]): void {
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
}

rmSync(join(ROOT, FOLDER), { recursive: true, force: true });
node(...STEPS.build.args());
try {
  node(...PROFILER, ...tsx('bench/run-row.ts', process.argv[2] ?? DEFAULT_ROW));
} catch {
  // The process has said what is wrong with the name.
  process.exit(2);
}
const file = join(FOLDER, readdirSync(join(ROOT, FOLDER)).find(name => OF_MAIN_THREAD.test(name))!);
console.log(`${formatProfile(JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as CpuProfile)}\n\n${file}`);
