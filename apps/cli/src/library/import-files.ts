import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { nameSpelling, unitTitle } from '@hexfall/data';
import { type FoundFile, findFiles } from './find-files.ts';
import { createFolder, type LibraryEntry, readIndex, writeIndex } from './library-index.ts';
import { createEntry, itemsFolder } from './read-entry.ts';

export interface ImportResult {
  /** Entries of the imported folder, as they are in the library now. */
  readonly entries: readonly LibraryEntry[];
  /** How many of them had not changed since the last import. */
  readonly unchanged: number;
  /** One sentence for each file that was not imported. */
  readonly refused: readonly string[];
  readonly duplicates: readonly Duplicate[];
  /** How many files were not looked at because the import was interrupted. */
  readonly left: number;
}

export interface Duplicate {
  readonly path: string;
  readonly name: string;
  /** The file whose unit or board of that name stays in the library. */
  readonly kept: string;
}

export interface ImportWatch {
  readonly signal: AbortSignal;
  progress(done: number, total: number, path: string): void;
}

/** How many files are read before the import lets an interrupt through. */
const FILES_PER_PAUSE = 20;
/** How many files are read before the index is saved. */
const FILES_PER_SAVE = 500;

/** Imports every unit and board of a folder into the library. Files that have not changed are not read again. */
export async function importFiles(library: string, folder: string, watch: ImportWatch): Promise<ImportResult> {
  createFolder(itemsFolder(library));
  const { files, unreadable } = findFiles(folder, library);
  const importer = new Importer(library, folder);
  let done = 0;
  for (const file of files) {
    if (done % FILES_PER_PAUSE === 0) {
      watch.progress(done, files.length, file.path);
      await setImmediate();
      if (watch.signal.aborted) break;
    }
    importer.importFile(file);
    done++;
    if (done % FILES_PER_SAVE === 0) importer.save();
  }
  importer.save();
  const refused = [...unreadable.map(({ path, reason }) => `${path}: ${reason}.`), ...importer.refused];
  const { taken, unchanged, duplicates } = importer;
  return { entries: taken, unchanged, refused, duplicates, left: files.length - done };
}

class Importer {
  readonly taken: LibraryEntry[] = [];
  readonly refused: string[] = [];
  readonly duplicates: Duplicate[] = [];
  unchanged = 0;
  private readonly library: string;
  private readonly folder: string;
  private readonly bySource: Map<string, LibraryEntry>;
  private readonly byName: Map<string, LibraryEntry>;
  private changed = false;

  constructor(library: string, folder: string) {
    this.library = library;
    this.folder = folder;
    const before = readIndex(library);
    this.bySource = new Map(before.map(entry => [entry.source, entry]));
    this.byName = new Map(before.map(entry => [entryKey(entry), entry]));
  }

  importFile(file: FoundFile): void {
    const known = this.bySource.get(resolve(file.path));
    if (known !== undefined && known.size === file.size && known.modified === file.modified) {
      this.unchanged++;
      this.taken.push(known);
      return;
    }
    const read = createEntry(this.library, file, relative(this.folder, file.path).split(sep).join('/'));
    if (read === undefined) return;
    if (read.ok) this.add(read.value, file);
    else this.refused.push(read.errors[0]!);
  }

  save(): void {
    if (this.changed) writeIndex(this.library, [...this.bySource.values()]);
    this.changed = false;
  }

  /**
   * The first unit of a name stays, unless its file is gone, which means that the file was only moved. Boards of one name all stay, because
   * they can be named with their folders.
   */
  private add(entry: LibraryEntry, file: FoundFile): void {
    const key = entryKey(entry);
    const namesake = this.byName.get(key);
    if (namesake !== undefined && namesake.source !== entry.source) {
      const remains = existsSync(namesake.source);
      if (remains && entry.kind === 'unit') {
        this.duplicates.push({ path: file.path, name: entryTitle(entry), kept: namesake.source });
        return;
      }
      if (!remains) this.bySource.delete(namesake.source);
    }
    const before = this.bySource.get(entry.source);
    if (before !== undefined) this.byName.delete(entryKey(before));
    this.bySource.set(entry.source, entry);
    this.byName.set(key, entry);
    this.taken.push(entry);
    this.changed = true;
  }
}

export function entryTitle(entry: LibraryEntry): string {
  return entry.kind === 'unit' ? unitTitle(entry) : entry.name;
}

function entryKey(entry: LibraryEntry): string {
  return entry.kind === 'unit' ? `unit ${nameSpelling(unitTitle(entry))}` : `board ${entry.name}`;
}
