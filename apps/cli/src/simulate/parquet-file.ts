import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Batch, Samples } from '@hexfall/sim';
import { FailedError } from '../exit.ts';
import type { FileLock } from '../file-lock.ts';
import { checkWritable, writeFileAtomically } from '../files.ts';
import { claimOutput } from '../output-file.ts';

export function isParquet(path: string): boolean {
  return /\.parquet$/i.test(path);
}

/** Reserves the file of a table for this run, since it is written only at the end. */
export function claimTable(path: string, force: boolean): FileLock {
  checkWritable(path);
  return claimOutput(path, { force });
}

/**
 * Writes one row per game, with one column for each figure of each unit: `A1_dealt`, `B2_falls`. If the file cannot be written,
 * the games go to the folder for temporary files, so that hours of play are not lost.
 */
export async function writeParquet(path: string, batch: Batch, samples: Samples): Promise<void> {
  // The module is loaded only when needed: this takes a while, and most runs write no table.
  const { tableOf } = await import('./parquet-table.ts');
  keepTable(path, tableOf(batch, samples));
}

/** Writes a table, if necessary to the folder for temporary files. */
export function keepTable(path: string, bytes: Uint8Array): void {
  try {
    writeFileAtomically(path, bytes);
  } catch (error) {
    const other = join(tmpdir(), `hexfall-games-${process.pid}.parquet`);
    throw new FailedError(`${(error as Error).message} ${writeElsewhere(other, bytes)}`);
  }
}

/** Tries to write the games to another file and says in a sentence whether that worked. */
function writeElsewhere(path: string, bytes: Uint8Array): string {
  try {
    writeFileAtomically(path, bytes);
    return `The games were written to ${path} instead.`;
  } catch {
    return 'The games were not kept.';
  }
}
