export {
  createForceSheets,
  createMechSheet,
  type MechSheet,
  type SheetCrew,
  type SheetFacts,
  type SheetOptions,
  type SheetUnit,
} from './mech-sheet.ts';
export { forceSheetsHtml, mechSheetHtml } from './page/sheets-page.ts';
export { mechSheetSvg } from './svg/svg-sheet.ts';
export { formatMechSheet, type TextOptions } from './text-sheet.ts';
