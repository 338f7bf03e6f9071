import { type Board, columnOf, formatHex, type HexId, hexAt, rowOf } from '@hexfall/hex';
import { boardOf, type Game, type MechState } from '@hexfall/rules';
import { Canvas } from './canvas.ts';
import { facingArrow } from './facing-text.ts';
import { hexText, terrainLegend } from './terrain-text.ts';
import { unitMark } from './unit-names.ts';

/** Columns of text that a map may take, and what one drawn hex and one small hex take of them. */
const TEXT_WIDTH = 100;
const HEX_WIDTH = 6;
const HEX_HEIGHT = 4;
const SMALL_WIDTH = 4;
/** Hexes around the units that are shown with them. */
const MARGIN = 2;

/** The part of a board that is shown. */
interface Window {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * The map around the units as lines of text, none wider than 100: hexes drawn with their numbers where there is room,
 * else one sign for each. Below it stand the signs used.
 */
export function formatMap(game: Game): string[] {
  const board = boardOf(game);
  const window = findWindow(board, game.state.mechs);
  const drawn = window.columns * HEX_WIDTH + 2 <= TEXT_WIDTH;
  const lines = drawn ? drawHexes(game, window) : drawSmall(game, window);
  return [...lines, '', ...wrap(terrainLegend(board, hexesOf(board, window)), TEXT_WIDTH)];
}

function findWindow({ grid }: Board, mechs: readonly MechState[]): Window {
  const placed = mechs.filter(mech => mech.hex >= 0);
  const shown = placed.some(mech => mech.status === 'active')
    ? placed.filter(mech => mech.status === 'active')
    : placed;
  const span = (positions: readonly number[], size: number, most: number): [from: number, count: number] => {
    const from = Math.max(0, Math.min(...positions, size - 1) - MARGIN);
    const to = Math.min(size - 1, Math.max(...positions, 0) + MARGIN);
    return [from, Math.min(most, to - from + 1)];
  };
  const most = Math.floor((TEXT_WIDTH - 1) / SMALL_WIDTH);
  // Before anybody is deployed, or when all have left, there is only the board to show.
  if (shown.length === 0) return { left: 0, top: 0, columns: Math.min(most, grid.width), rows: grid.height };
  const [left, columns] = span(
    shown.map(mech => columnOf(grid, mech.hex)),
    grid.width,
    most,
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

/** Every hex as an outline with its number, what stands in it, and its terrain. */
function drawHexes(game: Game, window: Window): string[] {
  const board = boardOf(game);
  const canvas = new Canvas();
  for (const hex of hexesOf(board, window)) {
    const column = columnOf(board.grid, hex);
    const x = (column - window.left) * HEX_WIDTH;
    const y = (rowOf(board.grid, hex) - window.top) * HEX_HEIGHT + (column & 1) * 2;
    canvas.put(x + 2, y, '____');
    canvas.put(x + 1, y + 1, `/${formatHex(board.grid, hex)}\\`);
    canvas.put(x, y + 2, `/${centered(unitText(game, hex), 6)}\\`);
    canvas.put(x, y + 3, `\\${centered(hexText(board, hex, 6), 6)}/`);
    canvas.put(x + 1, y + 4, '\\____/');
  }
  return canvas.lines();
}

/** One sign for each hex, columns shifted as on the map, with numbers at the edges. */
function drawSmall(game: Game, window: Window): string[] {
  const board = boardOf(game);
  const canvas = new Canvas();
  for (const hex of hexesOf(board, window)) {
    const column = columnOf(board.grid, hex);
    const x = (column - window.left) * SMALL_WIDTH;
    const y = (rowOf(board.grid, hex) - window.top) * 2 + (column & 1);
    canvas.put(x, y, unitText(game, hex).replaceAll(' ', '') || hexText(board, hex, SMALL_WIDTH - 1) || '·');
  }
  const { grid } = board;
  const first = formatHex(grid, hexAt(grid, window.left, window.top));
  const last = formatHex(grid, hexAt(grid, window.left + window.columns - 1, window.top + window.rows - 1));
  return [`hexes ${first} to ${last}`, ...canvas.lines()];
}

/** The unit in a hex: its mark and where it faces, `p` for prone; a wreck is an x. */
function unitText(game: Game, hex: HexId): string {
  const here = game.state.mechs.filter(mech => mech.hex === hex);
  const mech = here.find(({ status }) => status === 'active') ?? here[0];
  if (mech === undefined) return '';
  const mark = unitMark(game, mech.id);
  if (mech.status !== 'active') return `${mark} x`;
  return `${mark} ${facingArrow(mech.facing)}${mech.prone ? 'p' : ''}`;
}

function centered(text: string, width: number): string {
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
