import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'vitest';

/*
 * Reference figures (tables and samples computed by another implementation) are not part of this repository. Tests that
 * compare with them run if HEXFALL_REFERENCE names a folder that contains `oracle/` and `data/`.
 */

const VARIABLE = 'HEXFALL_REFERENCE';

/** The folder of the reference figures, or `undefined` if HEXFALL_REFERENCE is not set. */
export function referenceFolder(): string | undefined {
  const value = process.env[VARIABLE];
  if (value === undefined || value === '') return undefined;
  const folder = resolve(value);
  if (!existsSync(join(folder, 'oracle'))) throw new Error(`${VARIABLE} names ${folder}, which has no oracle folder`);
  return folder;
}

/** Text of a file of the reference folder, by its path within that folder. */
export function readReferenceFile(path: string): string {
  const folder = referenceFolder();
  if (folder === undefined) throw new Error(`${VARIABLE} is not set`);
  return readFileSync(join(folder, path), 'utf8');
}

/** Content of `oracle/<name>.json`. The files are trusted test data, so the caller states the type. */
export function readOracle<T>(name: string): T {
  return JSON.parse(readReferenceFile(join('oracle', `${name}.json`))) as T;
}

/**
 * Defines a test suite that needs the reference figures. Without them a skipped test stands in for it: the suite may read the
 * figures in its body, so it cannot even be collected.
 */
export function describeWithReference(name: string, suite: () => void): void {
  if (referenceFolder() !== undefined) describe(name, suite);
  else test.skip(`${name} (set ${VARIABLE} to the folder of the reference figures)`, () => {});
}
