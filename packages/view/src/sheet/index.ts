export { type ForceSummary, type SummaryRow, summarizeForce } from './force-summary.ts';
export {
  createForceSheets,
  createMechSheet,
  type MechSheet,
  type SheetCrew,
  type SheetFacts,
  type SheetOptions,
  type SheetUnit,
  sheetFacts,
} from './mech-sheet.ts';
export { forceSheetsHtml, mechSheetHtml } from './page/sheets-page.ts';
export type { PlainTable } from './plain-table.ts';
export type { ReferenceTable } from './reference/reference-table.ts';
export { sheetReference } from './reference/sheet-reference.ts';
export { sheetTables } from './sheet-tables.ts';
export { locationCode, locationName, slotName } from './sheet-words.ts';
export { BIPED, QUAD, SILHOUETTE_WIDTH, type Silhouette } from './svg/silhouette.ts';
export type { SheetTheme } from './svg/style.ts';
export { mechSheetSvg } from './svg/svg-sheet.ts';
export { formatMechSheet, type TextOptions } from './text-sheet.ts';
export { type AmmoRow, ammoRows, type WeaponRow, weaponRows } from './weapon-rows.ts';
export { conditionWords, isGone, isSlotOut, type Wear } from './wear.ts';
