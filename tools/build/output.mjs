import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A file of a package's `dist`: text, or the bytes of a picture.
 * @typedef {{ readonly path: string, readonly text: string | Uint8Array }} OutputFile
 */

/** What the compiler remembers between two builds. */
const COMPILER_MEMORY = '.tsbuildinfo';

/** Folders of a package that have sources besides `src`, each compiled by itself. */
const OTHER_SOURCES = ['views'];

/**
 * Writes files to the `dist` of a package, and removes what neither they nor the compiler account for: code and types of sources that
 * have moved or are gone. A file that is as it was is left alone, because a program that runs meanwhile may be reading it.
 * @param {string} folder of the package
 * @param {readonly OutputFile[]} files
 */
export function writeOutput(folder, files) {
  writeFiles(join(folder, 'dist'), files, declarationsOf(folder));
}

/**
 * Writes files to a folder and removes what is neither among them nor kept.
 * @param {string} folder
 * @param {readonly OutputFile[]} files
 * @param {readonly string[]} [kept] paths of other files
 */
export function writeFiles(folder, files, kept = []) {
  for (const { path, text } of files) writeIfChanged(join(folder, path), text);
  removeOthers(folder, new Set([...kept, ...files.map(({ path }) => path)]));
}

/**
 * @param {string} file
 * @param {string | Uint8Array} text
 */
function writeIfChanged(file, text) {
  if (existsSync(file) && readFileSync(file).compare(bytesOf(text)) === 0) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** @param {string | Uint8Array} text */
function bytesOf(text) {
  return typeof text === 'string' ? new TextEncoder().encode(text) : text;
}

/**
 * Reads a file as it is.
 * @param {string} file
 */
export function readBytes(file) {
  return new Uint8Array(readFileSync(file));
}

/**
 * Returns what the compiler writes for each source that is not a test. Types of `src` are at the top of `dist`, those of another folder
 * with sources, such as `views`, in a folder of its name.
 * @param {string} folder
 */
function declarationsOf(folder) {
  return [
    ...declarationsIn(join(folder, 'src'), ''),
    ...OTHER_SOURCES.flatMap(name => declarationsIn(join(folder, name), `${name}/`)),
  ];
}

/**
 * @param {string} folder with sources
 * @param {string} prefix of their output
 */
function declarationsIn(folder, prefix) {
  if (!existsSync(folder)) return [];
  const sources = filesBelow(folder).filter(file => /(?<!\.test)\.tsx?$/.test(file));
  const stems = sources.map(file => prefix + file.replace(/\.tsx?$/, ''));
  return [prefix + COMPILER_MEMORY, ...stems.flatMap(stem => [`${stem}.d.ts`, `${stem}.d.ts.map`])];
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
