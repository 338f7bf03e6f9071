import { areaY, ruleY, stackY } from '@observablehq/plot';
import { drawPlot } from './draw-plot.ts';

export interface SharePlot {
  readonly x: string;
  readonly y: string;
  /** Shares of a whole for each turn, in the order of the colors. They may add up to less than 1. */
  readonly rows: readonly { readonly turn: number; readonly shares: readonly number[] }[];
  readonly colors: readonly string[];
}

/** Draws shares of a whole over turns as stacked areas. */
export function drawShares({ x, y, rows, colors }: SharePlot): string {
  const points = rows.flatMap(({ turn, shares }) => shares.map((share, i) => ({ turn, share, color: colors[i]! })));
  return drawPlot({
    height: 260,
    marginLeft: 44,
    x: { label: x, labelAnchor: 'center', labelOffset: 36 },
    y: { label: y, domain: [0, 1], tickFormat: '%', grid: true },
    marks: [
      areaY(points, stackY({ x: 'turn', y: 'share', z: 'color', fill: 'color', curve: 'step-after', order: null })),
      ruleY([0]),
    ],
    color: { type: 'identity' },
  });
}
