import { color, paletteCss, type SvgTheme } from './palette.ts';

/** CSS class of the root element. All rules apply below it, so that they do not affect the rest of a page. */
export const ROOT_CLASS = 'hexfall-board';

/** Colors of the sides: blue, red, violet and teal, which people with color blindness can tell apart. */
const SIDE_COLORS: readonly string[] = ['#1f5fbf', '#c8401f', '#7a3fb0', '#0f8a80'];

/** CSS rules for the short class names in the picture. */
const RULES: Readonly<Record<string, string>> = {
  '': `font:10px "DejaVu Sans",Verdana,Arial,sans-serif`,
  text: `text-anchor:middle;fill:${color('ink')}`,
  '.n text': `fill-opacity:.75;font-size:10px;paint-order:stroke;stroke:${color('halo')};stroke-width:3;stroke-opacity:.45`,
  '.n .f': 'font-size:13px;font-weight:bold;fill-opacity:1',
  '.n .r': 'font-size:15px;font-weight:bold;fill-opacity:1;stroke:none',
  '.n .q': 'font-size:10px;fill-opacity:1;stroke:none',
  '.g': `fill:transparent;stroke:${color('grid')};stroke-width:1`,
  '.s': `fill:${color('slope')}`,
  '.c': `fill:${color('cliff')}`,
  '.y': 'fill:none;stroke-linecap:butt;stroke-linejoin:round',
  '.z': `stroke:${color('paper')};stroke-width:1.6;stroke-dasharray:7 6;stroke-opacity:.8`,
  '.v': `paint-order:stroke;stroke:${color('wall')};stroke-width:5;stroke-linejoin:round`,
  '.t text': 'text-anchor:start;font-size:16px',
  '.t .h': 'font-size:30px;font-weight:bold',
  '.t .d': `font-size:17px;fill:${color('faint')}`,
  '.u path': 'stroke:#fff;stroke-width:3;stroke-linejoin:round',
  '.u text': 'fill:#fff;font-size:15px;font-weight:bold',
};

/** With a background the picture has the color of paper behind it. */
export function styleSheet(theme: SvgTheme, background: boolean): string {
  const paper = background ? { '': `background:${color('paper')};${RULES['']!}` } : {};
  const rules = Object.entries({ ...RULES, ...paper }).map(
    ([selector, text]) => `.${ROOT_CLASS} ${selector}`.trim() + `{${text}}`,
  );
  const sides = SIDE_COLORS.map((fill, side) => `.${ROOT_CLASS} .u${side}{fill:${fill}}`);
  return [paletteCss(`.${ROOT_CLASS}`, theme), ...rules, ...sides].join('\n');
}
