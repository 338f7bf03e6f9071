import type { ByArmorFacing, ByLocation, LocationId } from './locations.ts';
import type { Slot, SlotMasks } from './slots.ts';
import type { Munition, WeaponType } from './weapon-type.ts';

/**
 * The design of a BattleMech: its record sheet before the first hit, while `MechState` is its condition. Specs are frozen, shared by every
 * state of a game and never cloned.
 */
export interface MechSpec {
  readonly name: string;
  readonly tonnage: number;
  readonly quad: boolean;
  readonly walkMp: number;
  readonly jumpMp: number;
  readonly engine: EngineType;
  readonly engineRating: number;
  readonly gyro: GyroType;
  readonly cockpit: CockpitType;
  readonly heatSinks: HeatSinks;
  readonly jumpJets: JumpJetType;
  readonly armorType: ArmorType;
  readonly structureType: StructureType;
  readonly armor: ByArmorFacing<number>;
  readonly structure: ByLocation<number>;
  /** By location, then slot. */
  readonly slots: ByLocation<readonly Slot[]>;
  /** One bit per slot: armored components, which withstand the first critical hit. */
  readonly armoredSlots: ByLocation<number>;
  readonly weapons: readonly MountedWeapon[];
  readonly ammoBins: readonly AmmoBin[];
  readonly equipment: readonly MountedEquipment[];
  /**
   * Entries of `equipment` (modular armor) that make the unit slower by one walking and one jump MP until none of them is left. `walkMp`
   * and `jumpMp` are without that MP; left out if there are no such entries.
   */
  readonly slowedBy?: readonly number[] | undefined;
  /** The slots by content, with one bit per slot. Derived from `slots`. */
  readonly masks: SlotMasks;
  /** The entries of `equipment` by kind. Derived from the other fields. */
  readonly gear: GearIndex;
  /** Whether damage from outside costs point for point, with no rule for armor, structure or gear. Derived from the other fields. */
  readonly plain: boolean;
  /** Whether no build or equipment changes the unit's piloting rolls and blows, its legs aside. Derived from the other fields. */
  readonly balanced: boolean;
  /** Whether nothing built in changes the numbers of the unit's own fire. Derived from the other fields. */
  readonly plainShooter: boolean;
  /** Entries of `equipment` that have a switch, as many as a unit's state has room for. Derived from the other fields. */
  readonly switched: readonly number[];
}

/** Every kind has an entry, so that all specs have one shape; `undefined` if the unit has none of the kind. */
export type GearIndex = Readonly<Record<EquipmentKind, readonly number[] | undefined>>;

export const ENGINE_TYPES = [
  'fusion',
  'xl',
  'clanXl',
  'light',
  'compact',
  'xxl',
  'clanXxl',
  'ice',
  'fuelCell',
  'fission',
] as const;
export type EngineType = (typeof ENGINE_TYPES)[number];

export const GYRO_TYPES = ['standard', 'xl', 'compact', 'heavyDuty', 'none'] as const;
export type GyroType = (typeof GYRO_TYPES)[number];

export const COCKPIT_TYPES = [
  'standard',
  'small',
  'torsoMounted',
  'commandConsole',
  'interface',
  'industrial',
  'primitive',
  'primitiveIndustrial',
] as const;
export type CockpitType = (typeof COCKPIT_TYPES)[number];

/** Improved jets make half the heat, their prototypes twice as much, and mechanical boosters none; `none` is for units without jump MP. */
export const JUMP_JET_TYPES = ['none', 'standard', 'improved', 'prototypeImproved', 'mechanical'] as const;
export type JumpJetType = (typeof JUMP_JET_TYPES)[number];

/** `patchwork` differs by location. Types that affect only weight and slots are kept for display. */
export const ARMOR_TYPES = [
  'standard',
  'ferroFibrous',
  'lightFerroFibrous',
  'heavyFerroFibrous',
  'stealth',
  'ferroLamellor',
  'hardened',
  'reactive',
  'reflective',
  'ballisticReinforced',
  'impactResistant',
  'heatDissipating',
  'antiPenetrativeAblation',
  'primitive',
  'industrial',
  'heavyIndustrial',
  'commercial',
  'patchwork',
] as const;
export type ArmorType = (typeof ARMOR_TYPES)[number];

export const STRUCTURE_TYPES = [
  'standard',
  'endoSteel',
  'endoComposite',
  'composite',
  'reinforced',
  'industrial',
] as const;
export type StructureType = (typeof STRUCTURE_TYPES)[number];

export interface HeatSinks {
  /** The number of all sinks, in the engine and in slots. */
  readonly count: number;
  /** Heat that one sink removes: 1 single, 2 double. If there are several kinds, the heat that one in the engine removes. */
  readonly capacity: 1 | 2;
  /** Present only if not every item in slots removes `capacity`: pairs of compact sinks, or double sinks beside single ones. */
  readonly mixed?: MixedSinks | undefined;
}

