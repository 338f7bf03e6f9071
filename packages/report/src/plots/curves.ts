import { areaY, dot, lineY, type Markish, ruleX, ruleY, text } from '@observablehq/plot';
import { drawPlot } from './draw-plot.ts';

export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
}

export interface Curve {
  readonly label: string;
  readonly color: string;
  readonly dash: string;
  readonly points: readonly CurvePoint[];
  /** Whether to draw the band from `low` to `high`. */
  readonly band: boolean;
}

export interface CurvePlot {
  readonly x: string;
  readonly y: string;
  readonly curves: readonly Curve[];
  /** Whether values hold until the next point, instead of being joined by straight lines. */
  readonly steps?: boolean;
  /** Whether values are shares from 0 to 1, shown in percent. */
  readonly percent?: boolean;
  /** Horizontal reference lines. */
  readonly marks?: readonly { readonly at: number; readonly label: string }[];
}

/**
 * Draws curves, mostly over turns, with bands for their uncertainty.
 *
 * @example
 * ```ts
 * import { drawCurves, SIDE_COLORS } from '@hexfall/report';
 *
 * const points = [1, 2].map(x => ({ x, y: 3 * x, low: x, high: 5 * x }));
 * const curve = { label: 'A', color: SIDE_COLORS.A, dash: 'none', band: true, points };
 * drawCurves({ x: 'turn', y: 'damage', curves: [curve] }).startsWith('<svg'); // => true
 * ```
 */
export function drawCurves({ x, y, curves, steps = false, percent = false, marks = [] }: CurvePlot): string {
  const curve = steps ? 'step-after' : 'linear';
  return drawPlot({
    height: 260,
    marginLeft: 44,
    marginRight: 36,
    x: { label: x, labelAnchor: 'center', labelOffset: 36 },
    y: { label: y, grid: true, ...(percent ? { domain: [0, 1], tickFormat: '%' } : { zero: true, nice: true }) },
    marks: [
      ...curves.filter(({ band }) => band).map(each => bandOf(each, curve)),
      ...curves.map(({ points, color, dash }) =>
        lineY(points, { x: 'x', y: 'y', stroke: color, strokeWidth: 2, strokeDasharray: dash, curve }),
      ),
      ruleY([0]),
      ruleX([0], { strokeOpacity: 0 }),
      ruleY(marks, { y: 'at', strokeDasharray: '2 3', strokeOpacity: 0.6 }),
      text(marks, { y: 'at', text: 'label', frameAnchor: 'right', textAnchor: 'end', dy: -6, fillOpacity: 0.8 }),
      ...curves.map(each => tooltips(each, x, percent)),
      ...endLabels(curves, percent),
    ],
    color: { type: 'identity' },
  });
}

function bandOf({ points, color }: Curve, curve: 'step-after' | 'linear'): Markish {
  return areaY(points, { x: 'x', y1: 'low', y2: 'high', fill: color, fillOpacity: 0.18, curve });
}

/** Returns invisible dots that carry tooltips. */
function tooltips({ points, label }: Curve, axis: string, percent: boolean): Markish {
  const number = (value: number): string => (percent ? `${(value * 100).toFixed(1)}%` : value.toFixed(1));
  const title = ({ x, y, low, high }: CurvePoint): string =>
    `${label}, ${axis} ${x}: ${number(y)} (${number(low)} to ${number(high)})`;
  return dot(points, { x: 'x', y: 'y', r: 5, fill: 'transparent', stroke: 'none', title });
}

/** Returns the names at the ends of the curves, moved apart where they would overlap. */
function endLabels(curves: readonly Curve[], percent: boolean): Markish[] {
  const all = curves.flatMap(({ points }) => points.map(({ y, high }) => Math.max(y, high)));
  const close = (percent ? 1 : Math.max(1, ...all)) * 0.06;
  const ends = curves
    .filter(({ points }) => points.length > 0)
    .map(({ label, color, points }) => ({ x: points.at(-1)!.x, y: points.at(-1)!.y, label, color }))
    .sort((a, b) => a.y - b.y);
  let height = Number.NEGATIVE_INFINITY;
  return ends.map(end => {
    const place = Math.max(end.y, height + close);
    height = place;
    return text([{ ...end, y: place }], {
      x: 'x',
      y: 'y',
      text: 'label',
      fill: end.color,
      dx: 5,
      textAnchor: 'start',
      fontWeight: 'bold',
    });
  });
}
