import { type Stats, statSync } from 'node:fs';
import { UsageError } from './exit.ts';
import { type FileLock, lockFile, NO_LOCK } from './file-lock.ts';
import { writeError } from './files.ts';

/** What the user allows for an output file that already exists. */
export interface OverwriteOptions {
  /** Whether an existing file may be overwritten. */
  readonly force: boolean;
  /** Whether `--resume` can continue an existing file of this kind. */
  readonly resumable?: boolean;
}

/** Help of the option `--force`, the same for every command that protects files that took work to create. */
export const FORCE_OPTION = [
  '--force',
  'overwrite files of games, replays, reports and boards that exist',
  false,
] as const;

/** Refuses to overwrite an existing file, unless the user insists. Devices and pipes hold nothing that could be lost. */
export function refuseExisting(path: string, { force, resumable = false }: OverwriteOptions): void {
  const stats = statsOf(path);
  if (stats?.isDirectory() === true) throw new UsageError(`${path}: this is a folder, not a file.`);
  if (stats?.isFile() !== true || force) return;
  const instead = resumable ? '--resume continues it, --force overwrites it' : '--force overwrites it';
  throw new UsageError(`${path}: the file exists; ${instead}.`);
}

/** Reserves a file for this run. The lock is released when the file is complete. */
export function claimOutput(path: string, options: OverwriteOptions): FileLock {
  const stats = statsOf(path);
  if (stats !== undefined && !stats.isFile() && !stats.isDirectory()) return NO_LOCK;
  const lock = lockFile(path);
  try {
    refuseExisting(path, options);
    return lock;
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Returns the state of a file that is to be written, which may not exist yet. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw writeError(path, error);
  }
}
