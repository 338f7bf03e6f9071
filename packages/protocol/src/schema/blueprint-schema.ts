import {
  ARMOR_FACINGS,
  ARMOR_TYPES,
  COCKPIT_TYPES,
  ENGINE_TYPES,
  GYRO_TYPES,
  LOCATIONS,
  STRUCTURE_TYPES,
} from '@hexfall/rules';
import { z } from 'zod';

const lacks = z.enum(['hand', 'lowerArm']).optional();

/** A unit written by hand: what everyone has in a fixed place is not mentioned. */
export const blueprintSchema = z
  .strictObject({
    chassis: z.string().max(80),
    model: z.string().max(80),
    tonnage: z.int().min(10).max(100).multipleOf(5),
    engine: z.strictObject({ rating: z.int().min(10).max(500), type: z.enum(ENGINE_TYPES).optional() }),
    heatSinks: z.strictObject({ count: z.int().min(0).max(99), double: z.boolean().optional() }),
    armor: z.record(z.enum(ARMOR_FACINGS), z.int().min(0).max(255)),
    clan: z.boolean().optional(),
    quad: z.boolean().optional(),
    gyro: z.enum(GYRO_TYPES).optional(),
    cockpit: z.enum(COCKPIT_TYPES).optional(),
    armorType: z.enum(ARMOR_TYPES).optional(),
    structureType: z.enum(STRUCTURE_TYPES).optional(),
    armsWithout: z.strictObject({ LA: lacks, RA: lacks }).optional(),
    items: z.partialRecord(z.enum(LOCATIONS), z.array(z.string().max(60)).max(12)),
  })
  .meta({
    id: 'Blueprint',
    description: 'A unit in plain words: items by location, such as "Medium Laser", "2 x Heat Sink", "AC/20 ammo".',
  });
