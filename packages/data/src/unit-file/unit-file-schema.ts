import { z } from 'zod';
import { type JsonSchema, jsonSchemaOf, line } from '../schema/fields.ts';
import { blueprintSchema } from '../units/blueprint-schema.ts';

/** Version of the file format. A file that states no version is read as this one. */
export const UNIT_FORMAT = 1;

/** A unit file: a blueprint, with fields for programs. */
export const unitFileSchema = z
  .strictObject({
    $schema: line(0, 300).optional().describe('Where this schema is found, for editors.'),
    format: z.literal(UNIT_FORMAT).optional().describe('Version of the format.'),
    ...blueprintSchema.shape,
  })
  .meta({
    title: 'Hexfall unit',
    description: 'A BattleMech. Parts that every unit has in a fixed place are not listed.',
  });

/**
 * Returns the JSON Schema of a unit file, made from the definition that checks one.
 *
 * @example
 * ```ts
 * import { unitJsonSchema } from '@hexfall/data';
 *
 * unitJsonSchema()['title']; // => 'Hexfall unit'
 * ```
 */
export function unitJsonSchema(): JsonSchema {
  return jsonSchemaOf(unitFileSchema);
}
