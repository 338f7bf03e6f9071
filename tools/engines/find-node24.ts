import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MODULES = join(dirname(fileURLToPath(import.meta.url)), '..', 'node24', 'node_modules');
const VARIABLE = 'HEXFALL_NODE24';

/** Returns the path of a Node 24: this one if it is, the one that HEXFALL_NODE24 names, or the package in tools/node24. */
export function findNode24(): string | undefined {
  if (isNode24(process.version)) return process.execPath;
  const named = process.env[VARIABLE] ?? '';
  if (named === '') return installed().find(path => isNode24(versionOf(path)));
  if (!isNode24(versionOf(named))) throw new Error(`${VARIABLE} names ${named}, which is not Node 24`);
  return named;
}

/** Returns the version that a Node prints, or '' if it does not run. */
export function versionOf(path: string): string {
  return (spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '').trim();
}

function isNode24(version: string): boolean {
  return version.startsWith('v24.');
}

/** npm installs the package that is made for this system and leaves the others out. */
function installed(): string[] {
  if (!existsSync(MODULES)) return [];
  const command = process.platform === 'win32' ? 'node.exe' : 'node';
  return readdirSync(MODULES)
    .map(name => join(MODULES, name, 'bin', command))
    .filter(existsSync);
}
