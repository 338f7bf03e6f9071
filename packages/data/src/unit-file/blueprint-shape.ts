import {
  ARMOR_FACINGS,
  ARMOR_TYPES,
  COCKPIT_TYPES,
  ENGINE_TYPES,
  GYRO_TYPES,
  LOCATIONS,
  STRUCTURE_TYPES,
} from '@hexfall/rules';
import { CONVERSIONS, type MechBlueprint } from '../units/blueprint.ts';
import { TECH_BASE_NAMES } from '../units/tech-base.ts';
import {
  described,
  each,
  type FieldShapes,
  flag,
  type JsonSchema,
  line,
  listOf,
  oneOf,
  optional,
  record,
  type Shape,
  some,
  wholeNumber,
} from './shape.ts';

const NAME_LENGTH = 80;
const QUIRK_LENGTH = 120;
const MOST_QUIRKS = 60;
/** A line for each slot, and a few for what has none. */
const MOST_LINES = 24;

const LACKS = oneOf(['hand', 'lowerArm'] as const);

const FIELDS: FieldShapes<MechBlueprint> = {
  chassis: line(1, NAME_LENGTH),
  model: line(0, NAME_LENGTH),
  clanName: optional(described('Name that the Clans gave the chassis.', line(1, NAME_LENGTH))),
  tonnage: wholeNumber(10, 100, 5),
  techBase: optional(described('Left out for an Inner Sphere unit.', oneOf(TECH_BASE_NAMES))),
  quad: optional(described('Four legs instead of two and two arms.', flag())),
  omni: optional(described('An OmniMech: what is not "(fixed)" sits in pods.', flag())),
  conversion: optional(described('What else it can turn into; it is played as a BattleMech only.', oneOf(CONVERSIONS))),
  engine: record({ rating: wholeNumber(10, 500), type: optional(oneOf(ENGINE_TYPES)) }),
  gyro: optional(oneOf(GYRO_TYPES)),
  cockpit: optional(oneOf(COCKPIT_TYPES)),
  heatSinks: described(
    'All heat sinks: those listed in items and those in the engine.',
    record({ count: wholeNumber(0, 99), double: optional(flag()) }),
  ),
  structureType: optional(oneOf(STRUCTURE_TYPES)),
  clanStructure: optional(described('Where it differs from the technology base.', flag())),
  armorType: optional(oneOf(ARMOR_TYPES)),
  clanArmor: optional(described('Where it differs from the technology base.', flag())),
  armor: described('Points by facing; CTR, RTR and LTR are the rear.', each(ARMOR_FACINGS, wholeNumber(0, 255))),
  patchwork: optional(described('Types of patchwork armor by location.', some(LOCATIONS, oneOf(ARMOR_TYPES)))),
  armsWithout: optional(described('Arms that lack actuators.', record({ LA: optional(LACKS), RA: optional(LACKS) }))),
  items: described(
    'Items that fill the free slots of a location from the top: "Medium Laser", "Medium Laser (rear)", "2 x Heat Sink", "AC/20 ammo", "empty". A quad\'s front legs are LA and RA.',
    some(LOCATIONS, listOf(MOST_LINES, line(1, NAME_LENGTH))),
  ),
  armored: optional(
    described('Armored components: slot numbers from 1.', some(LOCATIONS, listOf(12, wholeNumber(1, 12)))),
  ),
  withoutCase: optional(
    described('Where a Clan unit does without its free CASE.', listOf(LOCATIONS.length, oneOf(LOCATIONS))),
  ),
  year: optional(described('Year of introduction.', wholeNumber(0, 9999))),
  rulesLevel: optional(
    described('1 introductory, 2 standard, 3 advanced, 4 experimental, 5 unofficial.', wholeNumber(1, 5)),
  ),
  role: optional(line(1, NAME_LENGTH)),
  mulId: optional(described('Number in the Master Unit List.', wholeNumber(0, 9_999_999))),
  source: optional(line(1, QUIRK_LENGTH)),
  quirks: optional(listOf(MOST_QUIRKS, line(1, QUIRK_LENGTH))),
  weaponQuirks: optional(
    described('Quirk, location, slot and weapon between colons.', listOf(MOST_QUIRKS, line(1, QUIRK_LENGTH))),
  ),
};

export const BLUEPRINT_SHAPE: Shape<MechBlueprint> = record(FIELDS);

/** JSON Schema of a blueprint alone, for those who put it into something larger. */
export const BLUEPRINT_SCHEMA: JsonSchema = BLUEPRINT_SHAPE.schema;

/** Version of the file format; a file that says none is of the first. */
export const UNIT_FORMAT = 1;

/** A unit file: a blueprint, and words for programs. */
export interface UnitFile extends MechBlueprint {
  readonly $schema?: string;
  readonly format?: number;
}

export const UNIT_FILE_SHAPE: Shape<UnitFile> = record<UnitFile>({
  $schema: optional(described('Where this schema is found, for editors.', line(0, 300))),
  format: optional(described('Version of the format.', wholeNumber(UNIT_FORMAT, UNIT_FORMAT))),
  ...FIELDS,
});

/** JSON Schema of a unit file, made from the shape that checks it. */
export const UNIT_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Hexfall unit',
  description: 'A BattleMech. What every unit has in a fixed place is not mentioned.',
  ...UNIT_FILE_SHAPE.schema,
};
