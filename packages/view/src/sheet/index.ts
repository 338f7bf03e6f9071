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
export { locationCode, locationName, slotName } from './sheet-words.ts';
export { BIPED, QUAD, SILHOUETTE_WIDTH, type Silhouette } from './svg/silhouette.ts';
export { mechSheetSvg } from './svg/svg-sheet.ts';
export { formatMechSheet, type TextOptions } from './text-sheet.ts';
export { type AmmoRow, ammoRows, type WeaponRow, weaponRows } from './weapon-rows.ts';
export { conditionWords, isGone, isSlotOut, type Wear } from './wear.ts';
