/**
 * For other packages of this workspace only: it may change at any time. A test checks that every name is used.
 */
export { AVERAGE_CREW, valueWithCrew } from './battle-value/skill.ts';
export { formatFigure } from './battle-value/terms.ts';
export { sketchBoard } from './boards/board-sketch.ts';
export { gearByTitle } from './equipment/catalogue.ts';
export { MAX_UNITS } from './forces/force-file.ts';
export { looksLikeForce } from './forces/parse-force.ts';
export { parseCrew } from './forces/unit-text.ts';
export { editDistance } from './lookup/edit-distance.ts';
export { NAME_FORMS, nameKey, nameSpelling } from './lookup/name-key.ts';
export { type UnitName, UnitNames, unitFullTitle, unitTitle } from './lookup/unit-names.ts';
export { parseWith } from './schema/issues.ts';
export { linkAddOns } from './units/add-ons.ts';
export { unitName } from './units/blueprint.ts';
export { blueprintSchema } from './units/blueprint-schema.ts';
export { ALL_DESIGNS } from './units/catalogue/catalogue.ts';
