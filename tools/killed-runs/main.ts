import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Choices } from '@hexfall/testkit';

/*
 * Kills runs of games and resumes them: npx tsx tools/killed-runs/main.ts [--kills 30] [--seed 1]
 * Each command is played once to its end, and once with kills in between: when its file has grown by a chosen number of bytes, or
 * before it has written any. The result and the games must be the same. Needs built packages.
 */

const PROGRAM = fileURLToPath(new URL('../../apps/cli/bin/hexfall.js', import.meta.url));
const SHARED = ['--bots', 'charger', '--turns', '12', '--workers', '2', '--json'];
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  simulate: ['HBK-4G', 'WVR-6R', '--games', '400'],
  tournament: ['HBK-4G', 'WVR-6R', 'GRF-1N', '--games', '120'],
  compare: ['HBK-4G', '--with', 'HBK-4P', '--against', 'WVR-6R', '--games', '200'],
};
const POLL_MILLISECONDS = 2;
/** A run that takes longer hangs. */
const MAX_SECONDS = 300;

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs the program; kills it as soon as its file has this many bytes. */
async function run(args: readonly string[], file: string, killAt: number): Promise<Ended> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors, polls] = ['', '', 0];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const watch = setInterval(() => {
    const late = ++polls * POLL_MILLISECONDS > MAX_SECONDS * 1000;
    if (late || sizeOf(file) >= killAt) child.kill('SIGKILL');
  }, POLL_MILLISECONDS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(watch);
  return { code, output, errors };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? -1;
}

/** Lines in order of their games: after Ctrl-C games may be written beyond a gap. */
function linesOf(file: string): string[] {
  const [header = '', ...games] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return [header, ...games.sort((a, b) => numberOf(a) - numberOf(b))];
}

function numberOf(line: string): number {
  return (JSON.parse(line) as { game: number }).game;
}

/** How many runs were killed, and what is wrong, one sentence each. */
interface Findings {
  killed: number;
  readonly wrong: string[];
}

/** Plays one command to its end and once more with kills. */
async function check(command: string, kills: number, folder: string, choices: Choices): Promise<Findings> {
  const args = [command, ...COMMANDS[command]!, ...SHARED];
  const [whole, broken] = [join(folder, `${command}.jsonl`), join(folder, `${command}-killed.jsonl`)];
  const never = Number.POSITIVE_INFINITY;
  const expected = await run([...args, '--out', whole], whole, never);
  const findings: Findings = { killed: 0, wrong: [] };
  const { wrong } = findings;
  if (expected.code !== 0) {
    wrong.push(`${command} cannot be run: ${expected.errors}`);
    return findings;
  }
  const headerLength = readFileSync(whole).indexOf('\n') + 1;
  // Places in the file in rising order, so that every run comes a little further. The first may be in the header.
  const places = Array.from({ length: kills }, () => choices.below(sizeOf(whole)));
  for (const place of places.sort((a, b) => a - b)) {
    const start = sizeOf(broken) < headerLength ? ['--out', broken, '--force'] : ['--resume', broken];
    const { code, errors } = await run([...args, ...start], broken, Math.max(place, sizeOf(broken) + 1));
    if (code === null) findings.killed++;
    else if (code !== 0) wrong.push(`${command}: exit code ${code}: ${errors}`);
    if (choices.below(3) === 0 && sizeOf(broken) > headerLength) cutOff(broken, headerLength);
  }
  const resumed = await run([...args, '--resume', broken], broken, never);
  if (resumed.code !== 0) wrong.push(`${command}: the last run ended with ${resumed.code}: ${resumed.errors}`);
  if (resumed.output !== expected.output) wrong.push(`${command}: the result of the resumed run is different`);
  if (linesOf(broken).join('\n') !== linesOf(whole).join('\n')) wrong.push(`${command}: the games are different`);
  return findings;
}

const LOST_BYTES = 100;

/** Cuts the last bytes off, as if the system had not written them yet. */
function cutOff(file: string, headerLength: number): void {
  truncateSync(file, Math.max(headerLength, sizeOf(file) - LOST_BYTES));
}

async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { kills: text, seed: text } });
  const kills = Number(values.kills ?? '30');
  const choices = new Choices(Number(values.seed ?? '1'));
  const folder = mkdtempSync(join(tmpdir(), 'hexfall-killed-'));
  const names = Object.keys(COMMANDS);
  const wrong: string[] = [];
  try {
    for (const [i, command] of names.entries()) {
      const share = Math.floor(kills / names.length) + (i < kills % names.length ? 1 : 0);
      const found = await check(command, share, folder, choices);
      const result = found.wrong.length === 0 ? 'the same result' : 'DIFFERENT RESULT';
      console.log(`${command.padEnd(10)} killed ${found.killed} of ${share} times, ${result}`);
      wrong.push(...found.wrong);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  for (const sentence of wrong) console.error(sentence);
  return wrong.length === 0 ? 0 : 1;
}

process.exitCode = await main();
