import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { UnitName } from '@hexfall/data';
import { FailedError } from '../exit.ts';
import { reasonOf, writeFileAtomically } from '../files.ts';

/** Where an entry came from, with size and time to detect that the file has changed since. */
interface Origin {
  /** The imported file, as an absolute path. */
  readonly source: string;
  readonly size: number;
  readonly modified: number;
  /** File name of the library's own copy. */
  readonly copy: string;
}

export interface UnitEntry extends Origin, UnitName {
  readonly kind: 'unit';
  readonly tonnage: number;
  /** Names of equipment that is in none of our tables. */
  readonly unknown: readonly string[];
  /** Everything else that was changed or left out while reading the file. */
  readonly remarks: readonly string[];
}

export interface BoardEntry extends Origin {
  readonly kind: 'board';
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly remarks: readonly string[];
}

export type LibraryEntry = UnitEntry | BoardEntry;

const INDEX = 'library.jsonl';
const FORMAT = 'hexfall-library';
/** Raised when the meaning of entries changes; an index of another version is refused. */
const VERSION = 1;

/** Reads the entries of the library; none if there is no library yet. */
export function readIndex(folder: string): readonly LibraryEntry[] {
  const file = join(folder, INDEX);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new FailedError(`${file}: ${reasonOf(error)}.`);
  }
  const lines = text.split('\n').filter(line => line !== '');
  const [header, ...entries] = lines.map((line, i) => parseLine(line, i + 1, file)) as [Header?, ...LibraryEntry[]];
  if (header?.format !== FORMAT || header.version !== VERSION)
    throw new FailedError(
      `${file}: is not an index of version ${VERSION}, which this program reads; delete it and import again.`,
    );
  return entries;
}

interface Header {
  readonly format: string;
  readonly version: number;
}

function parseLine(line: string, number: number, file: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new FailedError(`${file}, line ${number}: is not JSON; delete the file and import again.`);
  }
}

/** A text that changes whenever the index file does. */
export function indexStamp(folder: string): string {
  const stats = statSync(join(folder, INDEX), { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.ino}:${stats.size}:${stats.mtimeMs}`;
}

/** Replaces the index as a whole. */
export function writeIndex(folder: string, entries: readonly LibraryEntry[]): void {
  const header: Header = { format: FORMAT, version: VERSION };
  const text = [header, ...entries].map(line => `${JSON.stringify(line)}\n`).join('');
  writeFileAtomically(join(folder, INDEX), text);
}

export function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new FailedError(`${folder}: ${reasonOf(error)}.`);
  }
}
