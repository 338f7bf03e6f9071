import { EDGES } from '@hexfall/hex';
import { ARMOR_FACINGS, LOCATIONS, PILOT_CONDITIONS, WITHDRAWAL_RULES, ZONE_EDGES } from '@hexfall/rules';
import { z } from 'zod';
import { hexNumberSchema } from './board-schema.ts';

const armorPoints = z.int().min(0).max(255);

/** What has happened to a unit before the game begins. The rules check it against the record sheet. */
const conditionSchema = z
  .strictObject({
    elevation: z.int().min(-128).max(255).optional(),
    prone: z.boolean().optional(),
    heat: z.int().min(0).max(100).optional(),
    shutdown: z.boolean().optional(),
    stealth: z
      .boolean()
      .optional()
      .meta({ description: 'Whether stealth armor is switched on; it is unless this is false.' }),
    pilotWounds: z.int().min(0).max(6).optional(),
    pilot: z.enum(PILOT_CONDITIONS).optional(),
    armor: z.partialRecord(z.enum(ARMOR_FACINGS), armorPoints).optional(),
    structure: z.partialRecord(z.enum(LOCATIONS), armorPoints).optional(),
    criticals: z.partialRecord(z.enum(LOCATIONS), z.array(z.int().min(1).max(12)).max(12)).optional(),
    ammo: z.array(z.int().min(0).max(1000)).max(78).optional(),
  })
  .meta({
    id: 'Condition',
    description: 'Damage and circumstances of a unit that does not begin fresh; slots are numbered from 1 as printed.',
  });

const zoneSchema = z
  .union([z.literal('any'), z.strictObject({ edge: z.enum(ZONE_EDGES), depth: z.int().min(1).max(99) })])
  .meta({
    id: 'Zone',
    description: 'Where a unit may be deployed: anywhere, or within a number of rows from an edge or corner.',
  });

const arrivalSchema = z.strictObject({ zone: zoneSchema, turn: z.int().min(1).max(10_000).optional() }).meta({
  id: 'Arrival',
  description:
    'For a unit that is not on the board yet: its zone, and the first turn in which it may be deployed (1 unless stated).',
});

/** How units leave the board. */
export const withdrawalSchema = z
  .strictObject({ rule: z.enum(WITHDRAWAL_RULES), homeEdges: z.array(z.enum(EDGES)).max(16) })
  .meta({
    id: 'Withdrawal',
    description:
      'Units may leave the board over the home edge of their side; if the rule is forced, crippled units must move toward it.',
  });

/** Where a unit stands, or where and when it arrives, and its crew. That it has one of the two is checked by the rules. */
export const placementFields = {
  side: z.int().min(0).max(15),
  hex: hexNumberSchema.optional(),
  facing: z.int().min(0).max(5).optional().meta({ description: '0 north, then clockwise.' }),
  arrives: arrivalSchema.optional(),
  gunnery: z.int().min(0).max(8),
  piloting: z.int().min(0).max(8),
  c3: z.int().min(0).max(65535).optional().meta({
    description:
      'The unit that its C3 computer is linked to: for a slave its master, for a master a higher one, for C3i the first unit of its network.',
  }),
  condition: conditionSchema.optional(),
};
