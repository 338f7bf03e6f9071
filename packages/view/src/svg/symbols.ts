import type { Board, HexId, Layer } from '@hexfall/hex';
import { CORNERS, outline } from './hex-points.ts';
import { color } from './palette.ts';

const tree = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const trees = (fill: 'tree' | 'treeDark' | 'jungle', shape: string): string =>
  `<g fill="${color(fill)}" stroke="${color('treeEdge')}" stroke-width="1.5">${shape}</g>`;
const strokes = (stroke: Parameters<typeof color>[0], width: number, d: string): string =>
  `<path d="${d}" fill="none" stroke="${color(stroke)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const filled = (fill: Parameters<typeof color>[0], d: string, edge: Parameters<typeof color>[0] = 'wall'): string =>
  `<path d="${d}" fill="${color(fill)}" stroke="${color(edge)}" stroke-width="1"/>`;

const LIGHT_A = tree(-16, 4, 8) + tree(13, -7, 8) + tree(9, 13, 7);
const LIGHT_B = tree(15, 6, 8) + tree(-11, -8, 8) + tree(-8, 12, 7);
const HEAVY_A =
  tree(-21, 2, 9) +
  tree(-9, -11, 9) +
  tree(9, -12, 9) +
  tree(21, 1, 9) +
  tree(-10, 12, 9) +
  tree(10, 12, 9) +
  tree(0, 1, 9);
const HEAVY_B =
  tree(22, 3, 9) +
  tree(8, -10, 9) +
  tree(-9, -12, 9) +
  tree(-22, -1, 9) +
  tree(11, 13, 9) +
  tree(-8, 12, 9) +
  tree(0, 2, 9);
const ULTRA = `${HEAVY_A}${tree(-28, -8, 8)}${tree(28, -8, 8)}${tree(27, 12, 8)}${tree(-26, 14, 8)}`;
const LEAVES = 'M-18 8q0-14 12-14q0 14-12 14M6-2q0-14 12-14q0 14-12 14M2 16q0-12 11-12q0 12-11 12';
const STONES_A = 'M-20 8l5-9 8 2 3 7zM6-6l6-8 8 4 1 6zM2 18l4-7 9 2 1 6zM-12-10l4-5 6 3 0 4z';
const STONES_B = 'M20 7l-5-9-8 2-3 7zM-6-6l-6-8-8 4-1 6zM-2 17l-4-7-9 2-1 6zM13-12l-4-5-6 3 0 4z';
const DEBRIS =
  'M-24 12l4-12 11 4-3 9zM-8-6l9-8 7 9-9 7zM8 14l3-11 12 2-4 10zM14-8l8-5 5 8-8 4zM-22-8l7-5 5 6-7 5zM-4 18l5-7 7 4-4 6z';
const REEDS = 'M-20 10v-10M-16 10v-14M-12 10v-9M8-4v-10M12-4v-14M16-4v-9M4 18v-8M8 18v-11M12 18v-7';
const GRAINS = [
  [-18, 2],
  [-6, -10],
  [8, -4],
  [18, 8],
  [-4, 10],
  [4, 18],
  [-14, 14],
  [20, -10],
] as const;
const RIPPLES = 'M-26 14q4-4 8 0t8 0M0 0q4-4 8 0t8 0M-2 22q4-4 8 0t8 0';

/** Symbols by id, defined once and placed in many hexes. They are drawn around (0, 0), within 40 to each side. */
export const SYMBOLS: Readonly<Record<string, string>> = {
  hex: `<path d="${outline({ x: 0, y: 0 }, CORNERS)}"/>`,
  w1: trees('tree', LIGHT_A),
  w1b: trees('tree', LIGHT_B),
  w2: trees('treeDark', HEAVY_A),
  w2b: trees('treeDark', HEAVY_B),
  w3: trees('treeDark', ULTRA),
  j1: trees('jungle', LIGHT_A) + strokes('treeEdge', 1.5, LEAVES),
  j2: trees('jungle', HEAVY_A) + strokes('treeEdge', 1.5, LEAVES),
  j3: trees('jungle', ULTRA) + strokes('treeEdge', 1.5, LEAVES),
  r1: filled('stone', STONES_A),
  r1b: filled('stone', STONES_B),
  r2: filled('stone', STONES_A) + filled('stone', STONES_B),
  x: filled('rubble', DEBRIS),
  s: strokes('reed', 2, REEDS) + strokes('water2', 2, RIPPLES),
  m: strokes('mud', 3, 'M-18 4q6-5 12 0t12 0M-8 14q6-5 12 0t12 0M-4-8q6-5 12 0t12 0'),
  d: `<g fill="${color('mud')}">${GRAINS.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.8"/>`).join('')}</g>`,
  n: strokes('faint', 1.5, 'M-14 4h12M-11-1l6 10M-5-1l-6 10M6-8h12M9-13l6 10M15-13l-6 10M4 14h10M7 10l5 9M12 10l-5 9'),
  i: strokes('water2', 1.6, 'M-26-6l14 6 6-10 10 12 14-6M-12 0l-4 16M4 2l6 14M-6-10l-2-10M-16 16l-8 6'),
  f: strokes('treeDark', 1.5, 'M-24-6l48-8M-27 3l54-9M-24 12l50-8M-16 19l38-6'),
  g: strokes('fire', 3, 'M-18 6l8-10 8 8 10-12 10 8M-10 18l8-6 10 4'),
  a: strokes('smoke', 4, 'M-14 12q-8-8 0-14t0-12M2 14q-8-8 0-14t0-12M16 10q-8-8 0-12t0-10'),
  b: filled('fire', 'M0-18q14 14 8 26q-4 8-8 8t-8-8q-4-10 2-14q0 8 4 6q4-6 2-18z'),
  t: `<circle r="20" fill="${color('building4')}" stroke="${color('wall')}" stroke-width="2"/><circle r="11" fill="none" stroke="${color('wall')}" stroke-width="1.5"/>`,
  q: strokes('wall', 2, 'M-22 14v-14l10-6v6l10-6v6l10-6v20zM14 14v-26h6v26'),
  k: strokes('paper', 5, 'M-18-15l36 30M18-15l-36 30'),
};

/** The ids of the symbols for a hex. Common symbols have two versions, so that the map does not look repetitive. */
export function symbolsOf(board: Board, hex: HexId): string[] {
  const at = (layer: Layer): number => board.layers[layer][hex]!;
  const version = (hex * 7 + (hex >> 3)) % 3 === 0 ? 'b' : '';
  const found: string[] = [];
  const add = (layer: Layer, id: string): void => {
    if (at(layer) !== 0) found.push(id);
  };
  add('field', 'f');
  add('sand', 'd');
  add('mud', 'm');
  if (at('snow') === 2) found.push('n');
  add('ice', 'i');
  add('swamp', 's');
  add('magma', 'g');
  add('industrial', 'q');
  if (at('rough') > 0) found.push(at('rough') === 2 ? 'r2' : `r1${version}`);
  add('rubble', 'x');
  const [woods, jungle] = [Math.min(at('woods'), 3), Math.min(at('jungle'), 3)];
  if (woods > 0) found.push(woods === 3 ? 'w3' : `w${woods}${version}`);
  if (jungle > 0) found.push(`j${jungle}`);
  add('fuelTank', 't');
  add('smoke', 'a');
  add('fire', 'b');
  add('impassable', 'k');
  return found;
}
