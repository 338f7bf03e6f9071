import { type PlotOptions, plot } from '@observablehq/plot';
import { parseHTML } from 'linkedom';

/** Width of the drawing, which pages scale. It is narrow so that text stays legible on a phone. */
const WIDTH = 480;

export type PlotDescription = Omit<PlotOptions, 'document' | 'width' | 'className' | 'style'>;

/** Draws a plot as SVG markup, without scripts or styles. */
export function drawPlot(description: PlotDescription): string {
  // The types of both libraries refer to a browser's document, whose types this package does not include.
  const { document } = parseHTML('<!doctype html><html><body></body></html>') as unknown as { document: never };
  const options = { marginTop: 24, marginBottom: 42, ...description, width: WIDTH, className: 'plot', document };
  const { outerHTML } = plot(options) as unknown as { outerHTML: string };
  return shorten(outerHTML);
}

/**
 * Removes the style element, since the page has one for all plots, and rounds coordinates to a tenth of a pixel. Labels of groups become
 * data attributes: screen readers announce the figure as a single picture, and groups may not have labels.
 */
function shorten(svg: string): string {
  return svg
    .replace(/<style>[^]*?<\/style>/, '')
    .replace(/(<g [^>]*)aria-label=/g, '$1data-label=')
    .replace(/ aria-description="[^"]*"/g, '')
    .replace(/="[^"]*"/g, attribute => attribute.replace(/-?\d+\.\d{2,}/g, number => String(round(Number(number)))));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
