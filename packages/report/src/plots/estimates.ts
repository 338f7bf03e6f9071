import { dot, ruleX, ruleY } from '@observablehq/plot';
import { drawPlot } from './draw-plot.ts';

/** A row of an estimate plot: a value with its interval. */
export interface EstimateRow {
  /** The label of the row, unique among the rows. */
  readonly label: string;
  readonly color: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Tooltip. */
  readonly title: string;
}

export interface EstimatePlot {
  /** Label of the axis. */
  readonly x: string;
  readonly rows: readonly EstimateRow[];
  /** Value that is marked by a line through all rows, such as zero for no difference. */
  readonly reference: number;
}

const ROW_HEIGHT = 24;
/** Average width of a character, in pixels. */
const CHARACTER = 6.8;

/**
 * Draws estimates in rows: a dot for each, with a line for its confidence interval.
 *
 * @example
 * ```ts
 * import { drawEstimates, SIDE_COLORS } from '@hexfall/report';
 *
 * const row = { label: 'Atlas', color: SIDE_COLORS.ink, value: 1600, low: 1550, high: 1650, title: 'Atlas: 1600' };
 * drawEstimates({ x: 'Elo', rows: [row], reference: 1500 }).includes('<title>Atlas: 1600</title>'); // => true
 * ```
 */
export function drawEstimates({ x, rows, reference }: EstimatePlot): string {
  const known = rows.filter(({ low, high }) => Number.isFinite(low) && Number.isFinite(high));
  return drawPlot({
    height: 66 + ROW_HEIGHT * rows.length,
    marginTop: 12,
    marginLeft: 16 + CHARACTER * Math.max(0, ...rows.map(({ label }) => label.length)),
    x: { label: x, labelAnchor: 'center', labelOffset: 36, grid: true, nice: true, ticks: 5 },
    y: { domain: rows.map(({ label }) => label), label: null, type: 'point' },
    marks: [
      ruleX([reference], { strokeDasharray: '3 3' }),
      ruleY(known, { y: 'label', x1: 'low', x2: 'high', stroke: 'color', strokeWidth: 4, title: 'title' }),
      dot(rows, { y: 'label', x: 'value', r: 5.5, fill: 'color', stroke: 'var(--paper)', title: 'title' }),
    ],
    color: { type: 'identity' },
  });
}
