export { BLUEPRINT_SCHEMA, UNIT_FORMAT, UNIT_SCHEMA } from './blueprint-shape.ts';
export * from './format-unit.ts';
export * from './parse-unit.ts';
export type { JsonSchema } from './shape.ts';
