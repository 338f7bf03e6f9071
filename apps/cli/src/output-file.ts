import { type Stats, statSync } from 'node:fs';
import { UsageError } from './exit.ts';
import { type FileLock, lockFile, NO_LOCK } from './file-lock.ts';
import { writeError } from './files.ts';

/** What a user may do about a file that is in the way. */
export interface OverwriteOptions {
  /** Overwrite a file that exists. */
  readonly force: boolean;
  /** Whether `--resume` can continue such a file. */
  readonly resumable?: boolean;
}

/** Help of the option `--force`, the same for every command that keeps what took work. */
export const FORCE_OPTION = [
  '--force',
  'overwrite files of games, replays, reports and boards that exist',
  false,
] as const;

/** Refuses to overwrite a file that exists, unless the user insists. Devices and pipes hold nothing that could be lost. */
export function refuseExisting(path: string, { force, resumable = false }: OverwriteOptions): void {
  const stats = statsOf(path);
  if (stats?.isDirectory() === true) throw new UsageError(`${path}: this is a folder, not a file.`);
  if (stats?.isFile() !== true || force) return;
  const instead = resumable ? '--resume continues it, --force overwrites it' : '--force overwrites it';
  throw new UsageError(`${path}: the file exists; ${instead}.`);
}

/** Takes a file for this run alone. The lock is released when the file is complete. */
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

/** Looks at a file that is to be written, which may not exist yet. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw writeError(path, error);
  }
}
