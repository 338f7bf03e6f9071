import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { FailedError } from './exit.ts';
import { writeError } from './files.ts';

/** A file that no other run may write until it is released. */
export interface FileLock {
  release(): void;
}

export const NO_LOCK: FileLock = { release: () => undefined };

/** Locks a file, or fails with a sentence that names the process that uses it. A lock that a killed program left behind does not count. */
export function lockFile(path: string): FileLock {
  const place = lockPath(path);
  try {
    const owner = tryToLock(place);
    if (owner === undefined) return { release: () => release(place) };
    throw new FailedError(`${path}: another run (process ${owner.pid}) is writing this file; if not, delete ${place}.`);
  } catch (error) {
    if (error instanceof FailedError) throw error;
    // If no lock can be created there, opening the file will show whether it can be written.
    if (UNLOCKABLE.has((error as NodeJS.ErrnoException).code ?? '')) return NO_LOCK;
    throw writeError(path, error);
  }
}

const UNLOCKABLE: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Waits for a lock that programs hold only for a moment, does the work and releases it. */
export function withLock<T>(path: string, work: () => T): T {
  const lock = waitForLock(path);
  try {
    return work();
  } finally {
    lock.release();
  }
}

const WAIT_MILLISECONDS = 20;
const MAX_WAITS = 1500;

function waitForLock(path: string): FileLock {
  const clock = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  for (let waits = 0; waits < MAX_WAITS; waits++) {
    try {
      return lockFile(path);
    } catch (error) {
      if (!(error instanceof FailedError)) throw error;
      Atomics.wait(clock, 0, 0, WAIT_MILLISECONDS);
    }
  }
  return lockFile(path);
}

/** The program that holds a lock. */
interface Owner {
  readonly pid: number;
  readonly host: string;
  /**
   * When the process started, in the units of the system; '' where this is unknown. It is compared because another program may get the same
   * process id later.
   */
  readonly start: string;
}

/** Locks that this program holds. */
const held = new Set<string>();

/** Returns the path of the lock of a file. Different names of the same file have the same lock. */
function lockPath(path: string): string {
  const real = realPath(path) ?? join(realPath(dirname(path)) ?? dirname(path), basename(path));
  return `${real}.lock`;
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

const MAX_TAKEOVERS = 5;

/** Returns the other owner of the lock, or `undefined` if this program holds it now. */
function tryToLock(place: string): Owner | undefined {
  for (let takeovers = 0; ; takeovers++) {
    if (createLock(place)) return undefined;
    const owner = readOwner(place);
    if (owner !== undefined && (isRunning(owner, place) || takeovers === MAX_TAKEOVERS)) return owner;
    if (owner !== undefined) removeStale(place);
  }
}

/** Creates the lock. Returns `false` if there is one already. */
function createLock(place: string): boolean {
  try {
    const file = openSync(place, 'wx');
    try {
      const owner: Owner = { pid: process.pid, host: hostname(), start: startOf(process.pid) };
      writeFileSync(file, JSON.stringify(owner));
    } finally {
      closeSync(file);
    }
    held.add(place);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Stands for the unknown owner of a lock whose content cannot be read. */
const NOBODY: Owner = { pid: 0, host: '', start: '' };

/** Returns the owner of a lock, or `undefined` if the lock is already gone. */
function readOwner(place: string): Owner | undefined {
  try {
    const { pid, host, start } = JSON.parse(readFileSync(place, 'utf8')) as Partial<Owner>;
    return Number.isSafeInteger(pid) && typeof host === 'string' && typeof start === 'string'
      ? { pid: pid!, host, start }
      : NOBODY;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : NOBODY;
  }
}

/** A program that has created its lock writes its name into it within this time. */
const MILLISECONDS_TO_SIGN = 5000;

/** Whether the owner of a lock is still running. An owner on another machine counts as running, since this cannot be checked. */
function isRunning(owner: Owner, place: string): boolean {
  if (owner === NOBODY)
    return Date.now() - (statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0) < MILLISECONDS_TO_SIGN;
  if (owner.host !== hostname()) return true;
  if (owner.pid === process.pid) return held.has(place);
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return startOf(owner.pid) === owner.start;
}

/** The index of a process's start time among the fields of /proc/PID/stat that follow its name. */
const START_FIELD = 19;

/** Returns when a process started; '' on systems that do not say. */
function startOf(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[START_FIELD] ?? '';
  } catch {
    return '';
  }
}

/** Removes a lock whose owner has ended. If another program has just replaced the lock, it is put back. */
function removeStale(place: string): void {
  const away = `${place}.${process.pid}`;
  try {
    renameSync(place, away);
    const owner = readOwner(away);
    if (owner !== undefined && isRunning(owner, away)) linkSync(away, place);
  } catch {
    // Another program has already removed the lock.
  } finally {
    rmSync(away, { force: true });
  }
}

function release(place: string): void {
  held.delete(place);
  rmSync(place, { force: true });
}
