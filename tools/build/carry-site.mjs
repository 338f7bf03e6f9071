import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, readBytes } from './output.mjs';

/** @import { OutputFile } from './output.mjs' */

/** Where the site is built, from the root of the workspace, and what an app calls it. */
const BUILT = join('apps', 'web', 'dist', 'site');
const CARRIED = 'dist/site';

/**
 * Adds the site to the code of an app that publishes it, byte for byte.
 * @param {string} root of the workspace
 * @param {string} folder of the app, or of a package without a site, from the root
 * @param {readonly OutputFile[]} own
 * @returns {readonly OutputFile[]}
 */
export function carrySite(root, folder, own) {
  const { files = [] } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  if (!files.includes(CARRIED)) return own;
  if (!existsSync(join(root, BUILT, 'index.html'))) {
    throw new Error('apps/web has not been built; run "npm run build" without naming folders');
  }
  const site = filesBelow(join(root, BUILT));
  return [...own, ...site.map(file => ({ path: `site/${file}`, text: readBytes(join(root, BUILT, file)) }))];
}
