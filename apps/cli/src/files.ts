import { accessSync, constants, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { FailedError, UsageError } from './exit.ts';

/** Text of a file that a user named. */
export function readText(path: string, mostBytes: number): string {
  let text: string;
  try {
    const { size } = statSync(path);
    if (size > mostBytes) {
      throw new FailedError(`${path}: the file has ${size} bytes, more than the ${mostBytes} that are read.`);
    }
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof FailedError) throw error;
    throw new UsageError(`${path}: ${reasonOf(error)}.`);
  }
  if (text.includes(NO_CHARACTER)) throw new FailedError(`${path}: the file is not text.`);
  return text;
}

/** Writes a file that a user named. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new UsageError(`${path}: ${reasonOf(error)}.`);
  }
}

/** A file that is written only at the end should not fail only then. */
export function checkFolder(path: string): void {
  try {
    accessSync(dirname(path), constants.W_OK);
  } catch (error) {
    throw new UsageError(`${path}: ${reasonOf(error)}.`);
  }
}

/** What decoding puts where the bytes are no text. */
const NO_CHARACTER = '\uFFFD';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a folder, not a file',
  EACCES: 'the file may not be read',
  ELOOP: 'links lead in a circle',
  ENOSPC: 'there is no room left on the disk',
  EDQUOT: 'there is no room left for this user',
  EFBIG: 'the file has become larger than files may be here',
};

export function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  return REASONS[code] ?? message;
}
