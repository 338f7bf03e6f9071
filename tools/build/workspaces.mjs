import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { bundle } from './bundle.mjs';
import { carryPackages } from './carry.mjs';
import { writeOutput } from './output.mjs';

/** Folders that hold packages and apps. */
const HOMES = ['packages', 'apps'];

/**
 * Builds packages and apps: types with the compiler, which stops at errors; code with the bundler, one file for each entry point.
 * Packages are written first, since apps may carry them.
 * @param {string} root of the tree to build
 * @param {readonly string[]} chosen folders below it; all when empty
 * @returns {Promise<number>} the exit code
 */
export async function buildWorkspaces(root, chosen) {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-b', ...chosen], { cwd: root, stdio: 'inherit' });
  if (status !== 0) return status ?? 1;
  const folders = chosen.length > 0 ? chosen : allWorkspaces(root);
  const bundles = await Promise.all(folders.map(async folder => ({ folder, code: await bundle(join(root, folder)) })));
  for (const { folder, code } of bundles) writeOutput(join(root, folder), carryPackages(root, folder, code));
  return 0;
}

/** @param {string} root */
function allWorkspaces(root) {
  const folders = HOMES.flatMap(home => readdirSync(join(root, home)).map(name => join(home, name)));
  return folders.filter(folder => existsSync(join(root, folder, 'package.json')) && !isSite(join(root, folder)));
}

/** A site has a bundler of its own. @param {string} folder */
function isSite(folder) {
  return existsSync(join(folder, 'vite.config.ts'));
}
