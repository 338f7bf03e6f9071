import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'vitest';

/*
 * Outside reference figures (tables and samples computed by another implementation) are not part of this repository.
 * Tests that compare with them run when HEXFALL_REFERENCE names the folder that holds `oracle/` and `data/`.
 */

const VARIABLE = 'HEXFALL_REFERENCE';

/** The folder of the reference figures, or `undefined` when there is none here. */
export function referenceFolder(): string | undefined {
  const value = process.env[VARIABLE];
  if (value === undefined || value === '') return undefined;
  const folder = resolve(value);
  if (!existsSync(join(folder, 'oracle'))) throw new Error(`${VARIABLE} names ${folder}, which holds no oracle folder`);
  return folder;
}

/** Text of a file of the reference folder, by its path inside that folder. */
export function readReferenceFile(path: string): string {
  const folder = referenceFolder();
  if (folder === undefined) throw new Error(`${VARIABLE} is not set`);
  return readFileSync(join(folder, path), 'utf8');
}

/** Content of `oracle/<name>.json`. The caller states its type; the files are trusted test data. */
export function readOracle<T>(name: string): T {
  return JSON.parse(readReferenceFile(join('oracle', `${name}.json`))) as T;
}

/**
 * A test suite that needs the reference figures; skipped, and saying so, where they are not at hand. The suite may
 * read them in its body, so without them it is not even collected.
 */
export function describeWithReference(name: string, suite: () => void): void {
  if (referenceFolder() !== undefined) describe(name, suite);
  else test.skip(`${name} (set ${VARIABLE} to the folder of the reference figures)`, () => {});
}
