import { type Board, columnOf, formatHex, type HexId, hexAt, rowOf } from '@hexfall/hex';
import { boardOf, type Game, type MechState } from '@hexfall/rules';
import { Canvas } from './canvas.ts';
import { facingArrow } from './facing-text.ts';
import { hexStyle } from './terrain-colors.ts';
import { hexText, terrainLegend } from './terrain-text.ts';
import { unitMark } from './unit-names.ts';

/** Width of a map in columns of text if none is given. */
const TEXT_WIDTH = 100;
/** Size of a hex that is drawn with its outline. */
const HEX_WIDTH = 6;
const HEX_HEIGHT = 4;
/** Width of a hex that is drawn as a sign, and the minimum for a whole board that is wide. */
const SMALL_WIDTH = 4;
const MIN_SMALL_WIDTH = 2;
/** How many hexes around the units are shown with them. */
const MARGIN = 2;

/** The part of a board that is shown. */
interface Window {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** Returns the text for what is in a hex besides its terrain. */
type Occupant = (hex: HexId) => string;

/**
 * Formats the map around the units as lines of text of at most 100 columns, followed by a legend. Hexes are drawn with
 * outlines and numbers if there is room, or else as one sign each.
 *
 * @example
 * ```ts
 * import { formatMap } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * formatMap(game).some(line => line.includes('A1')); // => true
 * ```
 */
export function formatMap(game: Game): string[] {
  const board = boardOf(game);
  const window = findWindow(board, game.state.mechs);
  const occupant: Occupant = hex => unitText(game, hex);
  const drawn = window.columns * HEX_WIDTH + 2 <= TEXT_WIDTH;
  const canvas = drawn ? drawHexes(board, window, occupant) : drawSmall(board, window, occupant, SMALL_WIDTH);
  const heading = drawn ? [] : [extentLine(board, window)];
  return [...heading, ...canvas.lines(), '', ...legendLines(board, window, TEXT_WIDTH)];
}

export interface BoardTextOptions {
  /** Available columns of text; 100 by default. */
  readonly width?: number;
  /** Whether to use terminal colors; off by default. */
  readonly color?: boolean;
}

/**
 * Formats a whole board, without units, as lines of text with a legend. If there is not enough room, hexes are drawn as signs
 * of two to four columns each.
 *
 * @example
 * ```ts
 * import { createBoard } from '@hexfall/hex';
 * import { formatBoardMap } from '@hexfall/view';
 *
 * const board = createBoard(1, 1, [{ level: 2, layers: { woods: 1 } }]);
 * formatBoardMap(board).some(line => line.includes('0101')); // => true
 * ```
 */
export function formatBoardMap(board: Board, { width = TEXT_WIDTH, color = false }: BoardTextOptions = {}): string[] {
  const { grid } = board;
  const window: Window = { left: 0, top: 0, columns: grid.width, rows: grid.height };
  const drawn = grid.width * HEX_WIDTH + 2 <= width;
  const fitting = Math.floor((width + 1) / (grid.width + 1));
  const small = Math.max(MIN_SMALL_WIDTH, Math.min(SMALL_WIDTH, fitting));
  const canvas = drawn ? drawHexes(board, window, noOccupant) : drawSmall(board, window, noOccupant, small);
  const lines = color ? canvas.styledLines() : canvas.lines();
  return [...(drawn ? [] : [extentLine(board, window)]), ...lines, '', ...legendLines(board, window, width)];
}

const noOccupant: Occupant = () => '';

function findWindow({ grid }: Board, mechs: readonly MechState[]): Window {
  const placed = mechs.filter(mech => mech.hex >= 0);
  const shown = placed.some(mech => mech.status === 'active')
    ? placed.filter(mech => mech.status === 'active')
    : placed;
  const span = (positions: readonly number[], size: number, max: number): [from: number, count: number] => {
    const from = Math.max(0, Math.min(...positions, size - 1) - MARGIN);
    const to = Math.min(size - 1, Math.max(...positions, 0) + MARGIN);
    return [from, Math.min(max, to - from + 1)];
  };
  const maxColumns = Math.floor((TEXT_WIDTH - 1) / SMALL_WIDTH);
  // Before any unit is deployed, or after all have left, there is only the board to show.
  if (shown.length === 0) return { left: 0, top: 0, columns: Math.min(maxColumns, grid.width), rows: grid.height };
  const [left, columns] = span(
    shown.map(mech => columnOf(grid, mech.hex)),
    grid.width,
    maxColumns,
  );
  const [top, rows] = span(
    shown.map(mech => rowOf(grid, mech.hex)),
    grid.height,
    grid.height,
  );
  return { left, top, columns, rows };
}

function hexesOf({ grid }: Board, { left, top, columns, rows }: Window): HexId[] {
  return Array.from({ length: columns * rows }, (_, i) =>
    hexAt(grid, left + (i % columns), top + Math.floor(i / columns)),
  );
}

/** Draws every hex as an outline with its number, occupant and terrain. */
function drawHexes(board: Board, window: Window, occupant: Occupant): Canvas {
  const canvas = new Canvas();
  const places = hexesOf(board, window).map(hex => {
    const column = columnOf(board.grid, hex);
    const x = (column - window.left) * HEX_WIDTH;
    const y = (rowOf(board.grid, hex) - window.top) * HEX_HEIGHT + (column & 1) * 2;
    return { hex, x, y };
  });
  // The top side of a hex is the bottom of the hex above and has its color, so top sides are drawn first.
  for (const { x, y } of places) canvas.put(x + 2, y, '____');
  for (const { hex, x, y } of places) {
    const style = hexStyle(board, hex);
    const row = (inset: number, dy: number, left: string, text: string, right: string): void => {
      canvas.put(x + inset, y + dy, left);
      canvas.put(x + inset + 1, y + dy, text, style);
      canvas.put(x + inset + 1 + text.length, y + dy, right);
    };
    row(1, 1, '/', formatHex(board.grid, hex), '\\');
    row(0, 2, '/', center(occupant(hex), HEX_WIDTH), '\\');
    row(0, 3, '\\', center(hexText(board, hex, HEX_WIDTH), HEX_WIDTH), '/');
    row(1, 4, '\\', '____', '/');
  }
  return canvas;
}

/**
 * Draws one sign for each hex, with the columns shifted as on the map. The neighbors to its left and right are one line up or
 * down, so a sign may extend over them.
 */
function drawSmall(board: Board, window: Window, occupant: Occupant, width: number): Canvas {
  const canvas = new Canvas();
  const room = 2 * width - 1;
  for (const hex of hexesOf(board, window)) {
    const column = columnOf(board.grid, hex);
    const x = (column - window.left) * width;
    const y = (rowOf(board.grid, hex) - window.top) * 2 + (column & 1);
    const text = occupant(hex).replaceAll(' ', '') || hexText(board, hex, room) || '·';
    canvas.put(x, y, text.padEnd(room), hexStyle(board, hex));
  }
  return canvas;
}

/** Says which hexes a map without numbers shows. */
function extentLine({ grid }: Board, window: Window): string {
  const first = formatHex(grid, hexAt(grid, window.left, window.top));
  const last = formatHex(grid, hexAt(grid, window.left + window.columns - 1, window.top + window.rows - 1));
  return `hexes ${first} to ${last}`;
}

function legendLines(board: Board, window: Window, width: number): string[] {
  return wrap(terrainLegend(board, hexesOf(board, window)), width);
}

/** The unit in a hex: its mark, an arrow for its facing and `p` if it is prone, or `x` for a wreck. */
function unitText(game: Game, hex: HexId): string {
  const here = game.state.mechs.filter(mech => mech.hex === hex);
  const mech = here.find(({ status }) => status === 'active') ?? here[0];
  if (mech === undefined) return '';
  const mark = unitMark(game, mech.id);
  if (mech.status !== 'active') return `${mark} x`;
  return `${mark} ${facingArrow(mech.facing)}${mech.prone ? 'p' : ''}`;
}

function center(text: string, width: number): string {
  const left = Math.floor((width - text.length) / 2);
  return text
    .padStart(text.length + Math.max(0, left))
    .padEnd(width)
    .slice(0, width);
}

function wrap(parts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length + 3 <= width) lines[lines.length - 1] = `${last}   ${part}`;
    else lines.push(part);
  }
  return lines;
}
