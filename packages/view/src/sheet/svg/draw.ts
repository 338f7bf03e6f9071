import { escapeXml } from '../../svg/xml.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A coordinate with at most two decimals. */
function coordinate(value: number): string {
  return `${Math.round(value * 100) / 100}`;
}

export interface TextLook {
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Names of CSS classes. */
  readonly look?: string;
  /** Maximum width; wider text is squeezed. */
  readonly width?: number;
}

const SIZE = 11;
/** How much wider text can be than estimated: in a wide font, and in bold type. */
const WIDE_FONT_FACTOR = 1.07;
const BOLD_FACTOR = 1.15;
/** Looks in bold type. */
const BOLD = /strong|title|mark/;

/** Draws text; nothing if there is none. */
export function text(x: number, y: number, content: string, options: TextLook = {}): string {
  if (content === '') return '';
  const { size = SIZE, anchor = 'start', look = '', width } = options;
  const factor = BOLD.test(look) ? BOLD_FACTOR : WIDE_FONT_FACTOR;
  const squeeze =
    width !== undefined && textWidth(content, size) * factor > width
      ? ` textLength="${coordinate(width)}" lengthAdjust="spacingAndGlyphs"`
      : '';
  const place = `x="${coordinate(x)}" y="${coordinate(y)}" font-size="${coordinate(size)}"`;
  const style = `${look === '' ? '' : ` class="${look}"`}${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}`;
  return `<text ${place}${style}${squeeze}>${escapeXml(content)}</text>`;
}

const NARROW = /[ijlI.,:;'|!()[\]/ ft-]/;
const WIDE = /[mwMW@%—]/;
const CAPITAL = /[A-Z×+]/;

/** An estimate of the width of text in a common sans-serif font. */
export function textWidth(content: string, size: number): number {
  let width = 0;
  for (const letter of content) {
    if (NARROW.test(letter)) width += 0.3;
    else if (WIDE.test(letter)) width += 0.88;
    else width += CAPITAL.test(letter) ? 0.68 : 0.55;
  }
  return width * size;
}

export function rect({ x, y, width, height }: Box, look: string, radius = 0): string {
  const corner = radius === 0 ? '' : ` rx="${coordinate(radius)}"`;
  const size = `width="${coordinate(width)}" height="${coordinate(height)}"`;
  return `<rect x="${coordinate(x)}" y="${coordinate(y)}" ${size}${corner} class="${look}"/>`;
}

export function circle(x: number, y: number, radius: number, look: string): string {
  return `<circle cx="${coordinate(x)}" cy="${coordinate(y)}" r="${coordinate(radius)}" class="${look}"/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, look = 'rule'): string {
  return `<line x1="${coordinate(x1)}" y1="${coordinate(y1)}" x2="${coordinate(x2)}" y2="${coordinate(y2)}" class="${look}"/>`;
}

export type Point = readonly [x: number, y: number];

export function polygon(points: readonly Point[], look: string): string {
  return `<polygon points="${points.map(([x, y]) => `${coordinate(x)},${coordinate(y)}`).join(' ')}" class="${look}"/>`;
}

/** Draws a cross over a box. */
export function cross({ x, y, width, height }: Box): string {
  return line(x, y, x + width, y + height, 'cross') + line(x, y + height, x + width, y, 'cross');
}

const TAB = 18;

/** Draws a frame with its title in a tab on the upper edge. The content begins below the tab. */
export function panel(box: Box, title: string, content: readonly string[]): string {
  const label = title.toUpperCase();
  const tab = { x: box.x, y: box.y, width: textWidth(label, 10) * 1.32 + 18, height: TAB };
  return [
    '<g>',
    rect(box, 'frame', 4),
    rect(tab, 'tab', 4),
    text(box.x + 9, box.y + 13, label, { size: 10, look: 'tabtext' }),
    ...content,
    '</g>',
  ].join('\n');
}

/** The area inside a panel. */
export function inside(box: Box): Box {
  return { x: box.x + 8, y: box.y + TAB + 4, width: box.width - 16, height: box.height - TAB - 8 };
}
