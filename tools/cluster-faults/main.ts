import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Choices } from '@hexfall/testkit';
import { findPrograms, type Server, startServer, stopOnSignals } from '../postgres/temporary-server.mjs';

/*
 * Kills workers and the server while a run is played on a store: npx tsx tools/cluster-faults/main.ts [--kills 30] [--workers 4] [--games 40000] [--seed 1]
 * Workers are killed with SIGKILL and replaced; the server is stopped as if its machine lost power, and started again. The file of games
 * must be that of a run without a store, byte for byte, also with no kills and any number of workers. Needs built packages and the programs
 * of PostgreSQL.
 */

const PROGRAM = fileURLToPath(new URL('../../apps/cli/bin/hexfall.js', import.meta.url));
/** One kill in this many is that of the server. */
const SERVER_SHARE = 5;
const MAX_PAUSE_MS = 1500;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '30' },
    workers: { type: 'string', default: '4' },
    games: { type: 'string', default: '40000' },
    seed: { type: 'string', default: '1' },
  },
});
const [kills, workers, games] = [Number(values.kills), Number(values.workers), Number(values.games)];
const pairings = 3;
const COMMANDS: readonly (readonly string[])[] = [
  ['simulate', 'HBK-4G', 'WVR-6R', '--games', String(games), '--bots', 'charger'],
  ['tournament', 'HBK-4G', 'WVR-6R', 'GRF-1N', '--games', String(Math.ceil(games / pairings)), '--bots', 'charger'],
];
const choices = new Choices(Number(values.seed));

/** Workers that are replaced when they are killed. */
class Crew {
  private readonly store: string;
  private readonly members: ChildProcess[] = [];

  constructor(store: string, size: number) {
    this.store = store;
    for (let i = 0; i < size; i++) this.members.push(this.hire(i));
  }

  async kill(): Promise<void> {
    const which = choices.below(this.members.length);
    const member = this.members[which]!;
    if (member.exitCode !== null) throw new Error(`worker ${which} ended by itself with code ${member.exitCode}`);
    const gone = once(member, 'close');
    member.kill('SIGKILL');
    await gone;
    this.members[which] = this.hire(which);
  }

  dismiss(): void {
    for (const member of this.members) member.kill('SIGKILL');
  }

  private hire(number: number): ChildProcess {
    const args = [PROGRAM, 'worker', '--store', this.store, '--workers', '1', '--name', `worker ${number}`];
    return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

/** Waits until a chunk of the newest run has been played. */
async function untilPlayed(store: string, run: ChildProcess): Promise<void> {
  while (run.exitCode === null) {
    const { stdout } = spawnSync(process.execPath, [PROGRAM, 'runs', '--json', '--store', store], { encoding: 'utf8' });
    const { runs = [] } = JSON.parse(stdout === '' ? '{}' : stdout) as { runs?: { state: string; played: number }[] };
    if (runs.some(({ state, played }) => state === 'running' && played > 0)) return;
    await setTimeout(200);
  }
}

async function playWithFaults(server: Server, args: readonly string[], file: string, times: number): Promise<number> {
  const crew = new Crew(server.url, workers);
  const run = spawn(process.execPath, [PROGRAM, ...args, '--store', server.url, '--out', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(run, 'close');
  try {
    await untilPlayed(server.url, run);
    let done = 0;
    while (done < times && run.exitCode === null) {
      await setTimeout(200 + choices.below(MAX_PAUSE_MS));
      if (choices.below(SERVER_SHARE) === 0) await server.restart('immediate');
      else await crew.kill();
      done++;
    }
    const [code] = (await ended) as [number | null];
    if (code !== 0) throw new Error(`${args[0]} ended with code ${code}`);
    return done;
  } finally {
    crew.dismiss();
    run.kill('SIGKILL');
  }
}

const programs = findPrograms();
if (programs === undefined) throw new Error('PostgreSQL is not installed');
const folder = mkdtempSync(join(tmpdir(), 'hexfall-faults-'));
const server = await startServer(programs);
stopOnSignals(server);
let wrong = 0;
try {
  spawnSync(process.execPath, [PROGRAM, 'runs', '--setup', '--store', server.url], { stdio: 'inherit' });
  for (const [i, args] of COMMANDS.entries()) {
    const [expected, file] = [join(folder, `${i}-expected.jsonl`), join(folder, `${i}.jsonl`)];
    spawnSync(process.execPath, [PROGRAM, ...args, '--out', expected], { stdio: 'ignore' });
    const done = await playWithFaults(server, args, file, Math.ceil(kills / COMMANDS.length));
    const same = readFileSync(expected, 'utf8') === readFileSync(file, 'utf8');
    if (!same) wrong++;
    const wanted = Math.ceil(kills / COMMANDS.length);
    if (done < wanted) throw new Error(`${args[0]} was over after ${done} of ${wanted} kills: give it more games`);
    console.log(`${args[0]}: ${workers} workers, ${done} kills, ${same ? 'the same bytes' : 'DIFFERENT BYTES'}`);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = wrong === 0 ? 0 : 1;
