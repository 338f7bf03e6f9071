import { existsSync, rmSync } from 'node:fs';
import { basename, join, resolve, sep } from 'node:path';
import { unitFullTitle } from '@hexfall/data';
import { FailedError, UsageError } from '../exit.ts';
import { isFolder } from '../force-folder.ts';
import { formatCount } from '../format-count.ts';
import { ProgressLine } from '../progress-line.ts';
import { boardTitles } from './board-names.ts';
import { libraryFolder } from './folder.ts';
import { entryTitle, importFiles } from './import-files.ts';
import { importToJson, reportImport } from './import-report.ts';
import { type BoardEntry, changeIndex, type LibraryEntry, readIndex } from './library-index.ts';
import { libraryEntries } from './open-library.ts';
import { itemsFolder } from './read-entry.ts';

export interface ImportOptions {
  readonly list: boolean;
  readonly forget: boolean;
  readonly json: boolean;
}

type Write = (text: string) => void;

/** Imports a folder into the library, lists the library, or removes the entries that came from a folder. */
export async function importFolder(
  folder: string | undefined,
  options: ImportOptions,
  write: Write,
  signal: AbortSignal,
): Promise<void> {
  const library = libraryFolder();
  if (options.list) return listEntries(entriesFrom(library, folder), options, write);
  if (folder === undefined) throw new UsageError('import needs a folder with unit or board files.');
  if (options.forget) return forget(library, folder, options, write);
  if (!existsSync(folder)) throw new UsageError(`${folder}: no such folder.`);
  if (!isFolder(folder)) throw new UsageError(`${folder}: this is a file; import needs a folder.`);
  const line = new ProgressLine(process.stderr, { unit: 'files' });
  const progress = (done: number, total: number, path: string): void => line.show(done, total, () => basename(path));
  const result = await importFiles(library, folder, { signal, progress }).finally(() => line.clear());
  write(options.json ? `${JSON.stringify(importToJson(result, library))}\n` : reportImport(result, library));
  if (result.left > 0) throw new FailedError('the import was interrupted; files read so far are in the library.');
}

/** Returns the entries that were imported from a folder, or all entries if no folder is named. */
function entriesFrom(library: string, folder: string | undefined): readonly LibraryEntry[] {
  const entries = readIndex(library);
  if (folder === undefined) return entries;
  const inside = resolve(folder) + sep;
  return entries.filter(entry => entry.source.startsWith(inside));
}

function listEntries(entries: readonly LibraryEntry[], { json }: ImportOptions, write: Write): void {
  const sorted = [...entries].sort((a, b) => (entryTitle(a) < entryTitle(b) ? -1 : 1));
  const titleOf = boardTitles(libraryEntries());
  for (const entry of sorted) write(json ? `${JSON.stringify(entry)}\n` : `${describe(entry, titleOf)}\n`);
}

function describe(entry: LibraryEntry, titleOf: (entry: BoardEntry) => string): string {
  if (entry.kind === 'board') return `${`${entry.width} x ${entry.height} hexes`.padStart(16)}  ${titleOf(entry)}`;
  return `${`${entry.tonnage} tons`.padStart(16)}  ${unitFullTitle(entry)}`;
}

function forget(library: string, folder: string, { json }: ImportOptions, write: Write): void {
  const gone = entriesFrom(library, folder);
  const sources = new Set(gone.map(entry => entry.source));
  let kept: readonly LibraryEntry[] = readIndex(library);
  if (gone.length > 0) {
    kept = changeIndex(library, before => before.filter(entry => !sources.has(entry.source)));
    const used = new Set(kept.map(entry => entry.copy));
    for (const { copy } of gone) if (!used.has(copy)) rmSync(join(itemsFolder(library), copy), { force: true });
  }
  write(
    json
      ? `${JSON.stringify({ forgotten: gone.length, left: kept.length })}\n`
      : `${formatCount(gone.length, 'file')} forgotten; ${kept.length} still in the library.\n`,
  );
}
