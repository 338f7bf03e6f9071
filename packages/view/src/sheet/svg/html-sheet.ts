import { STILL_POLICY_META } from '../../page-policy.ts';
import { escapeXml } from '../../svg/xml.ts';
import type { MechSheet } from '../mech-sheet.ts';
import { mechSheetSvg } from './svg-sheet.ts';

/** Makes the sheet a readable size on a screen, and fits it to one page of A4 or Letter on paper. */
const PAGE_STYLE = `
@page{margin:9mm}
:root{color-scheme:light dark}
body{margin:0;background:#fff}
h1{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.hexfall-sheet{display:block;width:min(100%,1000px);margin:0 auto}
@media screen and (prefers-color-scheme:dark){body{background:#14181b}}
@media print{.hexfall-sheet{width:100%;max-height:100vh;break-inside:avoid;print-color-adjust:exact;-webkit-print-color-adjust:exact}}
`;

/**
 * Returns a record sheet as a self-contained web page.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { createMechSheet, mechSheetHtml } from '@hexfall/view';
 *
 * const sheet = createMechSheet(builtInMech('HBK-4G')!, { profile: 'spec' });
 * mechSheetHtml(sheet).split('\n')[0]; // => '<!doctype html>'
 * ```
 */
export function mechSheetHtml(sheet: MechSheet): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    STILL_POLICY_META,
    `<title>${escapeXml(sheet.title)}</title>`,
    `<style>${PAGE_STYLE}</style>`,
    '</head>',
    '<body>',
    // The picture has the title too, but is one thing to readers who cannot see it.
    `<main><h1>${escapeXml(sheet.title)}</h1>`,
    `${mechSheetSvg(sheet)}</main></body>`,
    '</html>',
    '',
  ].join('\n');
}
