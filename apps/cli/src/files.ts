import {
  accessSync,
  closeSync,
  constants,
  openSync,
  readSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { FailedError, UsageError } from './exit.ts';

/** Reads a text file that the user named. */
export function readText(path: string, maxBytes: number): string {
  const text = new TextDecoder().decode(readBytes(path, maxBytes));
  if (text.includes(REPLACEMENT_CHARACTER)) throw new FailedError(`${path}: the file is not text.`);
  return text;
}

/** Reads a file that the user named. Only ordinary files are opened: reading a pipe or a device might never end. */
export function readBytes(path: string, maxBytes: number): Uint8Array {
  const size = sizeOfOrdinaryFile(path);
  if (size > maxBytes) throw new FailedError(`${path}: the file has ${size} bytes; the limit is ${maxBytes}.`);
  try {
    return readUpTo(path, maxBytes);
  } catch (error) {
    throw new UsageError(`${path}: ${reasonOf(error)}.`);
  }
}

/** Whether there is an ordinary file of that name. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Returns the size of a file in bytes, or refuses anything that is not an ordinary file. */
export function sizeOfOrdinaryFile(path: string): number {
  let stats: Stats;
  try {
    stats = statSync(path);
  } catch (error) {
    throw new UsageError(`${path}: ${reasonOf(error)}.`);
  }
  if (stats.isDirectory()) throw new UsageError(`${path}: this is a folder, not a file.`);
  if (!stats.isFile()) throw new UsageError(`${path}: this is not an ordinary file.`);
  return stats.size;
}

const PIECE_BYTES = 1 << 16;

/** Reads at most this many bytes, even if the file grows meanwhile or has no size, like some files of the system. */
function readUpTo(path: string, maxBytes: number): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const pieces: Uint8Array[] = [];
    for (let length = 0; length < maxBytes; ) {
      const piece = new Uint8Array(Math.min(PIECE_BYTES, maxBytes - length));
      const read = readSync(file, piece, 0, piece.length, null);
      if (read === 0) break;
      pieces.push(piece.subarray(0, read));
      length += read;
    }
    const { buffer, byteOffset, length } = Buffer.concat(pieces);
    return new Uint8Array(buffer, byteOffset, length);
  } finally {
    closeSync(file);
  }
}

/** Writes a text file that the user named, in full or not at all. */
export function writeText(path: string, text: string): void {
  try {
    replaceFile(path, text);
  } catch (error) {
    throw writeError(path, error);
  }
}

/** Writes a file in full or not at all: anyone reading meanwhile sees the old content or the new, never a part. */
export function writeFileAtomically(path: string, content: string | Uint8Array): void {
  try {
    replaceFile(path, content);
  } catch (error) {
    throw new FailedError(writeError(path, error).message);
  }
}

/** Replaces a file by a complete one. Devices and pipes are written to directly. */
function replaceFile(path: string, content: string | Uint8Array): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === false) return writeFileSync(path, content);
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch (error) {
    removeIfPossible(draft);
    throw error;
  }
}

function removeIfPossible(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // If nothing can be written here, there is also nothing to remove.
  }
}

/** Fails early if a file that is written only at the end of a run could not be written. An existing file is not changed. */
export function checkWritable(path: string): void {
  try {
    // The file is written to a temporary file in the same folder first.
    accessSync(dirname(path), constants.W_OK);
    const before = statSync(path, { throwIfNoEntry: false });
    closeSync(openSync(path, 'a'));
    if (before === undefined) rmSync(path);
    else if (!before.isFile()) throw new Error('this is a device, not a file');
  } catch (error) {
    throw writeError(path, error);
  }
}

/** The character that decoding puts in place of bytes that are not text. */
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

/** Errors of a disk while it is written, which a different command would not avoid. */
const DISK_FAULTS: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO']);

/** Returns why a file operation failed, in words that follow the name of the file. */
export function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return REASONS[code] ?? message;
}

/** Returns the error to report for a file that the user named and that could not be written. */
export function writeError(path: string, error: unknown): FailedError | UsageError {
  const message = `${path}: cannot be written: ${writeReasonOf(error)}.`;
  const { code = '' } = error as { code?: string };
  return DISK_FAULTS.has(code) ? new FailedError(message) : new UsageError(message);
}

/** Returns why a file could not be written. If a file to be written is not found, its folder is missing. */
function writeReasonOf(error: unknown): string {
  return (error as { code?: string }).code === 'ENOENT' ? 'its folder does not exist' : reasonOf(error);
}
