import { existsSync } from 'node:fs';
import {
  boardOfOwn,
  DEFAULT_BOARD,
  findOwnBoard,
  formatMapText,
  generateBoard,
  isMapStyle,
  listSome,
  MAP_STYLE_NAMES,
  MAP_STYLES,
  MAX_BOARD_BYTES,
  OWN_BOARDS,
  type OwnBoard,
  parseBoard,
  parseMapText,
  type StyledMapOrder,
} from '@hexfall/data';
import type { Board } from '@hexfall/hex';
import type { Result } from '@hexfall/rules';
import { quote } from './clean-text.ts';
import { FailedError, UsageError } from './exit.ts';
import { readText } from './files.ts';
import { boardTitles, findImportedBoards } from './library/board-names.ts';
import { otherNameOf, withoutPrefix } from './library/built-in-names.ts';
import { entryPath, libraryEntries } from './library/open-library.ts';
import { isUnitName } from './units.ts';

/** A board that a user named, with its title and description. */
export interface NamedBoard {
  readonly board: Board;
  readonly title: string;
  readonly description: string;
  /** Where the board came from. */
  readonly source: 'file' | 'own' | 'generated';
  /** One sentence for each thing that was changed or left out while reading the board. */
  readonly remarks: readonly string[];
}

/** Returns the board of a `.board` file, an imported or built-in board by name, or a generated one: `hills:32x34:7`. */
export function readBoard(text: string): Board {
  return readNamedBoard(text).board;
}

/** Returns the board for games for which no board is named. */
export function defaultBoard(): NamedBoard {
  return nameOwnBoard(DEFAULT_BOARD);
}

/** Whether a name is that of a board, and thus cannot be the name of a unit. */
export function isBoardName(text: string): boolean {
  const [first = '', ...rest] = text.trim().split(':');
  const exact = findOwnBoard(text)?.name === text.trim().toLowerCase();
  return (
    /\.board$/i.test(text) ||
    exact ||
    withoutPrefix(text) !== undefined ||
    (isMapStyle(first.toLowerCase()) && rest.length > 0) ||
    (isImportedBoard(text) && !isUnitName(text))
  );
}

export function isImportedBoard(text: string): boolean {
  return findImportedBoards(text).length > 0;
}

/** Returns the imported board that a name matches, or `undefined` if there is none. A name that matches several boards is refused. */
function findImported(text: string): NamedBoard | undefined {
  const [entry, ...others] = findImportedBoards(text);
  if (entry === undefined) return undefined;
  const titleOf = boardTitles(libraryEntries());
  const builtIn = otherNameOf(text);
  if (others.length > 0 || builtIn !== undefined) {
    const titles = [entry, ...others].map(titleOf).concat(builtIn ?? []);
    throw new UsageError(
      `${quote(text)} matches several boards; name one of them: ${listSome(titles.map(quote).sort())}.`,
    );
  }
  return { ...readBoardFile(entryPath(entry), entry.source), title: titleOf(entry) };
}

/**
 * Returns the first of these that matches the text: a file, an imported board, the exact name of a built-in board, a map style, part of a
 * built-in board's name.
 */
export function readNamedBoard(text: string): NamedBoard {
  if (/\.board$/i.test(text) || (/[\\/]/.test(text) && existsSync(text))) return readBoardFile(text);
  const imported = findImported(text);
  if (imported !== undefined) return imported;
  const own = findOwnBoard(withoutPrefix(text) ?? text);
  const map = own?.name === text.trim().toLowerCase() ? undefined : parseMapText(text);
  if (map !== undefined) return generateNamedBoard(text, map);
  if (own !== undefined) return nameOwnBoard(own);
  const builtIn = OWN_BOARDS.map(({ name }) => name).join(', ');
  throw new UsageError(
    `${quote(text)} is not a .board file, an imported board, a built-in board (${builtIn}) or a map style (${MAP_STYLE_NAMES.join(', ')}).`,
  );
}

function nameOwnBoard(own: OwnBoard): NamedBoard {
  return { board: boardOfOwn(own), title: own.title, description: own.description, source: 'own', remarks: [] };
}

/** Reads a board file. Messages name the file that the user knows, which may not be the library's copy of it. */
function readBoardFile(path: string, known = path): NamedBoard {
  const file = parseBoard(readText(path, MAX_BOARD_BYTES), known);
  if (!file.ok) throw new FailedError(file.errors[0]!.message);
  const { board, description, warnings } = file.value;
  const title = path.replace(/^.*[\\/]/, '').replace(/\.board$/i, '');
  return { board, title, description, source: 'file', remarks: warnings };
}

function generateNamedBoard(text: string, order: Result<StyledMapOrder, string>): NamedBoard {
  if (!order.ok) throw new UsageError(`${quote(text)}: ${order.errors[0]!}.`);
  const generated = generateBoard(order.value);
  if (!generated.ok) throw new UsageError(`${quote(text)}: ${generated.errors[0]!.message}.`);
  const description = toSentence(MAP_STYLES[order.value.style].description);
  return { board: generated.value, title: formatMapText(order.value), description, source: 'generated', remarks: [] };
}

function toSentence(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}
