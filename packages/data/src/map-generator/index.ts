export * from './generate-board.ts';
export { MAP_STYLE_NAMES, MAP_STYLES, type MapStyle, type MapStyleName } from './styles.ts';
