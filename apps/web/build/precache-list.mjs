import { createHash } from 'node:crypto';

/** @import { OutputFile } from '../../../tools/build/output.mjs' */

/** Letters of a hash that tell two builds apart. */
const HASH_LETTERS = 16;

/**
 * Returns what the site has to keep to work without a network: the paths of its files, and a version that differs as soon as
 * the content of any of them is.
 * @param {readonly OutputFile[]} files
 * @returns {{ version: string, files: string[] }}
 */
export function precacheList(files) {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const hash = createHash('sha256');
  for (const { path, text } of sorted) hash.update(`${path} ${createHash('sha256').update(text).digest('hex')}\n`);
  return { version: hash.digest('hex').slice(0, HASH_LETTERS), files: sorted.map(({ path }) => path) };
}
