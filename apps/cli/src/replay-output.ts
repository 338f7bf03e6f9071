import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { FailedError } from './exit.ts';
import { writeError } from './files.ts';
import { claimOutput } from './output-file.ts';

/** Where a game is recorded, line by line. */
export interface ReplayOutput {
  writeLine(text: string): void;
  close(): void;
}

/** Opens the file of a replay. An existing file is overwritten only if `force` is set. */
export function openReplayFile(path: string, force: boolean): ReplayOutput {
  const lock = claimOutput(path, { force });
  let file: number;
  try {
    file = openSync(path, 'w');
  } catch (error) {
    lock.release();
    throw writeError(path, error);
  }
  let end = 0;
  return {
    writeLine: text => {
      end += writeWhole(path, file, ENCODER.encode(`${text}\n`), end);
    },
    close: () => {
      closeSync(file);
      lock.release();
    },
  };
}

const ENCODER = new TextEncoder();

/** Writes a line in full, or cuts the file off after the line before it. Returns the number of bytes. */
function writeWhole(path: string, file: number, bytes: Uint8Array, end: number): number {
  try {
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
    return bytes.length;
  } catch (error) {
    cutOff(file, end);
    throw new FailedError(`${writeError(path, error).message} The replay ends before the game does.`);
  }
}

/** Devices and pipes cannot be cut off. */
function cutOff(file: number, length: number): void {
  try {
    ftruncateSync(file, length);
  } catch {
    // Readers can see that the last line is not complete.
  }
}
