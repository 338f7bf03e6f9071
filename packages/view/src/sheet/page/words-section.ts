import { escapeXml } from '../../svg/xml.ts';
import type { MechSheet } from '../mech-sheet.ts';
import { sheetTables } from '../sheet-tables.ts';
import { htmlTable } from './html-table.ts';

/** Returns what the drawing of a sheet shows as tables, for those who cannot see it. It opens on demand and is not printed. */
export function wordsSection(sheet: MechSheet): string {
  return [
    '<details class="words">',
    `<summary>${escapeXml(sheet.title)} as text</summary>`,
    ...sheetTables(sheet).map(table => htmlTable(table, 'plain')),
    ...sheet.notes.map(note => `<p>${escapeXml(note)}</p>`),
    '</details>',
  ].join('\n');
}
