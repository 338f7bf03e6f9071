import { escapeXml } from '../../svg/xml.ts';
import type { MechSheet } from '../mech-sheet.ts';
import { armorPanel } from './armor-panel.ts';
import { text } from './draw.ts';
import { heading } from './heading.ts';
import { heatPanel } from './heat-panel.ts';
import { movementPanel } from './movement-panel.ts';
import { pilotPanel } from './pilot-panel.ts';
import { slotPanel } from './slot-panel.ts';
import { type SheetTheme, sheetStyle } from './style.ts';
import { weaponPanel } from './weapon-panel.ts';

/** A format that fits both A4 and Letter with margins. */
const WIDTH = 1000;
const HEIGHT = 1300;

/**
 * Returns a record sheet as an SVG picture: light on paper, and dark on a screen with a dark setting, unless a theme is stated.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { createMechSheet, mechSheetSvg } from '@hexfall/view';
 *
 * const sheet = createMechSheet(builtInMech('HBK-4G')!, { profile: 'spec' });
 * mechSheetSvg(sheet).includes('<title>Record sheet of Hunchback HBK-4G</title>'); // => true
 * ```
 */
export function mechSheetSvg(sheet: MechSheet, theme: SheetTheme = 'auto'): string {
  return drawSheet(sheet, `<style>${sheetStyle(theme)}</style>`);
}

/** Draws the sheet for a page that has the style already. */
export function drawSheet(sheet: MechSheet, style = ''): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" class="hexfall-sheet" role="img">`,
    `<title>${escapeXml(`Record sheet of ${sheet.title}`)}</title>`,
    style,
    `<rect width="${WIDTH}" height="${HEIGHT}" class="paper"/>`,
    ...heading({ x: 16, y: 10, width: 968, height: 66 }, sheet),
    movementPanel({ x: 16, y: 84, width: 212, height: 148 }, sheet),
    pilotPanel({ x: 238, y: 84, width: 288, height: 148 }, sheet),
    weaponPanel({ x: 16, y: 242, width: 510, height: 420 }, sheet),
    armorPanel({ x: 536, y: 84, width: 448, height: 578 }, sheet),
    slotPanel({ x: 16, y: 672, width: 704, height: 604 }, sheet),
    heatPanel({ x: 730, y: 672, width: 254, height: 604 }, sheet),
    text(16, 1292, `Hexfall record sheet · figures by the ${sheet.rules} rules`, { size: 9.5, look: 'faint' }),
    '</svg>',
    '',
  ].join('\n');
}
