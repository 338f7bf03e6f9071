export { createMechSheet, type MechSheet, type SheetOptions } from './mech-sheet.ts';
export { mechSheetHtml } from './svg/html-sheet.ts';
export { mechSheetSvg } from './svg/svg-sheet.ts';
export { formatMechSheet, type TextOptions } from './text-sheet.ts';
