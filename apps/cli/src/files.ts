import { accessSync, constants, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
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
    throw new UsageError(`${path}: ${writeReasonOf(error)}.`);
  }
}

/** Writes a file in full or not at all: anyone reading meanwhile sees the old content or the new, never a part. */
export function writeFileAtomically(path: string, content: string | Uint8Array): void {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new FailedError(`${path}: ${writeReasonOf(error)}.`);
  }
}

/** Fails early if a file that is written only at the end of a run could not be written. */
export function checkFolderWritable(path: string): void {
  try {
    accessSync(dirname(path), constants.W_OK);
  } catch (error) {
    throw new UsageError(`${path}: ${writeReasonOf(error)}.`);
  }
}

/** What decoding leaves in place of bytes that are not text. */
const REPLACEMENT_CHARACTER = '\uFFFD';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'you do not have permission to use this file',
  ELOOP: 'the links form a loop',
  ENOSPC: 'no space left on the disk',
  EDQUOT: 'your disk quota is used up',
  EFBIG: 'the file has reached the maximum size for files here',
};

/** Why a file operation failed, in words that follow the name of the file. */
export function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return REASONS[code] ?? message;
}

/** Why a file could not be written. A new file can only be missing its folder. */
export function writeReasonOf(error: unknown): string {
  return (error as { code?: string }).code === 'ENOENT' ? 'its folder does not exist' : reasonOf(error);
}
