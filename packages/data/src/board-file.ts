import { type Board, createBoard, createGrid, formatHex, type HexId, hexAt, OFF_BOARD } from '@hexfall/hex';
import { fail, type Result, succeed } from '@hexfall/rules';
import { joinExits } from './board-file-exits.ts';
import { BLANK_HEX, type HexDraft, readHex } from './board-file-hex.ts';
import { parseInteger, tokenizeLine } from './board-file-tokens.ts';
import { type FileError, Problems, refuseOtherFiles, type TextLimit } from './file-problems.ts';

/** Why a board was refused. */
export type BoardFileError = FileError;
export { formatBoard } from './board-file-format.ts';

/** The content of a `.board` file: the terrain, and the texts around it. */
export interface BoardFile {
  readonly board: Board;
  readonly tags: readonly string[];
  readonly description: string;
  readonly notes: readonly BoardNote[];
  /** One theme per hex ('' for none); absent when no hex has one. */
  readonly themes?: readonly string[];
  /** One sentence for each part of the file that was changed or left out. */
  readonly warnings: readonly string[];
}

export interface BoardNote {
  readonly hex: HexId;
  readonly text: string;
}

/** A full board of the largest size needs less than half of this. */
const BOARD_TEXT: TextLimit = {
  maxLength: 8_000_000,
  tooLong: 'the file is too long for a board (over 8 million characters)',
};
/** Hex ids are 16-bit numbers. */
const MAX_HEXES = 32_767;
const MAX_PER_SIDE = 999;
const MAX_LEVEL = 100;

interface Reader {
  readonly problems: Problems;
  readonly hexes: HexDraft[];
  readonly tags: string[];
  readonly descriptions: string[];
  readonly notes: { readonly place: string; readonly text: string; readonly line: number }[];
  width: number;
  height: number;
  roadsJoinPavement: boolean;
  ended: boolean;
}

/**
 * Reads the board format of the community's map files: hexes come row by row and their printed numbers are not trusted.
 *
 * @example
 * ```ts
 * import { parseBoard } from '@hexfall/data';
 *
 * const file = parseBoard('size 1 1\nhex 0101 2 "woods:1" ""\nend\n', 'hill.board');
 * file.ok && file.value.board.level[0]; // => 2
 * const wrong = parseBoard('size 1', 'hill.board');
 * wrong.ok === false && wrong.errors[0]?.field; // => 'size'
 * ```
 */
export function parseBoard(text: string, fileName: string): Result<BoardFile, BoardFileError> {
  const problems = new Problems(fileName);
  refuseOtherFiles(text, BOARD_TEXT, problems);
  if (problems.errors.length > 0) return fail(...problems.errors);
  const reader: Reader = {
    problems,
    hexes: [],
    tags: [],
    descriptions: [],
    notes: [],
    width: 0,
    height: 0,
    roadsJoinPavement: true,
    ended: false,
  };
  readLines(reader, text);
  if (reader.width === 0 && problems.errors.length === 0)
    problems.error(0, 'size', 'there is no "size" line, so this is not a board file');
  if (problems.errors.length > 0) return fail(...problems.errors);
  return succeed(toBoardFile(reader));
}

function readLines(reader: Reader, text: string): void {
  const lines = text.split(/\r\n|\n|\r/);
  for (let i = 0; i < lines.length && !reader.ended && !reader.problems.tooMany; i++) {
    const { tokens, closed } = tokenizeLine(lines[i]!);
    if (!closed) reader.problems.error(i + 1, undefined, 'a quoted text has no closing quote');
    else if (tokens.length > 0) readLine(reader, tokens[0]!.toLowerCase(), tokens.slice(1), i + 1);
  }
}

function readLine(reader: Reader, keyword: string, words: readonly string[], line: number): void {
  switch (keyword) {
    case 'size':
      return readSize(reader, words, line);
    case 'hex':
      return readHexLine(reader, words, line);
    case 'option':
      return readOption(reader, words, line);
    case 'tag':
      reader.tags.push(words.join(' '));
      return;
    case 'description':
      reader.descriptions.push(words.join(' '));
      return;
    case 'note':
      reader.notes.push({ place: words[0] ?? '', text: words.slice(1).join(' '), line });
      return;
    case 'end':
      reader.ended = true;
      return;
    default:
      reader.problems.warn(line, `the keyword "${keyword.slice(0, 40)}" is unknown and its line was left out`);
  }
}

