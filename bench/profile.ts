import { execFileSync } from 'node:child_process';
import { ROOT } from '../tools/bootstrap/run.mjs';
import { STEPS } from '../tools/bootstrap/steps.mjs';
import { atSources } from './profiler/at-sources.ts';
import { profileWork } from './profiler/collect.ts';
import { decisionTime } from './profiler/decisions.ts';
import { formatProfile } from './profiler/format-profile.ts';
import { selfTimes } from './profiler/self-time.ts';
import { loadCatalogue } from './rows/catalogue.ts';
import type { Row } from './rows/row.ts';
import { selectRows } from './rows/select.ts';

/*
 * Where the time of a row goes: npx tsx bench/profile.ts [ROW]. The packages are built, the row is run until its code is compiled,
 * then it runs some seconds under V8's profiler, and the shares of rooms and functions are shown.
 */

const DEFAULT_ROW = 'duel 16x17, tactician';
const WARM_UP_MS = 2000;
const PROFILE_MS = 6000;

/** Runs a row over and over for so long. */
function runFor(row: Row, ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    if (row.kind === 'game') row.play();
    else if (row.kind === 'operation') row.run(row.checksumTimes ?? 1000);
  }
}

/** Shows the profile; answers what is wrong with the name, if anything is. */
async function profileRow(name: string): Promise<string | undefined> {
  const selection = selectRows(await loadCatalogue(), [name]);
  if ('problem' in selection) return selection.problem;
  const [entry, ...others] = selection.entries;
  if (entry === undefined || others.length > 0)
    return `"${name}" means ${selection.entries.length} rows; name one of them`;
  const { row } = entry;
  if (row.kind === 'threads') return `"${row.name}" runs on threads of its own; profile "${DEFAULT_ROW}" instead`;
  runFor(row, WARM_UP_MS);
  const profile = atSources(profileWork(() => runFor(row, PROFILE_MS)));
  console.log(`${row.name}\n\n${formatProfile(selfTimes(profile))}`);
  const { choosing, all } = decisionTime(profile);
  if (choosing > 0)
    console.log(`\nbots choosing, with what they ask of the rules: ${Math.round((100 * choosing) / all)}%`);
  return undefined;
}

execFileSync(process.execPath, STEPS.build.args(), { cwd: ROOT, stdio: 'inherit' });
const problem = await profileRow(process.argv[2] ?? DEFAULT_ROW);
if (problem !== undefined) {
  console.error(`profile: ${problem}`);
  process.exitCode = 2;
}
