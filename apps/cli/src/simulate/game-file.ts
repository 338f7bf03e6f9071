import { closeSync, ftruncateSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs';
import { LineSplitter } from '@hexfall/protocol';
import type { Result } from '@hexfall/rules';
import {
  type Batch,
  formatGameLine,
  formatHeaderLine,
  type GameRecord,
  type GamesHeader,
  parseGameLine,
  parseHeaderLine,
  type Series,
} from '@hexfall/sim';
import { FailedError, UsageError } from '../exit.ts';
import { type FileLock, lockFile } from '../file-lock.ts';
import { reasonOf, sizeOfOrdinaryFile, writeError } from '../files.ts';
import { formatCount } from '../format-count.ts';
import { claimOutput, statsOf } from '../output-file.ts';
import { isParquet } from './parquet-file.ts';

/** A file of finished games, one JSON line each. */
export interface GameFile {
  write(records: readonly GameRecord[]): void;
  close(): void;
}

/** How the first line of a file of games is written and read, and by which command. */
export interface GameFileKind<H> {
  readonly command: string;
  readonly format: (header: H) => string;
  readonly parse: (line: string) => Result<H, string>;
  readonly batchesOf: (header: H) => Batch | Series;
}

export const SIMULATION_FILE: GameFileKind<GamesHeader> = {
  command: 'simulate',
  format: formatHeaderLine,
  parse: parseHeaderLine,
  batchesOf: ({ batch }) => batch,
};

/** Creates a file of games for a command, with its first line. An existing file is overwritten only if `force` is set. */
export function createGameFile(path: string, command: string, firstLine: string, force: boolean): GameFile {
  refusePipe(path);
  return whileLocked(claimOutput(path, { force, resumable: true }), lock => {
    const file = open(path, 'w');
    try {
      return createWriter(path, file, command, lock, { firstLine });
    } catch (error) {
      closeSync(file);
      removeFile(path);
      throw error;
    }
  });
}

/** Opens a file that is locked. The lock is kept if that succeeds, and released otherwise. */
function whileLocked(lock: FileLock, openFile: (lock: FileLock) => GameFile): GameFile {
  try {
    return openFile(lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Removes a file that is useless without its first line. Devices are not removed. */
function removeFile(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) rmSync(path, { force: true });
}

/** Refuses a pipe: opening one might wait for a reader forever. */
function refusePipe(path: string): void {
  const stats = statsOf(path);
  if (stats?.isFIFO() === true || stats?.isSocket() === true)
    throw new UsageError(`${path}: this is a pipe, not a file.`);
}

/** Receives the games of a file, one after the other. */
export type GameReceiver = (record: GameRecord) => void;

/**
 * Reads the file of an earlier run and opens it for more games. `begin` is called with the header and returns a function that receives the
 * games of the file. An incomplete last line is dropped.
 */
export function resumeGameFile<H>(path: string, kind: GameFileKind<H>, begin: (header: H) => GameReceiver): GameFile {
  if (isParquet(path))
    throw new UsageError(
      `${path}: a table cannot be continued; give --resume the file of games in JSON lines that --out games.jsonl keeps.`,
    );
  sizeOfOrdinaryFile(path);
  const file = open(path, 'r+');
  try {
    return whileLocked(lockFile(path), lock => {
      const length = readLines(file, createLineReader(path, kind, begin));
      ftruncateSync(file, length);
      return createWriter(path, file, kind.command, lock, { length });
    });
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

function open(path: string, flags: 'r+' | 'w'): number {
  try {
    return openSync(path, flags);
  } catch (error) {
    throw flags === 'w' ? writeError(path, error) : new UsageError(`${path}: ${reasonOf(error)}.`);
  }
}

/** A file begins with its first line, or is continued after a number of bytes. */
type FileStart = { readonly firstLine: string } | { readonly length: number };

function createWriter(path: string, file: number, command: string, lock: FileLock, start: FileStart): GameFile {
  let end = 'length' in start ? start.length : 0;
  let written = 0;
  const writeLines = (lines: readonly string[]): void => {
    const bytes = ENCODER.encode(lines.map(line => `${line}\n`).join(''));
    let done = 0;
    try {
      while (done < bytes.length) done += writeSync(file, bytes, done, bytes.length - done, end + done);
      end += bytes.length;
    } catch (error) {
      // Keep the lines that there was space for, up to the last complete one.
      const whole = bytes.subarray(0, bytes.subarray(0, done).lastIndexOf(NEW_LINE) + 1);
      truncateIfPossible(file, end + whole.length);
      const games = written + whole.filter(byte => byte === NEW_LINE).length;
      throw new FailedError(
        `${path}: cannot be written: ${reasonOf(error)}.${end === 0 ? '' : keptSentence(path, command, games)}`,
      );
    }
  };
  if ('firstLine' in start) writeLines([start.firstLine]);
  return {
    write: records => {
      writeLines(records.map(formatGameLine));
      written += records.length;
    },
    close: () => {
      closeSync(file);
      lock.release();
    },
  };
}

/** Cuts a file off at a length. Devices and pipes cannot be cut off. */
function truncateIfPossible(file: number, length: number): void {
  try {
    ftruncateSync(file, length);
  } catch {
    // An incomplete line at the end is dropped when the file is read.
  }
}

function keptSentence(path: string, command: string, games: number): string {
  const kept = games === 0 ? 'No games' : `The first ${formatCount(games, 'game')}`;
  return ` ${kept} of this run ${games === 1 ? 'was' : 'were'} kept; continue with: hexfall ${command} --resume ${path}`;
}

const ENCODER = new TextEncoder();
const PIECE_BYTES = 1 << 20;
const MAX_LINE_LENGTH = 64_000_000;

/** Reads all complete lines and returns their length in bytes. */
function readLines(file: number, readLine: (line: string) => void): number {
  const splitter = new LineSplitter(MAX_LINE_LENGTH);
  const decoder = new TextDecoder();
  const piece = new Uint8Array(PIECE_BYTES);
  const readPiece = (): number => readSync(file, piece, 0, PIECE_BYTES, offset);
  let [offset, length] = [0, 0];
  for (let read = readPiece(); read > 0; read = readPiece()) {
    const bytes = piece.subarray(0, read);
    if (bytes.includes(NEW_LINE)) length = offset + bytes.lastIndexOf(NEW_LINE) + 1;
    offset += read;
    for (const line of splitter.push(decoder.decode(bytes, { stream: true }))) readLine(line ?? '');
  }
  if (length === 0) readLine('');
  return length;
}

/** Reads the first line as the header and every other line as a game. */
function createLineReader<H>(
  path: string,
  kind: GameFileKind<H>,
  begin: (header: H) => GameReceiver,
): (line: string) => void {
  let reading: { readonly batches: Batch | Series; readonly receive: GameReceiver } | undefined;
  let number = 0;
  return line => {
    number++;
    if (reading === undefined) {
      const header = kind.parse(line);
      if (!header.ok) throw new FailedError(`${path}, line 1: ${header.errors[0]}.`);
      reading = { batches: kind.batchesOf(header.value), receive: begin(header.value) };
    } else reading.receive(parseGame(path, number, line, reading.batches));
  };
}

const NEW_LINE = 10;

function parseGame(path: string, number: number, line: string, batches: Batch | Series): GameRecord {
  const game = parseGameLine(line, batches);
  if (!game.ok) throw new FailedError(`${path}, line ${number}: ${game.errors[0]}.`);
  return game.value;
}
