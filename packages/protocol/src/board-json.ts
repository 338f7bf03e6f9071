import { type Issue, parseWith } from '@hexfall/data';
import { type Board, createBoard, formatHex, type HexContent, hexContent, parseHex } from '@hexfall/hex';
import { fail, type Result, succeed } from '@hexfall/rules';
import { type BoardJson, boardSchema, type HexJson, MAX_BOARD_SIDE } from './schema/board-schema.ts';
import { findStrayDetails } from './schema/hex-consistency.ts';

/**
 * Returns a board as data that JSON can carry; hexes of open ground at level 0 are left out. Inverse of `boardFromJson`.
 *
 * @example
 * ```ts
 * import { createBoard } from '@hexfall/hex';
 * import { boardToJson } from '@hexfall/protocol';
 *
 * const board = createBoard(16, 17, [{ level: 1, layers: { woods: 1, foliageHeight: 2 } }]);
 * boardToJson(board); // => { width: 16, height: 17, hexes: { '0101': { level: 1, woods: 1, foliageHeight: 2 } } }
 * ```
 */
export function boardToJson(board: Board): BoardJson {
  const { grid } = board;
  if (grid.width > MAX_BOARD_SIDE || grid.height > MAX_BOARD_SIDE) {
    throw new Error(
      `a board of ${grid.width}x${grid.height} hexes is too large: hex numbers have four digits, which suffice for ${MAX_BOARD_SIDE}x${MAX_BOARD_SIDE}`,
    );
  }
  const hexes: Record<string, HexJson> = {};
  for (let hex = 0; hex < grid.size; hex++) {
    const { level, layers } = hexContent(board, hex);
    const content: HexJson = level === 0 ? { ...layers } : { level, ...layers };
    if (Object.keys(content).length > 0) hexes[formatHex(grid, hex)] = content;
  }
  return { width: grid.width, height: grid.height, ...(Object.keys(hexes).length > 0 ? { hexes } : {}) };
}

const MAX_ISSUES = 20;

/**
 * Reads a board from untrusted data. `path` is where it stands, for the messages.
 *
 * @example
 * ```ts
 * import { boardFromJson } from '@hexfall/protocol';
 *
 * const board = boardFromJson({ width: 2, height: 2, hexes: { '0201': { level: 3 } } });
 * board.ok && board.value.level[1]; // => 3
 * ```
 */
export function boardFromJson(input: unknown, path = 'board'): Result<Board, Issue> {
  const checked = parseWith(boardSchema, input, path);
  if (!checked.ok) return checked;
  const { width, height, hexes = {} } = checked.value;
  const blank = createBoard(width, height, []);
  const contents: HexContent[] = Array.from(blank.level, () => ({ level: 0, layers: {} }));
  const stray = Object.entries(hexes).flatMap(([number, hex]) => findStrayDetails(hex, `${path}.hexes.${number}`));
  if (stray.length > 0) return fail(...stray.slice(0, MAX_ISSUES));
  for (const [number, { level = 0, ...layers }] of Object.entries(hexes)) {
    const hex = parseHex(blank.grid, number);
    if (hex === undefined)
      return fail({ path: `${path}.hexes.${number}`, reason: `is not a hex of this ${width}x${height} board` });
    contents[hex] = { level, layers: layers as HexContent['layers'] };
  }
  return succeed(createBoard(width, height, contents));
}
