import { type Board, formatHex, type Grid, type HexId } from '@hexfall/hex';
import { describeHex } from '../terrain-words.ts';
import { drawLevels, drawSlopes, drawTints } from './ground.ts';
import { centerOf, gridHeight, gridWidth, round } from './hex-points.ts';
import { drawLabels } from './labels.ts';
import { type LegendEntry, legendOf } from './legend.ts';
import { drawMarkers, type UnitMarker } from './markers.ts';
import type { SvgTheme } from './palette.ts';
import { drawBridges, drawBuildings, drawRoads } from './structures.ts';
import { ROOT_CLASS, styleSheet } from './style.ts';
import { SYMBOLS, symbolsOf } from './symbols.ts';
import { escapeXml } from './xml.ts';

export interface BoardSvgOptions {
  readonly title?: string;
  readonly description?: string;
  readonly units?: readonly UnitMarker[];
  /** Whether there is a legend below the map; on by default. */
  readonly legend?: boolean;
  /** Whether each hex has a tooltip with its contents; on by default. */
  readonly tooltips?: boolean;
  /** Whether hexes have their numbers, levels and depths written on them; on by default. A small picture is clearer without. */
  readonly labels?: boolean;
  /** Follows the reader's setting by default. */
  readonly theme?: SvgTheme;
  /** Whether the picture has a background of its own; on by default. */
  readonly background?: boolean;
}

/** Space around the map in a picture of `boardSvg` without a title. */
export const MAP_MARGIN = 20;
const LEGEND_COLUMN = 240;
const LEGEND_ROW = 48;
/** Title and legend of a wider picture are scaled up. */
const WIDTH_AT_SCALE_1 = 1020;
/** Scale of the sample hexes in the legend. */
const SAMPLE_SCALE = 0.55;
/** Prefix of all symbol ids, because ids are shared by everything in a page. */
const ID = 'hexfall-';

/**
 * Returns a board as an SVG picture, to be used as a file or inside a page.
 *
 * @example
 * ```ts
 * import { createBoard } from '@hexfall/hex';
 * import { boardSvg } from '@hexfall/view';
 *
 * const board = createBoard(1, 1, [{ level: 2, layers: { woods: 1 } }]);
 * boardSvg(board, { title: 'A hill' }).includes('<title>A hill</title>'); // => true
 * ```
 */
export function boardSvg(board: Board, options: BoardSvgOptions = {}): string {
  const hexes = Array.from({ length: board.grid.size }, (_, hex) => hex);
  const entries = options.legend === false ? [] : legendOf(board, hexes);
  const width = gridWidth(board.grid) + 2 * MAP_MARGIN;
  // A large board is scaled down to be viewed, so its text is scaled up.
  const scale = Math.max(1, round(width / WIDTH_AT_SCALE_1));
  const head = drawHead(options, scale);
  const mapTop = MAP_MARGIN + head.height;
  const legend = drawLegend(entries, width, mapTop + gridHeight(board.grid) + MAP_MARGIN, scale);
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" class="${ROOT_CLASS}" viewBox="0 0 ${width} ${legend.bottom}" width="${width}" height="${legend.bottom}" role="img">`,
    `<title>${escapeXml(options.title ?? `Board of ${board.grid.width} by ${board.grid.height} hexes`)}</title>`,
    `<style>${styleSheet(options.theme ?? 'auto', options.background !== false)}</style>`,
    symbolDefinitions(board, hexes, entries),
    head.text,
    `<g transform="translate(${MAP_MARGIN} ${mapTop})">`,
    drawHexes(board, hexes, true),
    drawGrid(board, hexes, options.tooltips !== false),
    options.labels === false ? '' : `<g class="n">${drawLabels(board, hexes, true)}</g>`,
    drawMarkers(board.grid, options.units ?? []),
    '</g>',
    legend.text,
    '</svg>',
  ];
  return `${lines.filter(line => line !== '').join('\n')}\n`;
}

/**
 * Returns markers for units, placed as in a picture of `boardSvg` without a title: one group for each unit, in order. A page can
 * move them on such a picture.
 *
 * @example
 * ```ts
 * import { createBoard } from '@hexfall/hex';
 * import { markersSvg } from '@hexfall/view';
 *
 * const { grid } = createBoard(2, 2, []);
 * markersSvg(grid, [{ hex: 0, facing: 0, label: 'A1', side: 0 }]).includes('>A1</text>'); // => true
 * ```
 */
