import {
  ARMOR_TYPES,
  type ArmorType,
  COCKPIT_TYPES,
  type CockpitType,
  ENGINE_TYPES,
  type EngineType,
  GYRO_TYPES,
  type GyroType,
  STRUCTURE_TYPES,
  type StructureType,
} from '@hexfall/rules';
import { ARMOR_FIGURES, STRUCTURE_FIGURES } from '../construction/hull-table.ts';
import { isClanBuilt, type MechBlueprint } from '../units/blueprint.ts';
import { engineRefusal } from './edit-frame.ts';
import { SINK_MAKES, type SinkMake } from './operation.ts';

/** A type that a part of the unit may have, with its usual name. */
export interface PartChoice<T> {
  readonly value: T;
  readonly name: string;
}

/** A type of armor or structure; a unit of mixed technology may have that of either base. */
export interface HullChoice<T> extends PartChoice<T> {
  readonly clan: boolean;
}

/** The types that each part of a unit may be changed to. Whether they fit is not checked here. */
export interface DraftChoices {
  readonly engines: readonly PartChoice<EngineType>[];
  readonly structures: readonly HullChoice<StructureType>[];
  readonly armors: readonly HullChoice<ArmorType>[];
  readonly gyros: readonly PartChoice<GyroType>[];
  readonly cockpits: readonly PartChoice<CockpitType>[];
  readonly sinks: readonly PartChoice<SinkMake>[];
}

const ENGINES: Readonly<Record<EngineType, string>> = {
  fusion: 'Fusion',
  xl: 'XL',
  clanXl: 'Clan XL',
  light: 'Light',
  compact: 'Compact',
  xxl: 'XXL',
  clanXxl: 'Clan XXL',
  ice: 'Combustion',
  fuelCell: 'Fuel cell',
  fission: 'Fission',
};

const GYROS: Readonly<Record<GyroType, string>> = {
  standard: 'Standard',
  xl: 'XL',
  compact: 'Compact',
  heavyDuty: 'Heavy duty',
  none: 'None',
};

const COCKPITS: Readonly<Record<CockpitType, string>> = {
  standard: 'Standard',
  small: 'Small',
  torsoMounted: 'In the torso',
  commandConsole: 'Command console',
  interface: 'Interface',
  industrial: 'Industrial',
  primitive: 'Primitive',
  primitiveIndustrial: 'Primitive industrial',
};

const SINKS: Readonly<Record<SinkMake, string>> = {
  single: 'Single',
  double: 'Double',
  laser: 'Laser',
  compact: 'Compact',
  prototype: 'Prototype double',
};

/**
 * Returns the types that each part of a unit may be changed to, always including its present type.
 *
 * @example
 * ```ts
 * import { draftChoices, findInCatalogue } from '@hexfall/data';
 *
 * draftChoices(findInCatalogue('HBK-4G')!).gyros.map(({ name }) => name); // => ['Standard', 'XL', 'Compact', 'Heavy duty']
 * ```
 */
export function draftChoices(unit: MechBlueprint): DraftChoices {
  const { gyro = 'standard', cockpit = 'standard', armorType = 'standard' } = unit;
  return {
    engines: choices(ENGINE_TYPES, ENGINES).filter(({ value }) => engineRefusal(unit, value) === undefined),
    structures: STRUCTURE_TYPES.flatMap(type => hullChoices(unit, type, STRUCTURE_FIGURES[type])),
    armors: ARMOR_TYPES.filter(type => type !== 'patchwork' || armorType === type).flatMap(type =>
      hullChoices(unit, type, ARMOR_FIGURES[type]),
    ),
    gyros: choices(GYRO_TYPES, GYROS).filter(
      ({ value }) => value !== 'none' || gyro === 'none' || cockpit === 'interface',
    ),
    cockpits: choices(COCKPIT_TYPES, COCKPITS),
    sinks: choices(SINK_MAKES, SINKS),
  };
}

function choices<T extends string>(values: readonly T[], names: Readonly<Record<T, string>>): readonly PartChoice<T>[] {
  return values.map(value => ({ value, name: names[value] }));
}

interface BothBases {
  readonly name: string;
  readonly slots: readonly [number, number];
  readonly hundredthsPerTon?: readonly [number, number];
}

/** Returns one choice if both technology bases build the same; otherwise, on a unit of mixed technology, one for each. */
function hullChoices<T>(unit: MechBlueprint, value: T, figures: BothBases): readonly HullChoice<T>[] {
  const { name, slots, hundredthsPerTon = [0, 0] } = figures;
  const clan = isClanBuilt(unit);
  const mixed = unit.techBase === 'mixedInnerSphere' || unit.techBase === 'mixedClan';
  const differ = slots[0] !== slots[1] || hundredthsPerTon[0] !== hundredthsPerTon[1];
  if (!mixed || !differ) return [{ value, name, clan }];
  return [
    { value, name: `${name} (Inner Sphere)`, clan: false },
    { value, name: `${name} (Clan)`, clan: true },
  ];
}