function readSize(reader: Reader, words: readonly string[], line: number): void {
  const width = parseInteger(words[0] ?? '') ?? 0;
  const height = parseInteger(words[1] ?? '') ?? 0;
  const inRange = width >= 1 && height >= 1 && width <= MAX_PER_SIDE && height <= MAX_PER_SIDE;
  if (reader.width > 0) {
    reader.problems.error(line, 'size', 'the size is given a second time');
  } else if (!inRange) {
    reader.problems.error(
      line,
      'size',
      `the size must be two whole numbers from 1 to ${MAX_PER_SIDE}, columns and rows`,
    );
  } else if (width * height > MAX_HEXES) {
    reader.problems.error(line, 'size', `${width} by ${height} hexes are more than the ${MAX_HEXES} a board can have`);
  } else {
    reader.width = width;
    reader.height = height;
  }
}

function readHexLine(reader: Reader, words: readonly string[], line: number): void {
  const { problems, hexes } = reader;
  if (reader.width === 0) {
    if (problems.errors.length === 0) problems.error(line, 'hex', 'a hex comes before the "size" line');
    return;
  }
  const level = parseInteger(words[1] ?? '');
  if (level === undefined || level < -MAX_LEVEL || level > MAX_LEVEL) {
    const found = words[1] === undefined ? 'is missing' : `is "${words[1]}"`;
    problems.error(line, 'level', `the level ${found}; it must be a whole number from -${MAX_LEVEL} to ${MAX_LEVEL}`);
  } else if (hexes.length === reader.width * reader.height) {
    problems.warn(line, 'there are more hexes than the size has room for; the rest was left out');
  } else {
    hexes.push(readHex(level, words[2] ?? '', words[3] ?? '', line, problems));
  }
}

function readOption(reader: Reader, words: readonly string[], line: number): void {
  const name = (words[0] ?? '').toLowerCase();
  if (name === 'exit_roads_to_pavement') reader.roadsJoinPavement = (words[1] ?? 'true').toLowerCase() !== 'false';
  else reader.problems.warn(line, `the option "${name}" is unknown and was left out`);
}

function toBoardFile(reader: Reader): BoardFile {
  const { width, height, hexes, problems } = reader;
  const grid = createGrid(width, height);
  const missing = grid.size - hexes.length;
  if (missing > 0)
    problems.warn(0, `${missing} of ${grid.size} hexes are missing and were read as open ground at level 0`);
  for (let i = 0; i < missing; i++) hexes.push(BLANK_HEX);
  joinExits(grid, hexes, reader.roadsJoinPavement);
  const board = createBoard(width, height, hexes);
  const notes = readNotes(reader, board);
  const themes = hexes.map(hex => hex.theme);
  const words = {
    tags: reader.tags,
    description: reader.descriptions.join('\n'),
    notes,
    warnings: problems.warnings(),
  };
  return themes.some(theme => theme !== '') ? { board, ...words, themes } : { board, ...words };
}

function readNotes(reader: Reader, board: Board): BoardNote[] {
  const notes: BoardNote[] = [];
  for (const { place, text, line } of reader.notes) {
    const hex = noteHex(board, place);
    if (hex === OFF_BOARD) reader.problems.warn(line, `the note at "${place}" is not on the board and was left out`);
    else notes.push({ hex, text });
  }
  return notes;
}

/** Returns the hex for a printed number: two digits each, or three for columns and rows from 100 on. */
function noteHex(board: Board, place: string): HexId {
  for (const split of [2, 3]) {
    const hex = hexAt(board.grid, Number(place.slice(0, split)) - 1, Number(place.slice(split)) - 1);
    if (hex !== OFF_BOARD && formatHex(board.grid, hex) === place) return hex;
  }
  return OFF_BOARD;
}