export function markersSvg(grid: Grid, units: readonly UnitMarker[]): string {
  return `<g transform="translate(${MAP_MARGIN} ${MAP_MARGIN})">${drawMarkers(grid, units)}</g>`;
}

/**
 * Returns the center of a hex, as coordinates for the markers of `markersSvg`.
 *
 * @example
 * ```ts
 * import { createBoard } from '@hexfall/hex';
 * import { hexPoint } from '@hexfall/view';
 *
 * const { grid } = createBoard(2, 2, []);
 * hexPoint(grid, 1); // => { x: 100, y: 70 }
 * ```
 */
export function hexPoint(grid: Grid, hex: HexId): { readonly x: number; readonly y: number } {
  return centerOf(grid, hex);
}

/** Draws hexes layer by layer, from the ground up. */
function drawHexes(board: Board, hexes: readonly HexId[], slopes: boolean): string {
  return [
    drawLevels(board, hexes),
    drawTints(board, hexes),
    slopes ? drawSlopes(board, hexes) : '',
    drawRoads(board, hexes),
    drawBridges(board, hexes),
    drawBuildings(board, hexes),
    ...hexes.flatMap(hex => {
      const { x, y } = centerOf(board.grid, hex);
      return symbolsOf(board, hex).map(id => `<use href="#${ID}${id}" x="${x}" y="${y}"/>`);
    }),
  ]
    .filter(text => text !== '')
    .join('\n');
}

function drawGrid(board: Board, hexes: readonly HexId[], tooltips: boolean): string {
  const lines = hexes.map(hex => {
    const { x, y } = centerOf(board.grid, hex);
    const place = `href="#${ID}hex" x="${x}" y="${y}"`;
    const words = `${formatHex(board.grid, hex)}: ${describeHex(board, hex)}`;
    return tooltips ? `<use ${place}><title>${words}</title></use>` : `<use ${place}/>`;
  });
  return `<g class="g">${lines.join('\n')}</g>`;
}

/** Defines the symbols that are used, and no others. */
function symbolDefinitions(board: Board, hexes: readonly HexId[], entries: readonly LegendEntry[]): string {
  const used = new Set(['hex', ...hexes.flatMap(hex => symbolsOf(board, hex))]);
  for (const { sample } of entries) for (const id of symbolsOf(sample, 0)) used.add(id);
  const shapes = [...used].map(id => `<g id="${ID}${id}">${SYMBOLS[id]}</g>`);
  return `<defs>${shapes.join('\n')}</defs>`;
}

function drawHead({ title, description = '' }: BoardSvgOptions, scale: number): { text: string; height: number } {
  if (title === undefined) return { text: '', height: 0 };
  const lines = [`<text class="h" y="24">${escapeXml(title)}</text>`];
  if (description !== '') lines.push(`<text class="d" y="52">${escapeXml(description)}</text>`);
  const text = `<g class="t" transform="translate(${MAP_MARGIN} ${MAP_MARGIN}) scale(${scale})">${lines.join('')}</g>`;
  return { text, height: round((lines.length === 1 ? 44 : 72) * scale) };
}

function drawLegend(
  entries: readonly LegendEntry[],
  width: number,
  top: number,
  scale: number,
): { text: string; bottom: number } {
  if (entries.length === 0) return { text: '', bottom: top };
  const columns = Math.max(1, Math.floor((width - 2 * MAP_MARGIN) / (LEGEND_COLUMN * scale)));
  const drawn = entries.map(({ sample, words, over = '' }, i) => {
    const x = (i % columns) * LEGEND_COLUMN;
    const y = Math.floor(i / columns) * LEGEND_ROW;
    const picture = `${drawHexes(sample, [0], false)}${over}${drawGrid(sample, [0], false)}<g class="n">${drawLabels(sample, [0], false)}</g>`;
    return `<g transform="translate(${x} ${y})"><g transform="scale(${SAMPLE_SCALE})">${picture}</g><text x="54" y="25">${escapeXml(words)}</text></g>`;
  });
  const text = `<g class="t" transform="translate(${MAP_MARGIN} ${top}) scale(${scale})">${drawn.join('\n')}</g>`;
  return { text, bottom: round(top + Math.ceil(entries.length / columns) * LEGEND_ROW * scale) };
}
