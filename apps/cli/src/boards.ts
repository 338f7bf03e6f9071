import { existsSync } from 'node:fs';
import {
  boardOfOwn,
  DEFAULT_BOARD,
  findOwnBoard,
  generateBoard,
  MAP_STYLE_NAMES,
  MAP_STYLES,
  type MapStyleName,
  nameKey,
  OWN_BOARDS,
  type OwnBoard,
  parseBoard,
} from '@hexfall/data';
import type { Board } from '@hexfall/hex';
import { FailedError, UsageError } from './exit.ts';
import { readText } from './files.ts';
import type { BoardEntry } from './library/library-index.ts';
import { entryPath, libraryEntries } from './library/open-library.ts';

const MOST_BOARD_BYTES = 8_000_000;
const DEFAULT_SIZE = '16x17';
const DEFAULT_SEED = '1';

/** A board that a user named, and the words that go with it. */
export interface NamedBoard {
  readonly board: Board;
  readonly title: string;
  readonly description: string;
  /** What kind of thing was named. */
  readonly source: 'file' | 'own' | 'generated';
}

/** The board of a `.board` file, one of our own by name, or one made by order: `hills:32x34:7`. */
export function readBoard(text: string): Board {
  return readNamedBoard(text).board;
}

/** Where games are played when nobody names a board. */
export function defaultBoard(): NamedBoard {
  return fromOwn(DEFAULT_BOARD);
}

/** Whether a name means a board and cannot mean a unit. */
export function namesBoard(text: string): boolean {
  const [first = '', ...rest] = text.trim().split(':');
  const exact = findOwnBoard(text)?.name === text.trim().toLowerCase();
  return (
    /\.board$/i.test(text) || exact || (isStyle(first.toLowerCase()) && rest.length > 0) || imported(text) !== undefined
  );
}

/** A board of the library, by its name. */
function imported(text: string): BoardEntry | undefined {
  const key = nameKey(text);
  return libraryEntries().find((entry): entry is BoardEntry => entry.kind === 'board' && nameKey(entry.name) === key);
}

/** A file, the exact name of an own board, a map style, part of an own board's name: the first that fits. */
export function readNamedBoard(text: string): NamedBoard {
  if (/\.board$/i.test(text) || (/[\\/]/.test(text) && existsSync(text))) return readBoardFile(text);
  const entry = imported(text);
  if (entry !== undefined) return { ...readBoardFile(entryPath(entry)), title: entry.name };
  const own = findOwnBoard(text);
  const [first = '', ...rest] = text.trim().split(':');
  const style = first.toLowerCase();
  if (isStyle(style) && own?.name !== style) return makeBoard(style, rest);
  if (own !== undefined) return fromOwn(own);
  const ours = OWN_BOARDS.map(({ name }) => name).join(', ');
  throw new UsageError(
    `"${text}" is no .board file, no imported board, none of our boards (${ours}) and no map style (${MAP_STYLE_NAMES.join(', ')}).`,
  );
}

function fromOwn(own: OwnBoard): NamedBoard {
  return { board: boardOfOwn(own), title: own.title, description: own.description, source: 'own' };
}

function readBoardFile(path: string): NamedBoard {
  const file = parseBoard(readText(path, MOST_BOARD_BYTES), path);
  if (!file.ok) throw new FailedError(file.errors[0]!.message);
  const title = path.replace(/^.*[\\/]/, '').replace(/\.board$/i, '');
  return { board: file.value.board, title, description: file.value.description, source: 'file' };
}

function isStyle(word: string): word is MapStyleName {
  return Object.hasOwn(MAP_STYLES, word);
}

/** The rest of a generator word: a size, a seed and `sym` for a map that looks the same from both sides. */
function makeBoard(style: MapStyleName, words: readonly string[]): NamedBoard {
  const symmetric = words.includes('sym');
  const size = words.find(word => SIZE.test(word)) ?? DEFAULT_SIZE;
  const seeds = words.filter(word => word !== 'sym' && word !== '' && !SIZE.test(word));
  if (seeds.length > 1)
    throw new UsageError(`"${[style, ...words].join(':')}": write style:WIDTHxHEIGHT:seed, such as hills:32x34:7.`);
  const seed = seeds[0] ?? DEFAULT_SEED;
  const [width = 0, height = 0] = size.toLowerCase().split('x').map(Number);
  const made = generateBoard({ style, width, height, seed, symmetric });
  if (!made.ok) throw new UsageError(`"${[style, ...words].join(':')}": ${made.errors[0]!.message}.`);
  const title = [style, size, seed, ...(symmetric ? ['sym'] : [])].join(':');
  return { board: made.value, title, description: sentence(MAP_STYLES[style].description), source: 'generated' };
}

const SIZE = /^\d{1,4}x\d{1,4}$/i;

function sentence(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}
