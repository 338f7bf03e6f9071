import { dot, lineY, text } from '@observablehq/plot';
import { drawPlot } from './draw-plot.ts';

/** A force in a plot of strength over cost. */
export interface ValuePoint {
  /** Short text beside its dot. */
  readonly mark: string;
  readonly color: string;
  readonly value: number;
  readonly rating: number;
  /** The rating that the line gives to a force of this cost. */
  readonly expected: number;
  /** Tooltip. */
  readonly title: string;
}

/** Draws ratings over Battle Value, with a line fitted to them: forces above the line win more than they cost. */
export function drawValueLine(points: readonly ValuePoint[]): string {
  const line = [...points].sort((a, b) => a.value - b.value);
  return drawPlot({
    height: 300,
    marginLeft: 52,
    marginRight: 30,
    x: { label: 'Battle Value', labelAnchor: 'center', labelOffset: 36, type: 'log', ticks: 5, tickFormat: String },
    y: { label: 'Elo', grid: true, nice: true },
    marks: [
      lineY(line, { x: 'value', y: 'expected', strokeDasharray: '4 4' }),
      dot(points, { x: 'value', y: 'rating', r: 5.5, fill: 'color', stroke: 'var(--paper)', title: 'title' }),
      text(points, { x: 'value', y: 'rating', text: 'mark', dx: 9, textAnchor: 'start' }),
    ],
    color: { type: 'identity' },
  });
}
