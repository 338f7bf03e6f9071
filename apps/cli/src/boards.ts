import { parseBoard } from '@hexfall/data';
import type { Board } from '@hexfall/hex';
import { FailedError } from './exit.ts';
import { readText } from './files.ts';

const MOST_BOARD_BYTES = 8_000_000;

/** A board that a user named, and the words that go with it. */
export interface NamedBoard {
  readonly board: Board;
  readonly title: string;
}

export function readBoard(text: string): Board {
  return readNamedBoard(text).board;
}

/** The board of a `.board` file. */
export function readNamedBoard(path: string): NamedBoard {
  const file = parseBoard(readText(path, MOST_BOARD_BYTES), path);
  if (!file.ok) throw new FailedError(file.errors[0]!.message);
  const title = path.replace(/^.*[\\/]/, '').replace(/\.board$/i, '');
  return { board: file.value.board, title };
}
