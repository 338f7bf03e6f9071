import {
  accessSync,
  closeSync,
  constants,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { FailedError, UsageError } from './exit.ts';

/** Reads a text file that the user named. */
export function readText(path: string, maxBytes: number): string {
  let text: string;
  try {
    const { size } = statSync(path);
    if (size > maxBytes) {
      throw new FailedError(`${path}: the file has ${size} bytes; the limit is ${maxBytes}.`);
    }
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof FailedError) throw error;
    throw new UsageError(`${path}: ${reasonOf(error)}.`);
  }
  if (text.includes(REPLACEMENT_CHARACTER)) throw new FailedError(`${path}: the file is not text.`);
  return text;
}

/** Writes a text file that the user named. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw writeError(path, error);
  }
}

/** Writes a file in full or not at all: anyone reading meanwhile sees the old content or the new, never a part. */
export function writeFileAtomically(path: string, content: string | Uint8Array): void {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch (error) {
    removeIfPossible(draft);
    throw new FailedError(`${path}: cannot be written: ${writeReasonOf(error)}.`);
  }
}

function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // There is nothing to remove where nothing can be written.
  }
}

/** Fails early if a file that is written at the end of a run could not be written. A file that exists is not changed. */
export function checkWritable(path: string): void {
  try {
    // Such a file is first written to a temporary file in the same folder.
    accessSync(dirname(path), constants.W_OK);
    const before = statSync(path, { throwIfNoEntry: false });
    closeSync(openSync(path, 'a'));
    if (before === undefined) rmSync(path);
    else if (!before.isFile()) throw new Error('this is a device, not a file');
  } catch (error) {
    throw writeError(path, error);
  }
}

/** What decoding leaves in place of bytes that are not text. */
const REPLACEMENT_CHARACTER = '\uFFFD';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'this is a folder, not a file',
  ENOTDIR: 'part of its path is a file, not a folder',
  EACCES: 'you do not have permission to use this file',
  EPERM: 'you do not have permission to use this file',
  EROFS: 'the disk is read-only',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'the links form a loop',
  ENOSPC: 'no space left on the disk',
  EDQUOT: 'your disk quota is used up',
  EFBIG: 'the file has reached the maximum size for files here',
};

/** What goes wrong with a disk while it is written, which no other command would avoid. */
const DISK_FAULTS: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO']);

/** Why a file operation failed, in words that follow the name of the file. */
export function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return REASONS[code] ?? message;
}

/** The error to report for a file that the user named and that could not be written. */
export function writeError(path: string, error: unknown): FailedError | UsageError {
  const message = `${path}: cannot be written: ${writeReasonOf(error)}.`;
  const { code = '' } = error as { code?: string };
  return DISK_FAULTS.has(code) ? new FailedError(message) : new UsageError(message);
}

/** Why a file could not be written. A new file can only be missing its folder. */
function writeReasonOf(error: unknown): string {
  return (error as { code?: string }).code === 'ENOENT' ? 'its folder does not exist' : reasonOf(error);
}
