import type { ByArmorFacing, ByLocation, LocationId } from './locations.ts';
import type { Slot, SlotMasks } from './slots.ts';
import type { Munition, WeaponType } from './weapon-type.ts';

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
  /** One bit per slot: armored components, which shrug off the first critical hit. */
  readonly armoredSlots: ByLocation<number>;
  readonly weapons: readonly MountedWeapon[];
  readonly ammoBins: readonly AmmoBin[];
  readonly equipment: readonly MountedEquipment[];
  /**
   * Entries of `equipment` (modular armor) that make the unit slower by one walking and one jump MP until none of them is
   * left. `walkMp` and `jumpMp` have that MP taken off; left out where there is nothing of the kind.
   */
  readonly slowedBy?: readonly number[] | undefined;
  /** Which slots hold what, as one bit per slot: derived from `slots` once. */
  readonly masks: SlotMasks;
  /** Which entries of `equipment` are of a kind: derived once as well. */
  readonly gear: GearIndex;
  /** Damage from outside is taken point for point, and no rule of armor, structure or gear follows: derived once as well. */
  readonly plain: boolean;
  /** Nothing that it is built of has a part in its piloting rolls and blows, apart from its legs: derived once as well. */
  readonly balanced: boolean;
  /** Nothing that is built in changes the numbers of the unit's own fire: derived once as well. */
  readonly plainShooter: boolean;
  /** Entries of `equipment` that have a switch, as many as a unit's state has room for: derived once as well. */
  readonly switched: readonly number[];
}

/** Every kind has its entry, so that all specs have one shape; `undefined` where there is none of it. */
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

/** Improved jets make half the heat, their prototypes twice as much, and mechanical boosters none; `none` for no jump. */
export const JUMP_JET_TYPES = ['none', 'standard', 'improved', 'prototypeImproved', 'mechanical'] as const;
export type JumpJetType = (typeof JUMP_JET_TYPES)[number];

/** `patchwork` differs by location. Types that change nothing in play besides weight and slots are kept for display. */
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
  /** All sinks, in the engine and in slots. */
  readonly count: number;
  /** Heat that one sink removes: 1 single, 2 double. Where they are of several kinds, what one in the engine removes. */
  readonly capacity: 1 | 2;
  /** Only where not every item in slots removes `capacity`: pairs of compact sinks, or double sinks beside single ones. */
  readonly mixed?: MixedSinks | undefined;
}

export interface MixedSinks {
  /** Heat that all sinks together remove, those in the engine too. */
  readonly total: number;
  /** Heat that each item in slots removes, by its number there. */
  readonly items: readonly number[];
}

export interface MountedWeapon {
  readonly type: WeaponType;
  /** Of a weapon split over two locations the inner one, whose arc it has. */
  readonly location: LocationId;
  readonly rear: boolean;
  /** The outer location of a split weapon; `NOWHERE` for all others. */
  readonly alsoIn: LocationId;
  /**
   * Index in `equipment` of what is fitted to this very weapon (Artemis, Apollo, PPC capacitor) or links it with others
   * (machine gun array); -1 for nothing.
   */
  readonly addOn: number;
  /** Mounted in a turret, which turns to any side; left out for all other weapons. */
  readonly turret?: true | undefined;
}

export interface AmmoBin {
  /** Which weapons may draw from it: equals their `ammo`. */
  readonly ammo: string;
  readonly location: LocationId;
  readonly shots: number;
  /** Points of damage that one shot does when the bin explodes; 0 for ammunition that cannot. */
  readonly explosionPerShot: number;
  /** What is loaded: decides which figures the weapon has when it fires from this bin. */
  readonly munition: Munition;
  /** Seeker that works together with Artemis, a Narc pod or the beam of a target designator. */
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
  /** Tools of work that strike like weapons. */
  'chainsaw',
  'miningDrill',
  'rockCutter',
  'combine',
  'backhoe',
  'dualSaw',
  'spotWelder',
  'pileDriver',
  /** Actuator enhancement: steadies the arm or the legs that it is in. */
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
  /** Against soldiers in armor: of no use here, and explodes when it is struck. */
  'bPod',
  /** Foam that keeps water out of its location, and the systems that also mend armor. */
  'harjel',
  'harjelTwo',
  'harjelThree',
  /** Held in an arm: it takes part of the blows and shots that meet what it covers. */
  'smallShield',
  'mediumShield',
  'largeShield',
  /** Hurts who strikes it with a limb. */
  'spikes',
  /** Weakens particle beams. */
  'blueShield',
  /** Fitted to a laser, which makes less heat or fires as a pulse laser. */
  'laserInsulator',
  'pulseModule',
  /** Cools once more, at a risk. */
  'emergencyCoolant',
  /** Thrusters for swimming. */
  'umu',
  /** Occupies its slots and can be struck there; no rule knows it. */
  'other',
] as const;
export type EquipmentKind = (typeof EQUIPMENT_KINDS)[number];

export interface MountedEquipment {
  readonly kind: EquipmentKind;
  readonly name: string;
  /** Of equipment spread over several locations, where its first slot is. */
  readonly location: LocationId;
  /** Modular armor over the back of a torso, or a tool that strikes backward; left out for all other equipment. */
  readonly rear?: true | undefined;
}

/** A spec without what is derived from the rest. */
export type MechDesign = Omit<MechSpec, 'masks' | 'gear' | 'plain' | 'balanced' | 'plainShooter' | 'switched'>;
