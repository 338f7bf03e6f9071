import { join } from 'node:path';
import { MAX_UNIT_BYTES } from '@hexfall/data';
import { type NamedUnit, parseUnitFile } from '@hexfall/protocol';
import { fail } from '@hexfall/rules';
import { cleanLine } from '../clean-text.ts';
import { FailedError, UsageError } from '../exit.ts';
import { readFileText } from '../unit-file.ts';
import { libraryFolder } from './folder.ts';
import { indexStamp, type LibraryEntry, readIndex, type UnitEntry } from './library-index.ts';
import { itemsFolder } from './read-entry.ts';

interface OpenLibrary {
  readonly folder: string;
  readonly stamp: string;
  readonly entries: readonly LibraryEntry[];
}

let cached: OpenLibrary = { folder: '', stamp: '', entries: [] };

/**
 * Returns all entries of the library. The index is read once, and again when it has changed. If it is damaged, the user is told once, and
 * everything that is built in can still be used.
 */
export function libraryEntries(): readonly LibraryEntry[] {
  const folder = libraryFolder();
  const stamp = indexStamp(folder);
  if (folder !== cached.folder || stamp !== cached.stamp) cached = { folder, stamp, entries: readEntries(folder) };
  return cached.entries;
}

function readEntries(folder: string): readonly LibraryEntry[] {
  try {
    return readIndex(folder);
  } catch (error) {
    if (!(error instanceof FailedError || error instanceof UsageError)) throw error;
    process.stderr.write(`hexfall: ${cleanLine(error.message)} Without it, imported units and boards are not found.\n`);
    return [];
  }
}

/** Returns the path of the library's copy of an entry. */
export function entryPath({ copy }: LibraryEntry): string {
  return join(itemsFolder(libraryFolder()), copy);
}

export function loadLibraryUnit(entry: UnitEntry): NamedUnit {
  const text = readFileText(entryPath(entry), MAX_UNIT_BYTES);
  // Messages name the file that the user knows, not the library's copy of it.
  const unit = text.ok ? parseUnitFile(text.value, entry.source) : fail(text.errors[0]!.message);
  if (!unit.ok) throw new FailedError(`${unit.errors[0]!} Importing the file again may help.`);
  return unit.value;
}
