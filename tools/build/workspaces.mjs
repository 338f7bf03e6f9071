import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { carryPackages } from './carry.mjs';
import { carrySite } from './carry-site.mjs';
import { writeFiles, writeOutput } from './output.mjs';

/** Folders that hold packages and apps. */
const HOMES = ['packages', 'apps'];

/** What builds an app that is a site. */
const SITE_BUILDER = 'build-site.mjs';

/**
 * Builds packages and apps: types with the compiler, which stops at errors; code with the bundler, one file for each entry point; the
 * site with a bundler of its own. Packages and the site are written first, since apps may carry them.
 * @param {string} root of the tree to build
 * @param {readonly string[]} chosen folders below it; all when empty
 * @returns {Promise<number>} the exit code
 */
export async function buildWorkspaces(root, chosen) {
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [compiler, '-b', ...chosen], { cwd: root, stdio: 'inherit' });
  if (status !== 0) return status ?? 1;
  const folders = chosen.length > 0 ? chosen : allWorkspaces(root);
  const sites = folders.filter(folder => isSite(join(root, folder)));
  const packages = folders.filter(folder => !sites.includes(folder));
  const bundles = await Promise.all(packages.map(async folder => ({ folder, code: await bundle(join(root, folder)) })));
  for (const site of sites) await buildSite(join(root, site));
  for (const { folder, code } of bundles)
    writeOutput(join(root, folder), carrySite(root, folder, carryPackages(root, folder, code)));
  return 0;
}

/**
 * Loads the builder of a site only when there is one to build: the bundler that it uses takes a while to load.
 * @param {string} folder
 */
async function buildSite(folder) {
  const { siteFiles } = await import(pathToFileURL(join(folder, SITE_BUILDER)).href);
  writeFiles(join(folder, 'dist', 'site'), await siteFiles());
}

/** @param {string} root */
function allWorkspaces(root) {
  const folders = HOMES.flatMap(home => readdirSync(join(root, home)).map(name => join(home, name)));
  return folders.filter(folder => existsSync(join(root, folder, 'package.json')));
}

/** @param {string} folder */
function isSite(folder) {
  return existsSync(join(folder, SITE_BUILDER));
}
