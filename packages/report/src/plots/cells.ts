import { cell, text } from '@observablehq/plot';
import { drawPlot } from './draw-plot.ts';

/** One row of a cell plot. */
export interface CellRow {
  /** The label of the row, unique among the rows. */
  readonly label: string;
  readonly color: string;
  /** The cells of the row. The share, from 0 to 1, says how much of the row's color a cell has. */
  readonly cells: readonly { readonly x: number; readonly share: number; readonly title: string }[];
  /** Text after the last cell. */
  readonly end: string;
}

export interface CellPlot {
  /** Label of the axis. */
  readonly x: string;
  readonly rows: readonly CellRow[];
}

const ROW_HEIGHT = 17;
/** The most axis labels that fit. */
const MAX_TICKS = 12;

/**
 * Draws rows of cells over turns: the higher the value, the fuller the cell. It suits many units, whose curves would hide each other.
 *
 * @example
 * ```ts
 * import { drawCells, SIDE_COLORS } from '@hexfall/report';
 *
 * const cells = [{ x: 1, share: 0.5, title: 'turn 1: 50%' }];
 * drawCells({ x: 'turn', rows: [{ label: 'A1', color: SIDE_COLORS.A, cells, end: '50%' }] }).includes('turn 1: 50%'); // => true
 * ```
 */
export function drawCells({ x, rows }: CellPlot): string {
  const cells = rows.flatMap(({ label, color, cells: own }) => own.map(each => ({ ...each, label, color })));
  const columns = [...new Set(cells.map(each => each.x))].sort((a, b) => a - b);
  const every = Math.ceil(columns.length / MAX_TICKS);
  return drawPlot({
    height: 70 + ROW_HEIGHT * rows.length,
    marginTop: 8,
    marginLeft: 40,
    marginRight: 60,
    x: {
      type: 'band',
      domain: columns,
      label: x,
      labelAnchor: 'center',
      labelOffset: 36,
      ticks: columns.filter((_, i) => i % every === 0),
      padding: 0.06,
    },
    y: { type: 'band', domain: rows.map(({ label }) => label), label: null, padding: 0.12, tickSize: 0 },
    marks: [
      cell(cells, { x: 'x', y: 'label', fill: 'var(--hair)', fillOpacity: 0.5 }),
      cell(cells, { x: 'x', y: 'label', fill: 'color', fillOpacity: 'share', title: 'title' }),
      text(rows, { y: 'label', text: 'end', frameAnchor: 'right', textAnchor: 'start', dx: 6 }),
    ],
    color: { type: 'identity' },
    opacity: { type: 'identity' },
  });
}
