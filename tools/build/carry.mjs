import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { filesBelow } from './output.mjs';

/** @import { OutputFile } from './output.mjs' */

/** Scope of the workspace's packages. */
const SCOPE = '@hexfall/';

/**
 * Adds to the code of an app the packages of the workspace that it carries, so that the app is all that a user has to install. Each of
 * them stays as it was built, in `packages/NAME`. They import each other by the name of the app: `@hexfall/rules` becomes
 * `hexfall/rules`, also in the examples of the documentation.
 * @param {string} root of the workspace
 * @param {string} folder of the app, or of a package that carries nothing, from the root
 * @param {readonly OutputFile[]} own
 * @returns {readonly OutputFile[]}
 */
export function carryPackages(root, folder, own) {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const carried = carriedPackages(manifest);
  if (carried.length === 0) return own;
  const files = [...own, ...carried.flatMap(name => readPackage(root, name))];
  return files.map(({ path, text }) => ({ path, text: isCode(path) ? rename(String(text), manifest.name) : text }));
}

/**
 * Returns the names, without scope, of the packages that an app needs only to be built, and offers to its users as entry points.
 * @param {{ devDependencies?: Record<string, string>, exports?: Record<string, unknown> }} manifest
 * @returns {string[]}
 */
export function carriedPackages({ devDependencies = {}, exports = {} }) {
  const ours = Object.keys(devDependencies).filter(name => name.startsWith(SCOPE));
  return ours.map(name => name.slice(SCOPE.length)).filter(name => `./${name}` in exports);
}

/**
 * Reads what a package was built into, except for the maps of its types: those lead to sources that the app does not have.
 * @param {string} root
 * @param {string} name
 * @returns {OutputFile[]}
 */
function readPackage(root, name) {
  const dist = join(root, 'packages', name, 'dist');
  if (!existsSync(join(dist, 'index.js'))) {
    throw new Error(`packages/${name} has not been built; run "npm run build" without naming folders`);
  }
  const built = filesBelow(dist).filter(file => /\.(?:js|js\.map|d\.ts)$/.test(file));
  const files = [...built.map(file => join(dist, file)), ...styleSheets(join(root, 'packages', name))];
  return files.map(file => ({ path: carriedPath(dist, name, file), text: readFileSync(file, 'utf8') }));
}

/**
 * Returns where an app carries a file of a package. Style sheets are not built: they are next to what is.
 * @param {string} dist
 * @param {string} name
 * @param {string} file
 */
function carriedPath(dist, name, file) {
  const path = file.endsWith('.css') ? basename(file) : relative(dist, file).replaceAll('\\', '/');
  return `packages/${name}/${path}`;
}

/** @param {string} folder of a package */
function styleSheets(folder) {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.values(exports)
    .filter(way => typeof way === 'string')
    .map(file => join(folder, file));
}

/** @param {string} path */
function isCode(path) {
  return path.endsWith('.js') || path.endsWith('.ts');
}

/**
 * @param {string} code
 * @param {string} app
 */
function rename(code, app) {
  return code
    .replace(/(\bfrom |\bimport |\bimport\()(["'])@hexfall\//g, `$1$2${app}/`)
    .replace(/\n\/\/# sourceMappingURL=\S+\.d\.ts\.map\s*$/, '\n');
}
