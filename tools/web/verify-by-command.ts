import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/run.mjs';

/** Returns what the command line says about a replay. */
export function verifyByCommand(replay: string): unknown {
  const command = [
    '--conditions=@hexfall/source',
    '--import',
    'tsx',
    join(ROOT, 'apps/cli/src/main.ts'),
    'replay',
    '-',
    '--verify',
    '--json',
  ];
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, input: replay, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}