export interface MixedSinks {
  /** Heat that all sinks together remove, including those in the engine. */
  readonly total: number;
  /** Heat that each item in slots removes, by the number of the item. */
  readonly items: readonly number[];
}

export interface MountedWeapon {
  readonly type: WeaponType;
  /** The location of the weapon; for a split weapon the inner one, which decides its arc. */
  readonly location: LocationId;
  readonly rear: boolean;
  /** The outer location of a split weapon; `NOWHERE` for all others. */
  readonly alsoIn: LocationId;
  /**
   * Index in `equipment` of the item that is fitted to this weapon (Artemis, Apollo, PPC capacitor) or links it with others (machine gun
   * array); -1 for none.
   */
  readonly addOn: number;
  /** Whether it is mounted in a turret, which turns to any side; left out for all other weapons. */
  readonly turret?: true | undefined;
}

export interface AmmoBin {
  /** Kind of ammunition: weapons whose `ammo` is equal may draw from this bin. */
  readonly ammo: string;
  readonly location: LocationId;
  readonly shots: number;
  /** Points of damage that one shot does when the bin explodes; 0 for ammunition that cannot explode. */
  readonly explosionPerShot: number;
  /** The munition in the bin, which decides the figures of a weapon that fires from it. */
  readonly munition: Munition;
  /** Guidance of the missiles, which work together with Artemis, a Narc pod or the beam of a target designator. */
  readonly guidance: Guidance;
}

export const GUIDANCES = ['none', 'artemisIV', 'artemisV', 'narc', 'semiGuided'] as const;
export type Guidance = (typeof GUIDANCES)[number];

export const EQUIPMENT_KINDS = [
  'hatchet',
  'sword',
  'mace',
  'lance',
  'retractableBlade',
  'flail',
  'claw',
  'talons',
  'masc',
  'supercharger',
  'tsm',
  'industrialTsm',
  'case',
  'caseTwo',
  'artemisIV',
  'artemisV',
  'apollo',
  'ppcCapacitor',
  'targetingComputer',
  'ecm',
  'activeProbe',
  /** Electronic warfare suite that is both ECM and active probe. */
  'ewSuite',
  'c3Master',
  'c3Slave',
  'c3i',
  'stealthArmor',
  'partialWing',
  'antiPersonnelPod',
  'coolantPod',
  'machineGunArray',
  'commandConsole',
  /** ECM that also blinds Streak launchers. */
  'angelEcm',
  /** Electronic warfare suite that links its carriers. */
  'novaCews',
  /** Industrial tools that strike like weapons. */
  'chainsaw',
  'miningDrill',
  'rockCutter',
  'combine',
  'backhoe',
  'dualSaw',
  'spotWelder',
  'pileDriver',
  /** Actuator enhancement system: steadies the arm or the legs that it is in. */
  'aes',
  /** Keeps water out of engines that burn air. */
  'environmentalSealing',
  /** C3 computers whose signals only Angel ECM cuts. */
  'c3BoostedMaster',
  'c3BoostedSlave',
  /** Systems that make a unit harder to see, at the price of heat. */
  'nullSignature',
  'chameleon',
  'voidSignature',
  /** Plates of armor over the armor, which slow a unit down. */
  'modularArmor',
  /** Pumps that drive heat sinks beyond their limits. */
  'radicalSinks',
  /** Blades that cut deeper while they are switched on. */
  'smallVibroblade',
  'mediumVibroblade',
  'largeVibroblade',
  'chainWhip',
  'wreckingBall',
  'ramPlate',
  /** A weapon against battle armor, which is of no use here and explodes when it is struck. */
  'bPod',
  /** Foam that keeps water out of its location, and the systems that also mend armor. */
  'harjel',
  'harjelTwo',
  'harjelThree',
  /** Carried on an arm: takes points off hits on the locations that it covers. */
  'smallShield',
  'mediumShield',
  'largeShield',
  /** Damages a limb that strikes it. */
  'spikes',
  /** Weakens particle beams. */
  'blueShield',
  /** Fitted to a laser, which makes less heat or fires as a pulse laser. */
  'laserInsulator',
  'pulseModule',
  /** Removes additional heat, at a risk. */
  'emergencyCoolant',
  /** Thrusters for swimming. */
  'umu',
  /** Equipment without rules, which occupies its slots and can be struck there. */
  'other',
] as const;
export type EquipmentKind = (typeof EQUIPMENT_KINDS)[number];

export interface MountedEquipment {
  readonly kind: EquipmentKind;
  readonly name: string;
  /** The location of the equipment; if it is spread over several locations, that of its first slot. */
  readonly location: LocationId;
  /** Modular armor over the back of a torso, or a tool that strikes backward; left out for all other equipment. */
  readonly rear?: true | undefined;
}

/** A spec without the fields that are derived from the others. */
export type MechDesign = Omit<MechSpec, 'masks' | 'gear' | 'plain' | 'balanced' | 'plainShooter' | 'switched'>;
