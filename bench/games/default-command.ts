import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../tools/bootstrap/run.mjs';
import type { CommandRow, Timing } from '../rows/row.ts';

/** The usual number, and far fewer and far more. */
const GAMES = [10, 200, 3000] as const;

/** `hexfall simulate` from its start to its end, warming up included: what a user waits and pays for. */
export function commandRows(): CommandRow[] {
  return GAMES.map(games => ({
    kind: 'command',
    name: `hexfall simulate, ${games} games`,
    groups: ['command'],
    games,
    play: () => runCommand(games),
  }));
}

async function runCommand(games: number): Promise<Timing & { readonly checksum: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'hexfall-bench-'));
  try {
    const file = join(folder, 'cpu');
    const script = join(ROOT, 'bench', 'time-command.mjs');
    const args = [script, file, 'simulate', 'HBK-4G', 'WVR-6R', '--games', String(games), '--json'];
    const start = performance.now();
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      // The settings of the user who runs the benchmark must not matter.
      env: { ...process.env, HEXFALL_HOME: folder },
    });
    const wallNs = ((performance.now() - start) * 1e6) / games;
    if (status !== 0) throw new Error(`the command failed: ${stderr.trim()}`);
    const checksum = createHash('sha256').update(stdout).digest().readUInt32BE();
    return { cpuNs: (Number(readFileSync(file, 'utf8')) * 1000) / games, wallNs, checksum };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
