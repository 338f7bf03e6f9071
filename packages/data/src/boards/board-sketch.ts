import type { Board, HexId, Layer } from '@hexfall/hex';
import { type BoardDraft, createDraft, finishDraft } from '../board-draft.ts';
import { DEFAULT_CF } from '../board-file-hex.ts';

/**
 * A board written down by hand: rows of cells with blanks between them. A cell is an optional level and then marks; a dot
 * stands for clear ground. `2w` is light woods on level 2, `~1` water of depth 1, `~2i` ice over depth 2, `R03` a road from north
 * to south, `~2=103` a bridge 1 above water of depth 2 with a deck from north to south, `M2` a medium building of 2
 * levels, `L1h` a light hangar. Hexes of one type and height side by side are one building.
 */
const LETTERS: Readonly<Record<string, readonly [Layer, number]>> = {
  w: ['woods', 1],
  W: ['woods', 2],
  j: ['jungle', 1],
  J: ['jungle', 2],
  r: ['rough', 1],
  x: ['rubble', 1],
  i: ['ice', 1],
  p: ['pavement', 1],
  s: ['swamp', 1],
  m: ['mud', 1],
  d: ['sand', 1],
  n: ['snow', 1],
  N: ['snow', 2],
  y: ['field', 1],
  c: ['cliffExits', 1],
  '#': ['impassable', 1],
};

/** Marks with digits: roads with the directions they lead in, bridges with height and directions, buildings with height. */
const ROADS: Readonly<Record<string, number>> = { R: 1, D: 3 };
const BUILDINGS: Readonly<Record<string, number>> = { L: 1, M: 2, H: 3, F: 4 };
const CLASSES: Readonly<Record<string, number>> = { h: 1, f: 2, g: 3 };
const BRIDGE_CF = DEFAULT_CF[3]!;

const LEVEL = /^-?\d+/;
const MARK =
  /~(?<depth>\d)|(?<road>[RD])(?<ways>[0-5]*)|=(?<deck>\d)(?<exits>[0-5]*)|(?<type>[LMHF])(?<height>\d)(?<kind>[hfg]?)|(?<letter>[A-Za-z#.])/gy;

/** Returns the board of a sketch. Sketches are part of the program, so a mistake in one throws an error. */
export function sketchBoard(text: string): Board {
  const rows = text
    .trim()
    .split('\n')
    .map(row => row.trim().split(/\s+/));
  const width = rows[0]!.length;
  if (rows.some(row => row.length !== width)) throw new Error('every row of a board needs the same number of cells');
  const draft = createDraft(width, rows.length);
  for (const [hex, cell] of rows.flat().entries()) sketchCell(draft, hex, cell);
  return finishDraft(draft);
}

function sketchCell(draft: BoardDraft, hex: HexId, cell: string): void {
  const level = LEVEL.exec(cell)?.[0] ?? '';
  draft.level[hex] = Number(level);
  const marks = cell.slice(level.length);
  let length = 0;
  for (const { 0: mark, groups = {} } of marks.matchAll(MARK)) {
    sketchMark(draft, hex, groups);
    length += mark.length;
  }
  if (length !== marks.length) throw new Error(`"${marks.slice(length)}" in "${cell}" is not a mark of a board sketch`);
}

type Groups = Readonly<Partial<Record<string, string>>>;

function sketchMark({ layers }: BoardDraft, hex: HexId, groups: Groups): void {
  const set = (layer: Layer, value: number): void => {
    layers[layer][hex] = value;
  };
  const { depth, road, ways = '', deck, exits = '', type, height, kind = '', letter = '.' } = groups;
  if (depth !== undefined) {
    set('water', 1);
    set('depth', Number(depth));
  } else if (road !== undefined) {
    set('road', ROADS[road]!);
    set('roadExits', maskOf(ways));
  } else if (deck !== undefined) {
    set('bridge', 1);
    set('bridgeHeight', Number(deck));
    set('bridgeExits', maskOf(exits));
    set('bridgeCf', BRIDGE_CF);
  } else if (type !== undefined) {
    set('building', BUILDINGS[type]!);
    set('buildingHeight', Number(height));
    set('buildingClass', CLASSES[kind] ?? 0);
  } else if (letter !== '.') {
    const entry = Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : undefined;
    if (entry === undefined) throw new Error(`"${letter}" is not a mark of a board sketch`);
    set(...entry);
  }
}

function maskOf(directions: string): number {
  return Array.from(directions, Number).reduce((mask, direction) => mask | (1 << direction), 0);
}
