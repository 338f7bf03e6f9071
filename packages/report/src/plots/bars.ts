import { barX, ruleX, text } from '@observablehq/plot';
import { drawPlot } from './draw-plot.ts';

/** One bar of a bar plot. */
export interface Bar {
  /** Name of its row. */
  readonly row: string;
  readonly value: number;
  readonly color: string;
  /** Text at the end of the bar. */
  readonly label: string;
  /** Tooltip. */
  readonly title: string;
  /** Position among the bars of its row, counted from 0. */
  readonly place: number;
}

export interface BarPlot {
  /** Label of the axis. */
  readonly x: string;
  /** Rows appear in the order of their first bars. */
  readonly bars: readonly Bar[];
}

const BAR_HEIGHT = 15;
const ROW_GAP = 8;
/** Average width of a character, in pixels. */
const CHARACTER = 6.8;
const MAX_CHARACTERS = 30;

/**
 * Draws horizontal bars in rows, possibly several in a row. Horizontal bars leave room for names, even on a phone.
 *
 * @example
 * ```ts
 * import { drawBars, SIDE_COLORS } from '@hexfall/report';
 *
 * const bar = { row: 'AC/20', value: 12, color: SIDE_COLORS.A, label: '12', title: '12 hits', place: 0 };
 * drawBars({ x: 'hits', bars: [bar] }).includes('<title>12 hits</title>'); // => true
 * ```
 */
export function drawBars({ x, bars }: BarPlot): string {
  const rows = [...new Set(bars.map(({ row }) => row))];
  const places = 1 + Math.max(0, ...bars.map(({ place }) => place));
  const shown = (row: string): string => (row.length > MAX_CHARACTERS ? `${row.slice(0, MAX_CHARACTERS - 1)}…` : row);
  const longest = Math.max(4, ...rows.map(row => shown(row).length));
  const common = { y: 'place', fy: 'row' } as const;
  return drawPlot({
    height: 54 + rows.length * (places * BAR_HEIGHT + ROW_GAP),
    marginTop: 8,
    marginLeft: 12 + longest * CHARACTER,
    marginRight: 52,
    x: { label: x, grid: true, labelAnchor: 'center', labelOffset: 36, ticks: 5 },
    y: { axis: null, padding: 0.08 },
    fy: { domain: rows, axis: null, padding: ROW_GAP / (places * BAR_HEIGHT + ROW_GAP) },
    marks: [
      text(
        rows.map(row => ({ row })),
        { fy: 'row', text: (d: { row: string }) => shown(d.row), frameAnchor: 'left', dx: -8, textAnchor: 'end' },
      ),
      barX(bars, { ...common, x: 'value', fill: 'color', title: 'title' }),
      text(bars, { ...common, x: 'value', text: 'label', textAnchor: 'start', dx: 4 }),
      ruleX([0]),
    ],
    color: { type: 'identity' },
  });
}
