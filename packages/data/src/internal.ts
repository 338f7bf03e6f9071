/**
 * Exports for the other packages of this workspace only: they may change at any time. A test checks that every name is
 * used.
 */
export { AVERAGE_CREW } from './battle-value/skill.ts';
export { formatFigure } from './battle-value/terms.ts';
export { sketchBoard } from './boards/board-sketch.ts';
export { gearByTitle } from './equipment/catalogue.ts';
export { fitMunitions } from './equipment/munition-figures.ts';
export { builtInForce } from './forces/built-in-force.ts';
export { looksLikeForce, MAX_UNITS } from './forces/force-file.ts';
export { formatForce, formatForceYaml } from './forces/format-force.ts';
export { type PlacedSides, type PositionOptions, placeForces } from './forces/place-forces.ts';
export { parseCrew } from './forces/unit-text.ts';
export { listSome } from './lookup/list-some.ts';
export { NAME_FORMS, nameKey, nameSpelling } from './lookup/name-key.ts';
export { nearest } from './lookup/nearest.ts';
export { type Namesake, preferredUnit, UNKNOWN_YEAR } from './lookup/preferred-unit.ts';
export { type UnitName, UnitNames, unitFullTitle, unitTitle } from './lookup/unit-names.ts';
export { formatMapText, isMapStyle, parseMapText, type StyledMapOrder } from './map-generator/map-text.ts';
export { parseWith } from './schema/issues.ts';
export { createQuickCheck } from './schema/quick-check.ts';
export { decodeText, MAX_BOARD_BYTES, MAX_FORCE_BYTES, MAX_UNIT_BYTES } from './text-file.ts';
export { linkAddOns } from './units/add-ons.ts';
export { unitName } from './units/blueprint.ts';
export { blueprintSchema } from './units/blueprint-schema.ts';
export { ALL_DESIGNS } from './units/catalogue/catalogue.ts';
export { type FilterProblem, type FilterTexts, readFilter } from './units/read-filter.ts';
export { readYaml, type YamlFile, type YamlLibrary } from './yaml-file.ts';
