import { type MechBlueprint, blueprintSchema as unitBlueprintSchema } from '@hexfall/data';
import type { z } from 'zod';

/** A unit written by hand. It does not mention what every unit has in a fixed place. The schema is that of unit files. */
export const blueprintSchema = unitBlueprintSchema.meta({
  id: 'Blueprint',
  description: 'A unit in plain words: items by location, such as "Medium Laser", "2 x Heat Sink", "AC/20 ammo".',
}) as z.ZodType<MechBlueprint>;
