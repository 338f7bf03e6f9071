import {
  ACTUATORS,
  ALL_SLOTS,
  ARMOR_FACING_COUNT,
  ARMOR_TYPES,
  CLUSTER_SIZES,
  COCKPIT_TYPES,
  ENGINE_TYPES,
  EQUIPMENT_KINDS,
  GUIDANCES,
  GYRO_TYPES,
  JUMP_JET_TYPES,
  LOCATION_COUNT,
  MUNITIONS,
  STRUCTURE_TYPES,
  SYSTEM_SLOTS,
  WEAPON_TRAITS,
} from '@hexfall/rules';
import { z } from 'zod';

/** Names are shown on one line. */
export const nameSchema = z.string().min(1).max(80);

const locationSchema = z
  .int()
  .min(0)
  .max(LOCATION_COUNT - 1);
const points = z.int().min(0).max(1000);
const range = z.int().min(0).max(100);
const rangesSchema = z.tuple([range, range, range]);

const damageSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('single'), points }),
  z.strictObject({ kind: z.literal('byRange'), points: z.tuple([points, points, points]) }),
  z.strictObject({
    kind: z.literal('cluster'),
    projectiles: z.literal([1, ...CLUSTER_SIZES]),
    pointsEach: points,
    groupPoints: z.int().min(1).max(1000),
  }),
  z.strictObject({ kind: z.literal('blast'), points }),
]);

const weaponFigures = {
  id: nameSchema,
  name: nameSchema,
  heat: z.int().min(0).max(100),
  damage: damageSchema,
  minimumRange: range,
  ranges: rangesSchema,
  waterRanges: rangesSchema,
  toHit: z.int().min(-10).max(10),
  ammo: nameSchema.optional(),
  explosion: points,
  traits: z.array(z.enum(WEAPON_TRAITS)).max(WEAPON_TRAITS.length),
  targetHeat: z.strictObject({ points, dice: z.int().min(0).max(20) }),
};

/** Figures of a weapon with different ammunition. They have no further variants. */
const variantSchema = z.strictObject({ ...weaponFigures, variants: z.strictObject({}) });

const weaponTypeSchema = z
  .strictObject({ ...weaponFigures, variants: z.partialRecord(z.enum(MUNITIONS), variantSchema) })
  .meta({ id: 'WeaponType', description: 'Figures of a weapon; `ammo` is left out where none is needed.' });

const systemSlotSchema = z.strictObject({ kind: z.enum(['empty', 'filler', ...SYSTEM_SLOTS, ...ACTUATORS]) });
const itemSlotSchema = z.strictObject({
  kind: z.enum(['weapon', 'ammo', 'equipment', 'heatSink', 'jumpJet']),
  item: z.int().min(0).max(999),
});

const mountedWeaponSchema = z.strictObject({
  type: weaponTypeSchema,
  location: locationSchema,
  rear: z.boolean(),
  alsoIn: z
    .int()
    .min(-1)
    .max(LOCATION_COUNT - 1),
  addOn: z.int().min(-1).max(999),
  turret: z.literal(true).optional().describe('Mounted in a turret, which turns to any side.'),
});

const ammoBinSchema = z.strictObject({
  ammo: nameSchema,
  location: locationSchema,
  shots: points,
  explosionPerShot: points,
  munition: z.enum(MUNITIONS),
  guidance: z.enum(GUIDANCES),
});

const equipmentSchema = z.strictObject({
  kind: z.enum(EQUIPMENT_KINDS),
  name: nameSchema,
  rear: z.literal(true).optional().describe('Modular armor over the back of a torso.'),
  location: z
    .int()
    .min(-1)
    .max(LOCATION_COUNT - 1),
});

const heatSinksSchema = z.strictObject({
  count: z.int().min(0).max(99),
  capacity: z.union([z.literal(1), z.literal(2)]),
  mixed: z
    .strictObject({ total: z.int().min(0).max(198), items: z.array(z.int().min(1).max(2)).max(78) })
    .optional()
    .describe('Heat that all sinks remove, and each item in slots: only where these are not all of one kind.'),
});

/** A record sheet as data. Whatever can be derived from its slots is left out, and derived when it is read. */
export const specSchema = z
  .strictObject({
    name: nameSchema,
    tonnage: z.int().min(10).max(100),
    quad: z.boolean(),
    walkMp: z.int().min(0).max(40),
    jumpMp: z.int().min(0).max(40),
    engine: z.enum(ENGINE_TYPES),
    engineRating: z.int().min(0).max(500),
    gyro: z.enum(GYRO_TYPES),
    cockpit: z.enum(COCKPIT_TYPES),
    heatSinks: heatSinksSchema,
    jumpJets: z.enum(JUMP_JET_TYPES),
    armorType: z.enum(ARMOR_TYPES),
    structureType: z.enum(STRUCTURE_TYPES),
    armor: z.array(z.int().min(0).max(255)).length(ARMOR_FACING_COUNT),
    structure: z.array(z.int().min(1).max(255)).length(LOCATION_COUNT),
    slots: z.array(z.array(z.union([systemSlotSchema, itemSlotSchema])).max(12)).length(LOCATION_COUNT),
    armoredSlots: z.array(z.int().min(0).max(ALL_SLOTS)).length(LOCATION_COUNT),
    weapons: z.array(mountedWeaponSchema).max(32),
    ammoBins: z.array(ammoBinSchema).max(78),
    equipment: z.array(equipmentSchema).max(78),
    slowedBy: z
      .array(z.int().min(0).max(77))
      .max(78)
      .optional()
      .describe(
        'Equipment that costs one walking and one jump MP until none of it is left; the MP are given without it.',
      ),
  })
  .meta({
    id: 'MechSpec',
    description: 'A record sheet. Locations in order HD, CT, RT, LT, RA, LA, RL, LL; armor also CTR, RTR, LTR.',
  });

export type SpecJson = z.output<typeof specSchema>;
export type WeaponJson = z.output<typeof weaponTypeSchema>;
