import { type Board, formatHex, type HexId } from '@hexfall/hex';
import { describeHex } from '../terrain-words.ts';
import { drawLevels, drawSlopes, drawTints } from './ground.ts';
import { centerOf, gridHeight, gridWidth } from './hex-points.ts';
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
  /** What the drawing means, below the map; on unless stated. */
  readonly legend?: boolean;
  /** Every hex says what it holds when pointed at; on unless stated. */
  readonly tooltips?: boolean;
  /** By the reader's setting unless stated. */
  readonly theme?: SvgTheme;
}

const MARGIN = 20;
const LEGEND_COLUMN = 240;
const LEGEND_ROW = 48;
/** Samples in the legend are drawn at this scale. */
const SAMPLE_SCALE = 0.55;
/** The id of every symbol begins with this: ids are shared by all pictures in a page. */
const ID = 'hexfall-';

/** A board as an SVG picture: a whole file, and just as good inside a page. */
export function boardSvg(board: Board, options: BoardSvgOptions = {}): string {
  const hexes = Array.from({ length: board.grid.size }, (_, hex) => hex);
  const head = headLines(options);
  const entries = options.legend === false ? [] : legendOf(board, hexes);
  const width = gridWidth(board.grid) + 2 * MARGIN;
  const columns = Math.max(1, Math.floor((width - 2 * MARGIN) / LEGEND_COLUMN));
  const mapTop = MARGIN + head.height;
  const legendTop = mapTop + gridHeight(board.grid) + MARGIN;
  const rows = Math.ceil(entries.length / columns);
  const height = legendTop + rows * LEGEND_ROW;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="${ROOT_CLASS}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeXml(options.title ?? `Board of ${board.grid.width} by ${board.grid.height} hexes`)}</title>`,
    `<style>${styleSheet(options.theme ?? 'auto')}</style>`,
    symbolDefinitions(board, hexes, entries),
    head.text,
    `<g transform="translate(${MARGIN} ${mapTop})">`,
    drawHexes(board, hexes, true),
    drawGrid(board, hexes, options.tooltips !== false),
    `<g class="n">${drawLabels(board, hexes, true)}</g>`,
    drawMarkers(board.grid, options.units ?? []),
    '</g>',
    drawLegend(entries, columns, legendTop),
    '</svg>',
    '',
  ]
    .filter((line, i, all) => line !== '' || i === all.length - 1)
    .join('\n');
}

/** From the ground up. */
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

/** Only the symbols that are used. */
function symbolDefinitions(board: Board, hexes: readonly HexId[], entries: readonly LegendEntry[]): string {
  const used = new Set(['hex', ...hexes.flatMap(hex => symbolsOf(board, hex))]);
  for (const { sample } of entries) for (const id of symbolsOf(sample, 0)) used.add(id);
  const shapes = [...used].map(id => `<g id="${ID}${id}">${SYMBOLS[id]}</g>`);
  return `<defs>${shapes.join('\n')}</defs>`;
}

function headLines({ title, description }: BoardSvgOptions): { text: string; height: number } {
  if (title === undefined) return { text: '', height: 0 };
  const lines = [`<text class="h" x="${MARGIN}" y="${MARGIN + 24}">${escapeXml(title)}</text>`];
  if (description !== undefined && description !== '')
    lines.push(`<text class="d" x="${MARGIN}" y="${MARGIN + 52}">${escapeXml(description)}</text>`);
  return { text: `<g class="t">${lines.join('')}</g>`, height: lines.length === 1 ? 44 : 72 };
}

function drawLegend(entries: readonly LegendEntry[], columns: number, top: number): string {
  if (entries.length === 0) return '';
  const drawn = entries.map(({ sample, words, over = '' }, i) => {
    const x = MARGIN + (i % columns) * LEGEND_COLUMN;
    const y = top + Math.floor(i / columns) * LEGEND_ROW;
    const picture = `${drawHexes(sample, [0], false)}${over}${drawGrid(sample, [0], false)}<g class="n">${drawLabels(sample, [0], false)}</g>`;
    return `<g transform="translate(${x} ${y})"><g transform="scale(${SAMPLE_SCALE})">${picture}</g><text x="54" y="25">${escapeXml(words)}</text></g>`;
  });
  return `<g class="t">${drawn.join('\n')}</g>`;
}
