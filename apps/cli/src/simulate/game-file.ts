import { closeSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
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
import { counted } from '../counted.ts';
import { FailedError, UsageError } from '../exit.ts';
import { reasonOf } from '../files.ts';

/** Where finished games go, as lines. */
export interface GameFile {
  write(records: readonly GameRecord[]): void;
  close(): void;
}

/** What stands in the first line of a file of games, and which command writes and reads it. */
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

/** A new file: what was there before is gone. */
export function createGameFile<H>(path: string, kind: GameFileKind<H>, header: H): GameFile {
  const file = open(path, 'w');
  const games = writerOf(path, file, kind.command);
  games.lines([kind.format(header)]);
  return games;
}

/** Takes the games that a file has, one after the other. */
export type GameTaker = (record: GameRecord) => void;

/**
 * Reads what an earlier run left and is ready for more. `begin` learns what the file is about and says who takes its games. A
 * last line that was cut off is dropped.
 */
export function resumeGameFile<H>(path: string, kind: GameFileKind<H>, begin: (header: H) => GameTaker): GameFile {
  const file = open(path, 'r+');
  try {
    const length = readLines(file, lineTaker(path, kind, begin));
    ftruncateSync(file, length);
    return writerOf(path, file, kind.command, length);
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

function open(path: string, flags: string): number {
  try {
    return openSync(path, flags);
  } catch (error) {
    throw new UsageError(`${path}: ${reasonOf(error)}.`);
  }
}

function writerOf(
  path: string,
  file: number,
  command: string,
  start = 0,
): GameFile & { lines(lines: readonly string[]): void } {
  let end = start;
  let written = 0;
  const lines = (texts: readonly string[]): void => {
    const bytes = ENCODER.encode(texts.map(text => `${text}\n`).join(''));
    let done = 0;
    try {
      while (done < bytes.length) done += writeSync(file, bytes, done, bytes.length - done, end + done);
      end += bytes.length;
    } catch (error) {
      // What there was room for is kept, up to the last whole line.
      const whole = bytes.subarray(0, bytes.subarray(0, done).lastIndexOf(NEW_LINE) + 1);
      cutOff(file, end + whole.length);
      const games = written + whole.filter(byte => byte === NEW_LINE).length;
      throw new FailedError(`${path}: ${reasonOf(error)}.${end === 0 ? '' : keptSentence(path, command, games)}`);
    }
  };
  return {
    lines,
    write: records => {
      lines(records.map(formatGameLine));
      written += records.length;
    },
    close: () => closeSync(file),
  };
}

/** Devices and pipes have no length: what they took they have. */
function cutOff(file: number, length: number): void {
  try {
    ftruncateSync(file, length);
  } catch {
    // Half a line at the end is dropped when the file is read.
  }
}

function keptSentence(path: string, command: string, games: number): string {
  const kept = games === 0 ? 'No game' : `The first ${counted(games, 'game')}`;
  return ` ${kept} of this run ${games === 1 ? 'is' : 'are'} kept; hexfall ${command} --resume ${path} goes on.`;
}

const ENCODER = new TextEncoder();
const PIECE = 1 << 20;
const MOST_LINE = 64_000_000;

/** Reads all complete lines and answers how many bytes they are. */
function readLines(file: number, take: (line: string) => void): number {
  const splitter = new LineSplitter(MOST_LINE);
  const decoder = new TextDecoder();
  const piece = new Uint8Array(PIECE);
  let [offset, length] = [0, 0];
  for (let read = readSync(file, piece, 0, PIECE, offset); read > 0; read = readSync(file, piece, 0, PIECE, offset)) {
    const bytes = piece.subarray(0, read);
    if (bytes.includes(NEW_LINE)) length = offset + bytes.lastIndexOf(NEW_LINE) + 1;
    offset += read;
    for (const line of splitter.push(decoder.decode(bytes, { stream: true }))) take(line ?? '');
  }
  if (length === 0) take('');
  return length;
}

/** The first line is the header, every other a game of it. */
function lineTaker<H>(path: string, kind: GameFileKind<H>, begin: (header: H) => GameTaker): (line: string) => void {
  let reading: { readonly batches: Batch | Series; readonly take: GameTaker } | undefined;
  let number = 0;
  return line => {
    number++;
    if (reading === undefined) {
      const header = kind.parse(line);
      if (!header.ok) throw new FailedError(`${path}, line 1: ${header.errors[0]}.`);
      reading = { batches: kind.batchesOf(header.value), take: begin(header.value) };
    } else reading.take(gameOf(path, number, line, reading.batches));
  };
}

const NEW_LINE = 10;

function gameOf(path: string, number: number, line: string, batches: Batch | Series): GameRecord {
  const game = parseGameLine(line, batches);
  if (!game.ok) throw new FailedError(`${path}, line ${number}: ${game.errors[0]}.`);
  return game.value;
}
