import { type Board, createBoard, type HexContent, type Layer } from '@hexfall/hex';

/**
 * A board as a test writes it: rows of cells, separated by blanks. A cell is an optional level and any letters of the
 * legend; a dot is clear ground. `2w` is light woods on level 2, `~1` water of depth 1, `~2i` ice over depth 2.
 */
const LEGEND: Readonly<Record<string, readonly [Layer, number]>> = {
  w: ['woods', 1],
  W: ['woods', 2],
  r: ['rough', 1],
  x: ['rubble', 1],
  i: ['ice', 1],
  p: ['pavement', 1],
  s: ['swamp', 1],
  '#': ['impassable', 1],
};

const CELL = /^(-?\d+)?(?:~(\d))?([A-Za-z#]*|\.)$/;

export function asciiBoard(text: string): Board {
  const rows = text
    .trim()
    .split('\n')
    .map(row => row.trim().split(/\s+/));
  const width = rows[0]!.length;
  if (rows.some(row => row.length !== width)) throw new Error('every row of a board needs the same number of cells');
  return createBoard(width, rows.length, rows.flat().map(parseCell));
}

function parseCell(cell: string): HexContent {
  const match = CELL.exec(cell);
  if (match === null) throw new Error(`"${cell}" is no cell of a board`);
  const [, level = '0', depth, letters = ''] = match;
  const layers: Partial<Record<Layer, number>> = {};
  if (depth !== undefined) {
    layers.water = 1;
    layers.depth = Number(depth);
  }
  for (const letter of letters.replace('.', '')) {
    const entry = LEGEND[letter];
    if (entry === undefined) throw new Error(`"${letter}" in "${cell}" is not in the legend`);
    layers[entry[0]] = entry[1];
  }
  if (layers.woods !== undefined) layers.foliageHeight = 2;
  return { level: Number(level), layers };
}

/** Clear, level ground. */
export function openBoard(width: number, height: number): Board {
  return createBoard(
    width,
    height,
    Array.from({ length: width * height }, () => ({ level: 0, layers: {} })),
  );
}
