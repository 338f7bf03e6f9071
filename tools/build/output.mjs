import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A file of a package's `dist`.
 * @typedef {{ readonly path: string, readonly text: string }} OutputFile
 */

/** What the compiler remembers between two builds. */
const COMPILER_MEMORY = '.tsbuildinfo';

/**
 * Writes files to the `dist` of a package, and removes what neither they nor the compiler account for: code and types of sources that
 * have moved or are gone. A file that is as it was is left alone, because a program that runs meanwhile may be reading it.
 * @param {string} folder of the package
 * @param {readonly OutputFile[]} files
 */
export function writeOutput(folder, files) {
  const dist = join(folder, 'dist');
  for (const { path, text } of files) writeIfChanged(join(dist, path), text);
  removeOthers(dist, new Set([COMPILER_MEMORY, ...declarationsOf(folder), ...files.map(({ path }) => path)]));
}

/**
 * @param {string} file
 * @param {string} text
 */
function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Returns what the compiler writes for each source that is not a test.
 * @param {string} folder
 */
function declarationsOf(folder) {
  const sources = filesBelow(join(folder, 'src')).filter(file => /(?<!\.test)\.ts$/.test(file));
  return sources.map(file => file.slice(0, -'.ts'.length)).flatMap(stem => [`${stem}.d.ts`, `${stem}.d.ts.map`]);
}

/**
 * @param {string} dist
 * @param {ReadonlySet<string>} kept
 */
function removeOthers(dist, kept) {
  for (const file of filesBelow(dist).filter(path => !kept.has(path))) rmSync(join(dist, file));
  removeEmptyFolders(dist);
}

/** @param {string} folder */
function removeEmptyFolders(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/**
 * Returns the files of a folder and of those below it, with `/` between the parts of a path.
 * @param {string} folder
 */
export function filesBelow(folder) {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return entries.filter(path => statSync(join(folder, path)).isFile()).map(path => path.replaceAll('\\', '/'));
}
