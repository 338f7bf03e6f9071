import type { Board, HexId, Layer } from '@hexfall/hex';

/**
 * Colors for terminals, from the table of 256 colors. Text and background are always set together, so that it does not matter
 * whether the terminal itself is dark or light.
 */
const DARK_TEXT = 16;
const LIGHT_TEXT = 231;

type Paint = readonly [background: number, text: number];

const dark = (background: number): Paint => [background, DARK_TEXT];
const light = (background: number): Paint => [background, LIGHT_TEXT];

/** Colors by layer, in order of precedence, and by value of the layer, from 1. */
const PAINTS: readonly (readonly [Layer, readonly Paint[]])[] = [
  ['impassable', [light(16)]],
  ['fire', [light(160)]],
  ['building', [dark(223), dark(216), dark(174), light(96)]],
  ['bridge', [dark(180)]],
  ['magma', [dark(208), light(160)]],
  ['ice', [dark(195)]],
  ['woods', [dark(113), light(28), light(22)]],
  ['jungle', [dark(79), light(29), light(23)]],
  ['rubble', [dark(138)]],
  ['rough', [dark(144)]],
  ['swamp', [dark(108)]],
  ['industrial', [dark(139)]],
  ['road', [dark(248), dark(248), dark(179), dark(179)]],
  ['pavement', [dark(251)]],
  ['snow', [dark(255), dark(231)]],
  ['field', [dark(185)]],
  ['mud', [light(94)]],
  ['sand', [dark(222)]],
];

const WATERS: readonly Paint[] = [dark(153), dark(117), dark(74), light(25)];
const LEVELS: readonly Paint[] = [dark(194), dark(187), dark(180), dark(137), light(130), light(94), light(240)];
const LOW: Paint = dark(151);

/** The terminal style of a hex. */
export function hexStyle(board: Board, hex: HexId): string {
  const [background, text] = paintOf(board, hex);
  return `38;5;${text};48;5;${background}`;
}

function paintOf({ layers, level }: Board, hex: HexId): Paint {
  for (const [layer, paints] of PAINTS) {
    const value = layers[layer][hex]!;
    if (value > 0) return paintAt(paints, value - 1);
  }
  if (layers.water[hex] !== 0) return paintAt(WATERS, layers.depth[hex]!);
  return level[hex]! < 0 ? LOW : paintAt(LEVELS, level[hex]!);
}

/** The color at an index, or the last one for a higher index. */
function paintAt(paints: readonly Paint[], index: number): Paint {
  return paints[Math.min(index, paints.length - 1)]!;
}
