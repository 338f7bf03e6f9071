import { FLAG, integer, oneOf, optional } from '../../basics/schema.ts';
import { MODIFIERS } from '../explain/modifiers.ts';
import { DECLARED_ATTACK } from '../state/attacks.ts';
import { GEAR_COUNTERS } from '../state/gear-counters.ts';
import { GEAR_SETTINGS } from '../state/gear-settings.ts';
import {
  BIN_OR_NONE,
  COUNT,
  HEX,
  HEX_OR_NONE,
  INDEX,
  INT32,
  LOCATION,
  ROLL,
  SMALL,
  TWIST,
  UNIT,
  UNIT_OR_NONE,
  WEAPON,
} from '../state/values.ts';
import type { Fact } from './events.ts';
import { SOURCE } from './source.ts';

/** Effects of a shock on the electronics of a unit. */
const SHOCK_EFFECTS = ['none', 'interference', 'shutdown'] as const;

export const ATTACK_EVENTS = {
  TorsoTwisted: { unit: UNIT, twist: TWIST },
  ArmsFlipped: { unit: UNIT },
  AttackDeclared: {
    attack: DECLARED_ATTACK,
    /**
     * How the number of the attack is made up; empty unless the sink asks for explanations, and for a charge or death from above, whose
     * number is computed when it is resolved.
     */
    modifiers: MODIFIERS,
  },
  AttackRolled: {
    attacker: UNIT,
    target: UNIT,
    weapon: WEAPON,
    ...ROLL,
    hit: FLAG,
    /** How `need` is made up; empty unless the sink asks for explanations. */
    modifiers: MODIFIERS,
  },
  WeaponFired: {
    unit: UNIT,
    weapon: WEAPON,
    heatBuildUp: COUNT,
    /** Bin the shot came from, or -1. */
    bin: BIN_OR_NONE,
    /** Shots left in that bin. */
    shotsLeft: integer(-1, 1000),
    /** Whether the launcher had only this one shot. */
    oneShot: FLAG,
    /** The weapon of the attack for which it was fired: another one for the further guns of an array. */
    shot: WEAPON,
    /** The shot that an anti-missile system meets. */
    against: optional(SOURCE),
  },
  WeaponJammed: { unit: UNIT, weapon: WEAPON },
  UnjamBegan: { unit: UNIT },
  UnjamRolled: { unit: UNIT, weapon: WEAPON, ...ROLL, cleared: FLAG },
  AntiMissileRolled: {
    unit: UNIT,
    weapon: WEAPON,
    roll: SMALL,
    stopped: FLAG,
    /** The shot that the system meets. */
    against: SOURCE,
  },
  AimRolled: { attacker: UNIT, target: UNIT, weapon: WEAPON, roll: SMALL, onTarget: FLAG },
  CoverStruck: {
    unit: UNIT,
    location: LOCATION,
    /** Hex of the building that was struck; -1 for ground or water. */
    hex: HEX_OR_NONE,
    damage: COUNT,
    source: SOURCE,
  },
  NarcAttached: { unit: UNIT, side: COUNT, source: SOURCE },
  Tagged: { unit: UNIT, side: COUNT, source: SOURCE },
  ShockRolled: { attacker: UNIT, target: UNIT, weapon: WEAPON, roll: SMALL, effect: oneOf(SHOCK_EFFECTS) },
  BlastLanded: {
    attacker: UNIT,
    weapon: WEAPON,
    /** The hex where the shell lands; -1 beyond the edge of the board. */
    hex: HEX_OR_NONE,
    /** Hexes between the landing and the hex that was aimed at. */
    scatter: COUNT,
  },
  HeatInflicted: {
    unit: UNIT,
    heat: COUNT,
    /** The heat of this turn from others, including this heat, up to the limit. */
    externalHeat: COUNT,
    source: SOURCE,
  },
  ClusterRolled: {
    attacker: UNIT,
    /** -1 for a shot at a building. */
    target: UNIT_OR_NONE,
    weapon: WEAPON,
    roll: SMALL,
    /** Added to the roll before it is looked up in the table. */
    modifier: SMALL,
    hits: COUNT,
  },
  CapacitorSet: { unit: UNIT, weapon: WEAPON, charged: FLAG },
  StealthOrdered: { unit: UNIT, on: FLAG },
  GearSwitched: { unit: UNIT, item: INDEX, setting: oneOf(GEAR_SETTINGS), gearOn: INT32, gearNext: INT32 },
  GearRolled: { unit: UNIT, item: INDEX, ...ROLL, passed: FLAG },
  CounterSet: { unit: UNIT, counter: oneOf(GEAR_COUNTERS), value: INT32 },
  DumpOrdered: { unit: UNIT, bin: integer(0, 31) },
  AmmoDumped: { unit: UNIT, bin: integer(0, 31), shots: integer(0, 1000) },
  AttacksCleared: { phase: oneOf(['weapons', 'physical']) },
  BuildingAttackRolled: {
    attacker: UNIT,
    hex: HEX,
    weapon: WEAPON,
    ...ROLL,
    hit: FLAG,
    /** How `need` is made up; empty unless the sink asks for explanations. */
    modifiers: MODIFIERS,
  },
  BuildingStruck: {
    hex: HEX,
    damage: COUNT,
    armorRemaining: COUNT,
    /** The construction factor that is left; at 0 the building collapses when the phase ends. */
    factorRemaining: COUNT,
    source: SOURCE,
  },
};

