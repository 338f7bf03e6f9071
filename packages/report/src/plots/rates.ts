import type { Proportion } from '@hexfall/sim';
import { dot, ruleX, ruleY } from '@observablehq/plot';
import { percent } from '../words.ts';
import { drawPlot } from './draw-plot.ts';

/** A row of a rate plot: a proportion with its interval. */
export interface RateRow {
  /** The label of the row, unique among the rows. */
  readonly label: string;
  readonly color: string;
  readonly rate: Proportion;
}

/**
 * Draws proportions of games in rows: a dot for each, with a line for its confidence interval.
 *
 * @example
 * ```ts
 * import { drawRates, SIDE_COLORS } from '@hexfall/report';
 * import { proportionOf } from '@hexfall/sim';
 *
 * const row = { label: 'A wins', color: SIDE_COLORS.A, rate: proportionOf(50, 100) };
 * drawRates([row]).includes('<title>A wins: 50.0%, 40.4% to 59.6%</title>'); // => true
 * ```
 */
export function drawRates(rows: readonly RateRow[]): string {
  const points = rows.map(({ label, color, rate }) => {
    const { value, low, high } = rate;
    const title = `${label}: ${percent(value)}, ${percent(low)} to ${percent(high)}`;
    return { label, color, value, low, high, title };
  });
  return drawPlot({
    height: 74 + 36 * rows.length,
    marginLeft: 16 + 7 * Math.max(0, ...rows.map(({ label }) => label.length)),
    x: {
      domain: [0, 1],
      tickFormat: '%',
      label: 'share of games',
      labelAnchor: 'center',
      labelOffset: 36,
      grid: true,
    },
    y: { domain: rows.map(({ label }) => label), label: null, type: 'point' },
    marks: [
      ruleX([0.5], { strokeDasharray: '3 3' }),
      ruleY(points, { y: 'label', x1: 'low', x2: 'high', stroke: 'color', strokeWidth: 4, title: 'title' }),
      dot(points, { y: 'label', x: 'value', r: 6, fill: 'color', stroke: 'var(--paper)', title: 'title' }),
    ],
    color: { type: 'identity' },
  });
}
