/**
 * What other packages of this workspace need and nobody else should: it may change at any time. A test sees to it that
 * every name is used.
 */
export { linkAddOns } from './units/add-ons.ts';
export { AVERAGE_CREW } from './battle-value/skill.ts';
export { type BattleValue, battleValue } from './battle-value/battle-value.ts';
export { type Edge, type ForceError, type ForceFile } from './forces/force-file.ts';
export { type Force, type PilotedUnit, resolveForce } from './forces/resolve-force.ts';
export { type ForceValue, forceValue } from './battle-value/force-value.ts';
export { MAP_STYLE_NAMES, MAP_STYLES, type MapStyleName } from './map-generator/styles.ts';
export { boardOfOwn, DEFAULT_BOARD, findOwnBoard, OWN_BOARDS } from './boards/own-boards.ts';
export { type OwnBoard } from './boards/own-board.ts';
export { type Rating } from './battle-value/defense.ts';
export { unitFullTitle, type UnitName, UnitNames, unitTitle } from './lookup/unit-names.ts';
export { generateBoard } from './map-generator/generate-board.ts';
export { looksLikeForce, parseForce } from './forces/parse-force.ts';
export { nameKey } from './lookup/name-key.ts';
export { parseMul } from './forces/parse-mul.ts';
export { plain } from './battle-value/terms.ts';
export { sketchBoard } from './boards/board-sketch.ts';
