import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { nameSpelling, unitTitle } from '@hexfall/data';
import { type FoundFile, findFiles } from './find-files.ts';
import { changeIndex, createFolder, type LibraryEntry, readIndex } from './library-index.ts';
import { createEntry, itemsFolder } from './read-entry.ts';

export interface ImportResult {
  /** Entries of the imported folder, as they are in the library now. */
  readonly entries: readonly LibraryEntry[];
  /** How many of them had not changed since the last import. */
  readonly unchanged: number;
  /** One sentence for each file that was not imported. */
  readonly refused: readonly string[];
  readonly duplicates: readonly Duplicate[];
  /** How many files were not read because the import was interrupted. */
  readonly left: number;
}

export interface Duplicate {
  readonly path: string;
  readonly name: string;
  /** The file whose unit or board of the same name stays in the library. */
  readonly kept: string;
}

export interface ImportWatch {
  readonly signal: AbortSignal;
  progress(done: number, total: number, path: string): void;
}

/** How many files are read before the import checks for an interrupt. */
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
  private catalogue: Catalogue;
  /** Entries that are not in the index yet. */
  private unsaved: LibraryEntry[] = [];

  constructor(library: string, folder: string) {
    this.library = library;
    this.folder = folder;
    this.catalogue = new Catalogue(readIndex(library));
  }

  importFile(file: FoundFile): void {
    const known = this.catalogue.bySource(resolve(file.path));
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

  /** Adds new entries to the index. The index is read again first, since another import may have changed it meanwhile. */
  save(): void {
    if (this.unsaved.length === 0) return;
    changeIndex(this.library, before => {
      this.catalogue = new Catalogue(before);
      for (const entry of this.unsaved) this.catalogue.add(entry);
      return this.catalogue.entries;
    });
    this.unsaved = [];
  }

  private add(entry: LibraryEntry, file: FoundFile): void {
    const namesake = this.catalogue.add(entry);
    if (namesake === undefined) {
      this.taken.push(entry);
      this.unsaved.push(entry);
    } else this.duplicates.push({ path: file.path, name: entryTitle(entry), kept: namesake.source });
  }
}

/** The entries of a library, by source and by name. */
class Catalogue {
  private readonly sources: Map<string, LibraryEntry>;
  private readonly names: Map<string, LibraryEntry>;

  constructor(entries: readonly LibraryEntry[]) {
    this.sources = new Map(entries.map(entry => [entry.source, entry]));
    this.names = new Map(entries.map(entry => [entryKey(entry), entry]));
  }

  get entries(): LibraryEntry[] {
    return [...this.sources.values()];
  }

  bySource(source: string): LibraryEntry | undefined {
    return this.sources.get(source);
  }

  /**
   * Adds an entry, unless another unit has the same name, which is then returned. The first unit of a name stays, unless its file is gone,
   * which means that the file was only moved. Boards of the same name all stay, because they can be named with their folders.
   */
  add(entry: LibraryEntry): LibraryEntry | undefined {
    const key = entryKey(entry);
    const namesake = this.names.get(key);
    if (namesake !== undefined && namesake.source !== entry.source) {
      const remains = existsSync(namesake.source);
      if (remains && entry.kind === 'unit') return namesake;
      if (!remains) this.sources.delete(namesake.source);
    }
    const before = this.sources.get(entry.source);
    if (before !== undefined) this.names.delete(entryKey(before));
    this.sources.set(entry.source, entry);
    this.names.set(key, entry);
    return undefined;
  }
}

export function entryTitle(entry: LibraryEntry): string {
  return entry.kind === 'unit' ? unitTitle(entry) : entry.name;
}

function entryKey(entry: LibraryEntry): string {
  return entry.kind === 'unit' ? `unit ${nameSpelling(unitTitle(entry))}` : `board ${entry.name}`;
}
