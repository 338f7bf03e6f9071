/**
 * Shared with other packages of this workspace and the views of this one: it may change at any time. A test makes sure that every name is
 * used.
 */
export { chanceAt, chancesOf, chancesOverEvents } from './film/chances.ts';
export { FIELD, LEVELS } from './film/film.ts';
export { type Frame, MapCamera, type Point } from './map/map-camera.ts';
export { TOKEN_BAR, TOKEN_BODIES, TOKEN_TORSO } from './map/token-shapes.ts';
export type { TokenState } from './map/token-state.ts';
export { Model } from './model.ts';
export { heatLevel, MAX_HEAT } from './sheet/heat-level.ts';
export { outlineMiddle } from './sheet/outline-middle.ts';
export { type Points, type SheetLocation, type UnitSheet, unitSheet } from './sheet/unit-sheet.ts';
export { captionOf } from './watch/captions.ts';
export { type Heading, type Moment, PLACE_KINDS, type PlaceKind } from './watch/contents.ts';
export { filmTokens } from './watch/film-tokens.ts';
export type { Shot } from './watch/shots.ts';
export type { Trail } from './watch/trails.ts';
export { shareLeft, unitWords } from './watch/unit-words.ts';
export { SPEEDS, WatchModel, ZOOMS, type Zoom } from './watch/watch-model.ts';
export type { Explained } from './watch/why.ts';
