import { join } from 'node:path';
import { FailedError } from '../exit.ts';
import { MOST_UNIT_BYTES, type NamedUnit, parseUnitFile, readFileText } from '../unit-file.ts';
import { libraryFolder } from './folder.ts';
import { indexStamp, type LibraryEntry, readIndex, type UnitEntry } from './library-index.ts';
import { itemsFolder } from './read-entry.ts';

interface OpenLibrary {
  readonly folder: string;
  readonly stamp: string;
  readonly entries: readonly LibraryEntry[];
}

let open: OpenLibrary = { folder: '', stamp: '', entries: [] };

/** Everything that was imported. The index is read once, and again when it has changed. */
export function libraryEntries(): readonly LibraryEntry[] {
  const folder = libraryFolder();
  const stamp = indexStamp(folder);
  if (folder !== open.folder || stamp !== open.stamp) open = { folder, stamp, entries: readIndex(folder) };
  return open.entries;
}

/** Where the copy of an entry is. */
export function entryPath({ copy }: LibraryEntry): string {
  return join(itemsFolder(libraryFolder()), copy);
}

export function libraryUnit(entry: UnitEntry): NamedUnit {
  const text = readFileText(entryPath(entry), MOST_UNIT_BYTES);
  // What is said about the unit names the file that the user knows, not our copy.
  const unit = text.ok ? parseUnitFile(text.value, entry.source) : text;
  if (!unit.ok) throw new FailedError(`${unit.errors[0]!} Importing the file again may help.`);
  return unit.value;
}