export interface TorsoTwisted extends Fact<typeof ATTACK_EVENTS, 'TorsoTwisted'> {}

/** The arms are flipped over the shoulders until the end of the turn. */
export interface ArmsFlipped extends Fact<typeof ATTACK_EVENTS, 'ArmsFlipped'> {}

export interface AttackDeclared extends Fact<typeof ATTACK_EVENTS, 'AttackDeclared'> {}

/** The roll of a declared shot. */
export interface AttackRolled extends Fact<typeof ATTACK_EVENTS, 'AttackRolled'> {}

/** A weapon was fired: the heat that it made, and the shots left in its bin. */
export interface WeaponFired extends Fact<typeof ATTACK_EVENTS, 'WeaponFired'> {}

export interface WeaponJammed extends Fact<typeof ATTACK_EVENTS, 'WeaponJammed'> {}

/** A unit spends its turn on clearing jammed weapons. */
export interface UnjamBegan extends Fact<typeof ATTACK_EVENTS, 'UnjamBegan'> {}

export interface UnjamRolled extends Fact<typeof ATTACK_EVENTS, 'UnjamRolled'> {}

/** An anti-missile system fires at a single missile. */
export interface AntiMissileRolled extends Fact<typeof ATTACK_EVENTS, 'AntiMissileRolled'> {}

/** The roll whether an aimed shot strikes the location it was aimed at. */
export interface AimRolled extends Fact<typeof ATTACK_EVENTS, 'AimRolled'> {}

/** A hit struck the cover that hides that part of the target. */
export interface CoverStruck extends Fact<typeof ATTACK_EVENTS, 'CoverStruck'> {}

/** A homing pod of a side sticks to the unit. */
export interface NarcAttached extends Fact<typeof ATTACK_EVENTS, 'NarcAttached'> {}

/** A side has the unit in the beam of a target designator, until the end of the turn. */
export interface Tagged extends Fact<typeof ATTACK_EVENTS, 'Tagged'> {}

/** A pulse weapon or a taser has hit: the roll for its effect on the electronics of its target. */
export interface ShockRolled extends Fact<typeof ATTACK_EVENTS, 'ShockRolled'> {}

/** An artillery shell or missile has come down. */
export interface BlastLanded extends Fact<typeof ATTACK_EVENTS, 'BlastLanded'> {}

export interface HeatInflicted extends Fact<typeof ATTACK_EVENTS, 'HeatInflicted'> {}

export interface ClusterRolled extends Fact<typeof ATTACK_EVENTS, 'ClusterRolled'> {}

/** The capacitor of a PPC, or a bombast laser, was charged or discharged. */
export interface CapacitorSet extends Fact<typeof ATTACK_EVENTS, 'CapacitorSet'> {}

/** A counter of a unit's gear has changed: a pod is used up, a system is switched. */
export interface CounterSet extends Fact<typeof ATTACK_EVENTS, 'CounterSet'> {}

/** Gear is switched: `gearOn` holds the settings of all gear from now on, `gearNext` those from the next turn. */
export interface GearSwitched extends Fact<typeof ATTACK_EVENTS, 'GearSwitched'> {}

/** Gear that may fail or break is tested. */
export interface GearRolled extends Fact<typeof ATTACK_EVENTS, 'GearRolled'> {}

/** Stealth armor is switched on or off from the next turn. */
export interface StealthOrdered extends Fact<typeof ATTACK_EVENTS, 'StealthOrdered'> {}

/** A bin is to be dumped in the next turn. */
export interface DumpOrdered extends Fact<typeof ATTACK_EVENTS, 'DumpOrdered'> {}

/** The rest of a bin has been dumped behind the unit. */
export interface AmmoDumped extends Fact<typeof ATTACK_EVENTS, 'AmmoDumped'> {}

/** The declared attacks of the phase are resolved. A charge or death from above outlasts the weapon attack phase. */
export interface AttacksCleared extends Fact<typeof ATTACK_EVENTS, 'AttacksCleared'> {}

/** The roll of a declared shot at a building. */
export interface BuildingAttackRolled extends Fact<typeof ATTACK_EVENTS, 'BuildingAttackRolled'> {}

/** A shot has struck the building that it was fired at: the armor and construction factor that are left. */
export interface BuildingStruck extends Fact<typeof ATTACK_EVENTS, 'BuildingStruck'> {}

export type AttackEvent =
  | TorsoTwisted
  | ArmsFlipped
  | AttackDeclared
  | AttackRolled
  | WeaponFired
  | WeaponJammed
  | UnjamBegan
  | UnjamRolled
  | AntiMissileRolled
  | ShockRolled
  | BlastLanded
  | ClusterRolled
  | AimRolled
  | CoverStruck
  | NarcAttached
  | Tagged
  | HeatInflicted
  | CapacitorSet
  | CounterSet
  | GearSwitched
  | GearRolled
  | StealthOrdered
  | DumpOrdered
  | AmmoDumped
  | AttacksCleared
  | BuildingAttackRolled
  | BuildingStruck;
