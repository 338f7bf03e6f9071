import { plot, type PlotOptions } from '@observablehq/plot';
import { parseHTML } from 'linkedom';

/** Drawn at this width; pages scale it. Narrow, so that its words can be read on a phone. */
const WIDTH = 480;

/** Colours are variables of the page: they follow its light and dark. */
export const SIDE_COLORS = {
  A: 'var(--a)',
  B: 'var(--b)',
  draw: 'var(--draw)',
  ink: 'currentColor',
  hot: 'var(--hot)',
} as const;

export type PlotDescription = Omit<PlotOptions, 'document' | 'width' | 'className' | 'style'>;

/** A plot as SVG text, with no script and no style of its own. */
export function drawPlot(description: PlotDescription): string {
  // The types of both libraries speak of a browser's document, which is no part of ours.
  const { document } = parseHTML('<!doctype html><html><body></body></html>') as { document: unknown };
  const options = { marginTop: 24, marginBottom: 42, ...description, width: WIDTH, className: 'plot', document };
  const { outerHTML } = plot(options) as unknown as { outerHTML: string };
  return shorten(outerHTML);
}

/** The page has the style once for all plots; nobody sees a hundredth of a pixel. */
function shorten(svg: string): string {
  return svg
    .replace(/<style>[^]*?<\/style>/, '')
    .replace(/="[^"]*"/g, attribute => attribute.replace(/-?\d+\.\d{2,}/g, number => String(round(Number(number)))));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
