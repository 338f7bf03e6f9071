import { closeSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { LineSplitter } from '@hexfall/protocol';
import {
  type Batch,
  formatGameLine,
  formatHeaderLine,
  type GameRecord,
  parseGameLine,
  parseHeaderLine,
} from '@hexfall/sim';
import { counted } from '../counted.ts';
import { FailedError, UsageError } from '../exit.ts';
import { reasonOf } from '../files.ts';

/** Where finished games go, as lines. */
export interface GameFile {
  write(records: readonly GameRecord[]): void;
  close(): void;
}

/** A new file: what was there before is gone. */
export function createGameFile(path: string, batch: Batch): GameFile {
  const file = open(path, 'w');
  const games = writerOf(path, file);
  games.lines([formatHeaderLine(batch)]);
  return games;
}

/** Games that were played before, and the file to go on with. */
export interface ResumedFile {
  readonly batch: Batch;
  readonly file: GameFile;
}

/** Reads what an earlier run left, hands on its games, and is ready for more. A last line that was cut off is dropped. */
export function resumeGameFile(path: string, onGame: (batch: Batch, record: GameRecord) => void): ResumedFile {
  const file = open(path, 'r+');
  try {
    const { batch, length } = readGames(path, file, onGame);
    ftruncateSync(file, length);
    return { batch, file: writerOf(path, file, length) };
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

function writerOf(path: string, file: number, start = 0): GameFile & { lines(lines: readonly string[]): void } {
  let end = start;
  let written = 0;
  const lines = (texts: readonly string[]): void => {
    const bytes = ENCODER.encode(texts.map(text => `${text}\n`).join(''));
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done, bytes.length - done, end + done);
      end += bytes.length;
    } catch (error) {
      throw new FailedError(`${path}: ${reasonOf(error)}.${written === 0 ? '' : keptSentence(path, written)}`);
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

function keptSentence(path: string, games: number): string {
  return ` The first ${counted(games, 'game')} of this run are kept; hexfall simulate --resume ${path} goes on.`;
}

const ENCODER = new TextEncoder();
const PIECE = 1 << 20;
const MOST_LINE = 64_000_000;

/** All complete lines, and how many bytes they are. */
function readGames(
  path: string,
  file: number,
  onGame: (batch: Batch, record: GameRecord) => void,
): { batch: Batch; length: number } {
  const splitter = new LineSplitter(MOST_LINE);
  const decoder = new TextDecoder();
  const piece = new Uint8Array(PIECE);
  let batch: Batch | undefined;
  let [offset, length, number] = [0, 0, 0];
  for (let read = readSync(file, piece, 0, PIECE, offset); read > 0; read = readSync(file, piece, 0, PIECE, offset)) {
    const bytes = piece.subarray(0, read);
    if (bytes.includes(NEW_LINE)) length = offset + bytes.lastIndexOf(NEW_LINE) + 1;
    offset += read;
    for (const line of splitter.push(decoder.decode(bytes, { stream: true }))) {
      number++;
      if (batch === undefined) batch = headerOf(path, line ?? '');
      else onGame(batch, gameOf(path, number, line ?? '', batch));
    }
  }
  return { batch: batch ?? headerOf(path, ''), length };
}

const NEW_LINE = 10;

function headerOf(path: string, line: string): Batch {
  const batch = parseHeaderLine(line);
  if (!batch.ok) throw new FailedError(`${path}, line 1: ${batch.errors[0]}.`);
  return batch.value;
}

function gameOf(path: string, number: number, line: string, batch: Batch): GameRecord {
  const game = parseGameLine(line, batch);
  if (!game.ok) throw new FailedError(`${path}, line ${number}: ${game.errors[0]}.`);
  return game.value;
}
