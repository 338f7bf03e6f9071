import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UnitName } from '@hexfall/data';
import { FailedError } from '../exit.ts';
import { reasonOf } from '../files.ts';

/** Where an entry came from, and what tells whether that file has changed since. */
interface Origin {
  /** The imported file, as an absolute path. */
  readonly source: string;
  readonly size: number;
  readonly modified: number;
  /** Name of our copy inside the library. */
  readonly copy: string;
}

export interface UnitEntry extends Origin, UnitName {
  readonly kind: 'unit';
  readonly tonnage: number;
  /** Equipment that no table has. */
  readonly unknown: readonly string[];
  /** Everything else that was changed or left out. */
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
/** Raised when entries mean something else than before. */
const VERSION = 1;

/** Returns what the library holds; nothing where there is none yet. */
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

/** Changes whenever the index does. */
export function indexStamp(folder: string): string {
  const stats = statSync(join(folder, INDEX), { throwIfNoEntry: false });
  return stats === undefined ? '' : `${stats.ino}:${stats.size}:${stats.mtimeMs}`;
}

/** Whoever reads meanwhile, or pulls the plug, finds the old index or the new one, never a part. */
export function writeIndex(folder: string, entries: readonly LibraryEntry[]): void {
  const header: Header = { format: FORMAT, version: VERSION };
  const text = [header, ...entries].map(line => `${JSON.stringify(line)}\n`).join('');
  writeWhole(join(folder, INDEX), text);
}

/** A file that is there in full or not at all. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const draft = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new FailedError(`${path}: ${reasonOf(error)}.`);
  }
}

export function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new FailedError(`${folder}: ${reasonOf(error)}.`);
  }
}
