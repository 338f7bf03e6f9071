import { z } from 'zod';
import { boardSchema } from './board-schema.ts';
import { nameSchema, specSchema } from './spec-schema.ts';
import { placementFields, withdrawalSchema } from './unit-schema.ts';

export const profileSchema = z.strictObject({
  id: nameSchema,
  version: z.int().min(0),
  switches: z.record(nameSchema, z.union([z.boolean(), z.int(), z.string().max(80)])),
});

/** The fields of a set-up besides its rules profile and its seed. */
export const setupFields = {
  board: boardSchema,
  specs: z.array(specSchema).min(1).max(200),
  units: z
    .array(z.strictObject({ spec: z.int().min(0).max(199), ...placementFields }))
    .min(1)
    .max(200),
  turnLimit: z.int().min(1).max(10_000),
  withdrawal: withdrawalSchema.optional(),
};

/** How a game began, as far as its players may know: everything except the seed. */
export const setupSchema = z
  .strictObject({ profile: profileSchema, ...setupFields })
  .meta({ id: 'Setup', description: 'How a game began: rules, board, record sheets and units, without the seed.' });

export type SetupJson = z.output<typeof setupSchema>;
