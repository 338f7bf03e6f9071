import {
  ACTUATORS,
  ARMOR_FACINGS,
  ARMOR_TYPES,
  COCKPIT_TYPES,
  ENGINE_TYPES,
  GYRO_TYPES,
  LOCATIONS,
  STRUCTURE_TYPES,
  SYSTEM_SLOTS,
} from '@hexfall/rules';
import { z } from 'zod';
import { allOf, line, someOf, wholeNumber } from '../schema/fields.ts';
import { TECH_BASE_NAMES } from './tech-base.ts';

/** Machines that can transform. Here they stay BattleMechs, and the equipment for transforming only occupies its slots. */
const CONVERSIONS = ['lam', 'quadVee'] as const;

/** Cockpits that are played as a command console, or as one in the torso. */
const COCKPIT_MAKES = ['smallCommandConsole', 'virtualRealityPod'] as const;

/** The content of a slot before any item is placed. */
const FIXED_PARTS = [...SYSTEM_SLOTS, ...ACTUATORS, 'commandConsole', 'free'] as const;

/** No unit has a longer name, and programs that read names rely on this limit. */
export const MAX_NAME_LENGTH = 80;
const MAX_QUIRK_LENGTH = 120;
const MAX_QUIRKS = 60;
/** A line for each slot, and a few for items without slots. */
const MAX_LINES = 24;

const name = line(1, MAX_NAME_LENGTH);
const quirks = z.array(line(1, MAX_QUIRK_LENGTH)).max(MAX_QUIRKS);

/** The one definition of a blueprint: its type, the check of files and messages, and their JSON Schemas come from here. */
export const blueprintSchema = z.strictObject({
  chassis: name,
  model: line(0, MAX_NAME_LENGTH),
  clanName: name.optional().describe('Name that the Clans gave the chassis.'),
  tonnage: wholeNumber(10, 100).multipleOf(5),
  techBase: z
    .enum(TECH_BASE_NAMES)
    .optional()
    .describe('Left out for an Inner Sphere unit. Items without a technology base in their name are of this one.'),
  quad: z.boolean().optional().describe('Four legs instead of two and two arms.'),
  omni: z.boolean().optional().describe('An OmniMech: what is not "(fixed)" is in pods.'),
  conversion: z.enum(CONVERSIONS).optional().describe('What else it can turn into; it is played as a BattleMech only.'),
  engine: z.strictObject({ rating: wholeNumber(10, 500), type: z.enum(ENGINE_TYPES).optional() }),
  gyro: z.enum(GYRO_TYPES).optional(),
  cockpit: z.enum(COCKPIT_TYPES).optional(),
  cockpitMake: z
    .enum(COCKPIT_MAKES)
    .optional()
    .describe('A cockpit that is played as the one given: counts for Battle Value only.'),
  heatSinks: z
    .strictObject({
      count: wholeNumber(0, 99),
      double: z.boolean().optional().describe('Type of the sinks in the engine; those among the items name their own.'),
      compact: z.boolean().optional().describe('Compact sinks in the engine, which holds twice as many of them.'),
    })
    .describe('All heat sinks: those listed in items and those in the engine.'),
  overrideKit: z.boolean().optional().describe('A RISC heat sink override kit: counts for Battle Value only.'),
  structureType: z.enum(STRUCTURE_TYPES).optional(),
  clanStructure: z
    .boolean()
    .optional()
    .describe('Only where it differs from the technology base, as it may on a mixed unit.'),
  armorType: z.enum(ARMOR_TYPES).optional(),
  clanArmor: z
    .boolean()
    .optional()
    .describe('Only where it differs from the technology base, as it may on a mixed unit.'),
  armor: allOf(ARMOR_FACINGS, wholeNumber(0, 255)).describe('Points by facing; CTR, RTR and LTR are the rear.'),
  patchwork: someOf(LOCATIONS, z.enum(ARMOR_TYPES))
    .optional()
    .describe('Types of patchwork armor by location; standard unless stated.'),
  armsWithout: someOf(['LA', 'RA'], z.enum(['hand', 'lowerArm']))
    .optional()
    .describe('Arms without a hand, or without lower arm and hand.'),
  layout: someOf(LOCATIONS, z.array(z.enum(FIXED_PARTS)).max(12))
    .optional()
    .describe(
      'What each slot of a location holds from the top, where its fixed parts are not in their usual places; "free" is for items.',
    ),
  items: someOf(LOCATIONS, z.array(name).max(MAX_LINES)).describe(
    'Items that fill the free slots of a location from the top: "Medium Laser", "Medium Laser (rear)", "2 x Heat Sink", ' +
      '"AC/20 ammo", "empty" for a slot left free. Equipment that is spread out, such as Endo Steel, is listed slot by ' +
      'slot. A weapon that runs over into the next location says in both how much of it is there: "AC/20 (7 slots)". ' +
      'On an OmniMech "(fixed)" is what is not in a pod; "(turret)" and "(size 2)" are for equipment that has them. ' +
      '"(inert)" is for equipment that no table has. A quad\'s front legs are LA and RA.',
  ),
  armored: someOf(LOCATIONS, z.array(wholeNumber(1, 12)).max(12))
    .optional()
    .describe('Armored components: numbers of their slots, counted from 1.'),
  withoutCase: z
    .array(z.enum(LOCATIONS))
    .max(LOCATIONS.length)
    .optional()
    .describe('Locations in which a Clan unit does without its free CASE.'),
  year: wholeNumber(0, 9999).optional().describe('Year of introduction.'),
  rulesLevel: wholeNumber(1, 5)
    .optional()
    .describe('1 introductory, 2 standard, 3 advanced, 4 experimental, 5 unofficial.'),
  role: name.optional(),
  mulId: wholeNumber(0, 9_999_999).optional().describe('Number in the Master Unit List.'),
  source: line(1, MAX_QUIRK_LENGTH).optional(),
  quirks: quirks.optional(),
  weaponQuirks: quirks.optional().describe('Quirk, location, slot and weapon between colons.'),
});
