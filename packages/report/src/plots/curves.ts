import { areaY, type Markish, lineY, ruleX, ruleY, text } from '@observablehq/plot';
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
  /** Whether the band from low to high is drawn. */
  readonly band: boolean;
}

export interface CurvePlot {
  readonly x: string;
  readonly y: string;
  readonly curves: readonly Curve[];
  /** Values hold until the next point. */
  readonly steps?: boolean;
  readonly percent?: boolean;
  /** Lines across, with a word each. */
  readonly marks?: readonly { readonly at: number; readonly label: string }[];
}

/** Lines over turns, with bands for what is uncertain. */
export function drawCurves({ x, y, curves, steps = false, percent = false, marks = [] }: CurvePlot): string {
  const curve = steps ? 'step-after' : 'linear';
  const lasts = curves.flatMap(({ label, color, points }) =>
    points.slice(-1).map(point => ({ ...point, label, color })),
  );
  const bands: Markish[] = curves
    .filter(({ band }) => band)
    .map(({ points, color }) =>
      areaY(points, { x: 'x', y1: 'low', y2: 'high', fill: color, fillOpacity: 0.18, curve }),
    );
  const lines: Markish[] = curves.map(({ points, color, dash }) =>
    lineY(points, { x: 'x', y: 'y', stroke: color, strokeWidth: 2, strokeDasharray: dash, curve }),
  );
  return drawPlot({
    height: 250,
    marginLeft: 44,
    marginRight: 40,
    x: { label: x },
    y: { label: y, grid: true, ...(percent ? { domain: [0, 1], tickFormat: '%' } : { zero: true }) },
    marks: [
      ...bands,
      ...lines,
      ruleY([0]),
      ruleX([0], { strokeOpacity: 0 }),
      ruleY(marks, { y: 'at', strokeDasharray: '2 3', strokeOpacity: 0.6 }),
      text(marks, { y: 'at', text: 'label', frameAnchor: 'right', textAnchor: 'end', dy: -6, fillOpacity: 0.8 }),
      text(lasts, { x: 'x', y: 'y', text: 'label', fill: 'color', dx: 5, textAnchor: 'start', fontWeight: 'bold' }),
    ],
    color: { type: 'identity' },
  });
}
