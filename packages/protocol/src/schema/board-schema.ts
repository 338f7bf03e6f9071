import { LAYERS, type Layer, MAX_LAYER_VALUE } from '@hexfall/hex';
import { z } from 'zod';

/** The greatest width and height of a board: printed hex numbers have two digits for the column and two for the row. */
export const MAX_BOARD_SIDE = 99;

/** The greatest value of each layer, where it is not `MAX_HEIGHT`. */
const MAX_VALUES: Readonly<Partial<Record<Layer, number>>> = {
  woods: 3,
  jungle: 3,
  water: 1,
  depth: 100,
  rapids: 2,
  ice: 1,
  rough: 2,
  rubble: 6,
  swamp: 3,
  mud: 1,
  sand: 1,
  tundra: 1,
  snow: 2,
  magma: 2,
  field: 1,
  pavement: 1,
  road: 4,
  roadExits: 63,
  bridge: 1,
  bridgeExits: 63,
  bridgeCf: MAX_LAYER_VALUE,
  building: 5,
  buildingExits: 63,
  buildingCf: MAX_LAYER_VALUE,
  buildingClass: 3,
  buildingArmor: MAX_LAYER_VALUE,
  basement: 2,
  fuelTank: 1,
  smoke: 2,
  fire: 2,
  impassable: 1,
  cliffExits: 63,
};

/** Most levels that anything is high. */
const MAX_HEIGHT = 255;

const layerFields = Object.fromEntries(
  LAYERS.map(layer => [
    layer,
    z
      .int()
      .min(0)
      .max(MAX_VALUES[layer] ?? MAX_HEIGHT)
      .optional(),
  ]),
) as Record<Layer, z.ZodOptional<z.ZodInt>>;

export const hexSchema = z
  .strictObject({ level: z.int().min(-100).max(100).optional(), ...layerFields })
  .meta({ id: 'Hex', description: 'What one hex holds. Whatever is not stated is 0.' });

export const hexNumberSchema = z
  .string()
  .regex(/^\d{4}$/, 'must be a hex number such as "0101"')
  .meta({ id: 'HexNumber', description: 'Printed hex number: two digits of column and two of row, from "0101".' });

export const boardSchema = z
  .strictObject({
    width: z.int().min(1).max(MAX_BOARD_SIDE),
    height: z.int().min(1).max(MAX_BOARD_SIDE),
    hexes: z.record(hexNumberSchema, hexSchema).optional(),
  })
  .meta({ id: 'Board', description: 'A map: its size, and every hex that is not open ground at level 0.' });

export type BoardJson = z.output<typeof boardSchema>;
export type HexJson = z.output<typeof hexSchema>;
