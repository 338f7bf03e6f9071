import { escapeXml } from '../../svg/xml.ts';
import type { MechSheet } from '../mech-sheet.ts';
import type { ReferenceTable } from '../reference/reference-table.ts';
import { sheetReference } from '../reference/sheet-reference.ts';
import { htmlTable } from './html-table.ts';

/** Returns the back of a record sheet: where hits land, how many hit, and what makes rolls harder. */
export function tablesSection(sheet: MechSheet): string {
  const blocks = sheetReference(sheet).map(table => {
    const note = table.note === undefined ? '' : `<p>${escapeXml(table.note)}</p>`;
    return `<div class="block">${htmlTable(table, `figures ${lookOf(table)}`)}${note}</div>`;
  });
  return [
    '<section class="page tables">',
    '<h2>Tables</h2>',
    `<div class="columns">${blocks.join('\n')}</div>`,
    `<p class="source">Hexfall tables · figures by the ${escapeXml(sheet.rules)} rules</p>`,
    '</section>',
  ].join('\n');
}

/** Tables with more columns are set in smaller type. */
const WIDE = 6;

function lookOf({ head }: ReferenceTable): string {
  if (head.length > WIDE) return 'dense';
  return head.length === 2 ? 'modifiers' : 'lookup';
}
