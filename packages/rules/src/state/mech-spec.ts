import type { LocationId } from './locations.ts';
import type { WeaponType } from './weapon-type.ts';

/**
 * What a BattleMech is, as opposed to how it is doing: the record sheet before the first hit. Specs are frozen,
 * shared by every state of a game and never cloned.
 */
export interface MechSpec {
  readonly name: string;
  readonly tonnage: number;
  readonly quad: boolean;
  readonly walkMp: number;
  readonly jumpMp: number;
  readonly engine: EngineType;
  readonly gyro: GyroType;
  readonly cockpit: CockpitType;
  readonly heatSinks: HeatSinks;
  /** By armor facing. */
  readonly armor: readonly number[];
  /** By location. */
  readonly structure: readonly number[];
  /** By location, then slot. */
  readonly slots: readonly (readonly Slot[])[];
  readonly weapons: readonly MountedWeapon[];
  readonly ammoBins: readonly AmmoBin[];
  readonly equipment: readonly MountedEquipment[];
  /** Which slots hold what, as one bit per slot: derived from `slots` once. */
  readonly masks: SlotMasks;
}

export const ENGINE_TYPES = [
  'fusion',
  'xl',
  'clanXl',
  'light',
  'compact',
  'xxl',
  'ice',
  'fuelCell',
  'fission',
] as const;
export type EngineType = (typeof ENGINE_TYPES)[number];

export const GYRO_TYPES = ['standard', 'xl', 'compact', 'heavyDuty'] as const;
export type GyroType = (typeof GYRO_TYPES)[number];

export const COCKPIT_TYPES = ['standard', 'small', 'torsoMounted'] as const;
export type CockpitType = (typeof COCKPIT_TYPES)[number];

export interface HeatSinks {
  /** All sinks, in the engine and in slots. */
  readonly count: number;
  /** Heat that one sink removes: 1 single, 2 double. */
  readonly capacity: 1 | 2;
}

/** Slots whose content is the same on every BattleMech that has it. */
export const SYSTEM_SLOTS = ['engine', 'gyro', 'sensors', 'lifeSupport', 'cockpit'] as const;
export const ACTUATORS = ['shoulder', 'upperArm', 'lowerArm', 'hand', 'hip', 'upperLeg', 'lowerLeg', 'foot'] as const;
export type SystemSlot = (typeof SYSTEM_SLOTS)[number];
export type Actuator = (typeof ACTUATORS)[number];

/** One critical slot. `item` is the index in the list that the kind names. */
export type Slot =
  | { readonly kind: 'empty' }
  /** Armor, structure, myomer or CASE: occupied, but a critical there is rolled again. */
  | { readonly kind: 'filler' }
  | { readonly kind: SystemSlot }
  | { readonly kind: Actuator }
  | { readonly kind: 'weapon'; readonly item: number }
  | { readonly kind: 'ammo'; readonly item: number }
  | { readonly kind: 'equipment'; readonly item: number }
  | { readonly kind: 'heatSink'; readonly item: number }
  | { readonly kind: 'jumpJet'; readonly item: number };

export interface MountedWeapon {
  readonly type: WeaponType;
  readonly location: LocationId;
  readonly rear: boolean;
}

export interface AmmoBin {
  /** Which weapons may draw from it: equals their `ammo`. */
  readonly ammo: string;
  readonly location: LocationId;
  readonly shots: number;
  /** Points of damage that one shot does when the bin explodes; 0 for ammunition that cannot. */
  readonly explosionPerShot: number;
}

export const EQUIPMENT_KINDS = ['hatchet', 'sword', 'mace', 'masc', 'supercharger', 'tsm', 'case', 'other'] as const;
export type EquipmentKind = (typeof EQUIPMENT_KINDS)[number];

export interface MountedEquipment {
  readonly kind: EquipmentKind;
  readonly name: string;
  readonly location: LocationId;
}

/** One bit per slot, by location. */
export interface SlotMasks {
  /** Slots that a critical hit can strike. */
  readonly hittable: readonly number[];
  readonly engine: readonly number[];
  readonly gyro: readonly number[];
  readonly sensors: readonly number[];
  readonly lifeSupport: readonly number[];
  readonly cockpit: readonly number[];
  readonly shoulder: readonly number[];
  readonly upperArm: readonly number[];
  readonly lowerArm: readonly number[];
  readonly hand: readonly number[];
  readonly hip: readonly number[];
  readonly upperLeg: readonly number[];
  readonly lowerLeg: readonly number[];
  readonly foot: readonly number[];
}

/** A spec without what is derived from its slots. */
export type MechDesign = Omit<MechSpec, 'masks'>;

/** Number of set bits of a slot mask. */
export function countSlots(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
