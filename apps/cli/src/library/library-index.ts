import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseWith, TECH_BASE_NAMES, type UnitFacts, type UnitName, WEIGHT_CLASSES } from '@hexfall/data';
import { z } from 'zod';
import { FailedError } from '../exit.ts';
import { withLock } from '../file-lock.ts';
import { readText, reasonOf, writeFileAtomically } from '../files.ts';

/** Where an entry came from, with the size and time of the file, which show whether it has changed since. */
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
  /** Names of equipment that is in none of the program's tables. */
  readonly unknown: readonly string[];
  /** Everything else that was changed or left out while reading the file. */
  readonly remarks: readonly string[];
  /** The facts that lists of units show, with the version of the program that computed them. Older versions leave this out. */
  readonly listed?: ListedFacts | undefined;
}

export interface ListedFacts {
  readonly version: string;
  readonly facts: UnitFacts;
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
/** Version of the index. Raise it when the meaning of entries changes; an index of a different version is refused. */
const VERSION = 1;

const headerSchema = z.looseObject({ format: z.literal(FORMAT), version: z.literal(VERSION) });

const origin = {
  source: z.string(),
  size: z.number(),
  modified: z.number(),
  // The pattern excludes paths that lead out of the library.
  copy: z.string().regex(/^[0-9a-f]+\.[a-z]+$/, 'is not the name of a copy'),
};
const remarks = z.array(z.string());
const listedSchema = z.object({
  version: z.string(),
  facts: z.object({
    chassis: z.string(),
    model: z.string(),
    clanName: z.string(),
    tonnage: z.number(),
    weightClass: z.enum(WEIGHT_CLASSES),
    value: z.number(),
    techBase: z.enum(TECH_BASE_NAMES),
    year: z
      .number()
      .optional()
      .transform(year => year),
    role: z.string(),
    walk: z.number(),
    run: z.number(),
    jump: z.number(),
    armor: z.number(),
    weapons: z.array(z.string()),
    unplayed: z.array(z.string()),
  }),
});
const unitSchema = z.object({
  kind: z.literal('unit'),
  ...origin,
  chassis: z.string(),
  model: z.string(),
  clanName: z.string(),
  tonnage: z.number(),
  unknown: z.array(z.string()),
  remarks,
  listed: listedSchema.optional(),
});
const boardSchema = z.object({
  kind: z.literal('board'),
  ...origin,
  name: z.string(),
  width: z.number(),
  height: z.number(),
  remarks,
});
const entrySchema = z.discriminatedUnion('kind', [unitSchema, boardSchema]);

/** Limit to the size of the index. A hundred thousand units take about half of it. */
const MAX_INDEX_BYTES = 100_000_000;

/** Reads the entries of the library; none if there is no library yet. */
export function readIndex(folder: string): readonly LibraryEntry[] {
  const file = join(folder, INDEX);
  if (indexStamp(folder) === '') return [];
  const lines = readText(file, MAX_INDEX_BYTES)
    .split('\n')
    .map((line, i) => ({ line, number: i + 1 }))
    .filter(({ line }) => line !== '');
  const [header, ...entries] = lines.map(({ line, number }) => ({ number, json: parseJson(line, number, file) }));
  if (!headerSchema.safeParse(header?.json).success)
    throw new FailedError(
      `${file}: is not an index of version ${VERSION}, which this program reads; delete it and import again.`,
    );
  return entries.map(({ json, number }) => parseEntry(json, number, file));
}

interface Header {
  readonly format: string;
  readonly version: number;
}

function parseJson(line: string, number: number, file: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged(file, number, 'is not JSON');
  }
}

function parseEntry(json: unknown, number: number, file: string): LibraryEntry {
  const entry = parseWith(entrySchema, json);
  if (entry.ok) return entry.value;
  const { path, reason } = entry.errors[0]!;
  throw damaged(file, number, path === '' ? reason : `${path}: ${reason}`);
}

function damaged(file: string, number: number, reason: string): FailedError {
  return new FailedError(`${file}, line ${number}: ${reason}; delete the file and import again.`);
}

/** Returns a text that changes whenever the index file does; empty if there is no index. */
export function indexStamp(folder: string): string {
  try {
    const stats = statSync(join(folder, INDEX), { throwIfNoEntry: false });
    return stats === undefined ? '' : `${stats.ino}:${stats.size}:${stats.mtimeMs}`;
  } catch {
    // Reading the index will report why it cannot be accessed.
    return 'unreadable';
  }
}

/** Changes the entries of the library. Only one program at a time can do this. Returns the new entries. */
export function changeIndex(
  folder: string,
  change: (before: readonly LibraryEntry[]) => readonly LibraryEntry[],
): readonly LibraryEntry[] {
  return withLock(join(folder, INDEX), () => {
    const entries = change(readIndex(folder));
    writeIndex(folder, entries);
    return entries;
  });
}

/** Replaces the index as a whole. */
function writeIndex(folder: string, entries: readonly LibraryEntry[]): void {
  const header: Header = { format: FORMAT, version: VERSION };
  const text = [header, ...entries].map(line => `${JSON.stringify(line)}\n`).join('');
  writeFileAtomically(join(folder, INDEX), text);
}

export function createFolder(folder: string): void {
  try {
    createWithParents(folder);
  } catch (error) {
    const isForbidden = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = isForbidden ? 'nothing can be created there' : reasonOf(error);
    throw new FailedError(`${folder}: the folder cannot be created: ${reason}.`);
  }
}

/** Creates a folder after its parents. Node's own recursion never ends where nothing can be created, as in `/proc`. */
function createWithParents(folder: string): void {
  if (existsSync(folder)) return;
  createWithParents(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another import may have created the folder meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
