export { MapButton, type MapButtonProps } from './map/map-button.tsx';
export { MapView, type MapViewProps } from './map/map-view.tsx';
export { Terrain, type TerrainProps } from './map/terrain.tsx';
export { Token, type TokenProps } from './map/token.tsx';
export { ArmorFigure } from './sheet/armor-figure.tsx';
export { HeatBar, type HeatBarProps } from './sheet/heat-bar.tsx';
export { UnitSheetView, type UnitSheetViewProps } from './sheet/unit-sheet.tsx';
export { useModel } from './use-model.ts';
export { type Theme, useTheme } from './use-theme.ts';
