export { MapView, type MapViewProps } from './map/map-view.tsx';
export { Terrain, type TerrainProps } from './map/terrain.tsx';
export { Token, type TokenProps } from './map/token.tsx';
export { useModel } from './use-model.ts';
