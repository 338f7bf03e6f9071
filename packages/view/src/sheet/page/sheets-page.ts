import { stillPage } from '../../still-page.ts';
import { escapeXml } from '../../svg/xml.ts';
import type { MechSheet } from '../mech-sheet.ts';
import { drawSheet } from '../svg/svg-sheet.ts';
import { PAGE_STYLE } from './page-style.ts';
import { sheetAnchor, summarySection } from './summary-section.ts';
import { tablesSection } from './tables-section.ts';
import { wordsSection } from './words-section.ts';

/**
 * Returns a record sheet as a self-contained web page, with the tables that a player needs on its back.
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
  return stillPage(sheet.title, PAGE_STYLE, [
    `<h1 class="unseen">Record sheet of ${escapeXml(sheet.title)}</h1>`,
    sheetSection(sheet, 0),
    tablesSection(sheet),
  ]);
}

/**
 * Returns the record sheets of a force as one self-contained web page: a summary, a sheet for each unit, and at the end the tables.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { createForceSheets, forceSheetsHtml } from '@hexfall/view';
 *
 * const spec = builtInMech('HBK-4G')!;
 * const page = forceSheetsHtml('Lance', createForceSheets([{ spec }, { spec }], 'spec'));
 * page.match(/<svg/g)?.length; // => 2
 * ```
 */
export function forceSheetsHtml(title: string, sheets: readonly MechSheet[]): string {
  return stillPage(title, PAGE_STYLE, [
    summarySection(title, sheets),
    ...sheets.map(sheetSection),
    ...sheets.slice(0, 1).map(tablesSection),
  ]);
}

function sheetSection(sheet: MechSheet, index: number): string {
  const id = sheetAnchor(index);
  return [
    `<section class="page sheet" id="${id}" aria-labelledby="${id}-name">`,
    `<h2 class="unseen" id="${id}-name">${escapeXml(sheet.title)}</h2>`,
    drawSheet(sheet),
    wordsSection(sheet),
    '</section>',
  ].join('\n');
}
