export { type Frame, MapCamera, type MapPlacement, type Point, type Size } from './map/map-camera.ts';
export type { TokenState } from './map/token-state.ts';
export { Model } from './model.ts';
export { type HeatLevel, heatLevel, MAX_HEAT } from './sheet/heat-level.ts';
export { type Points, type SheetLocation, type SheetSlot, type UnitSheet, unitSheet } from './sheet/unit-sheet.ts';
