export { type Frame, MapCamera, type MapPlacement, type Point, type Size } from './map/map-camera.ts';
export type { TokenState } from './map/token-state.ts';
export { Model } from './model.ts';
