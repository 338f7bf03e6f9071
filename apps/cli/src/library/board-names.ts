import { NAME_FORMS, nameSpelling } from '@hexfall/data';
import { otherNameOf } from './built-in-names.ts';
import type { BoardEntry, LibraryEntry } from './library-index.ts';
import { libraryEntries } from './open-library.ts';

const SEPARATOR = /[\\/]/;

/**
 * Finds the imported boards that match a name: the name of their file, alone or after the names of the folders that contain it. Boards whose
 * names are spelled like the text are preferred to those that only sound like it; boards with the same content count as one.
 */
export function findImportedBoards(text: string): readonly BoardEntry[] {
  const boards = importedBoards(libraryEntries());
  const typed = text.trim().split(SEPARATOR);
  for (const formOf of NAME_FORMS) {
    const wanted = typed.map(formOf);
    if (wanted.at(-1) === '') continue;
    const fits = ({ source }: BoardEntry): boolean => {
      const ending = pathOf(source).slice(-wanted.length).map(formOf);
      return wanted.every((word, i) => word === ending[i]);
    };
    const found = new Map(boards.filter(fits).map(entry => [entry.copy, entry]));
    if (found.size > 0) return [...found.values()];
  }
  return [];
}

/**
 * Returns a function that gives each board its title: its name within the folder that was imported, with as many more folders before it as
 * are needed to distinguish it from all other boards, including built-in ones.
 */
export function boardTitles(entries: readonly LibraryEntry[]): (entry: BoardEntry) => string {
  const counts = new Map<string, number>();
  for (const { source } of importedBoards(entries)) {
    for (const ending of endingsOf(source).map(nameSpelling)) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  return ({ source, name }) => {
    const endings = endingsOf(source).slice(name.split(SEPARATOR).length - 1);
    return (
      endings.find(ending => counts.get(nameSpelling(ending)) === 1 && otherNameOf(ending) === undefined) ?? source
    );
  };
}

/** Returns the endings of a path that begin with a whole name, from the shortest to the longest. */
function endingsOf(source: string): string[] {
  const path = pathOf(source);
  return path.map((_, i) => path.slice(path.length - 1 - i).join('/'));
}

function importedBoards(entries: readonly LibraryEntry[]): readonly BoardEntry[] {
  return entries.filter((entry): entry is BoardEntry => entry.kind === 'board');
}

function pathOf(source: string): string[] {
  return source
    .replace(/\.board$/i, '')
    .split(SEPARATOR)
    .filter(part => part !== '');
}
