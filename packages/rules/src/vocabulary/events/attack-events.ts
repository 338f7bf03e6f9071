import { FLAG, integer, oneOf } from '../../basics/schema.ts';
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

/** What a shock does to the electronics of a unit. */
const SHOCK_EFFECTS = ['none', 'interference', 'shutdown'] as const;

export const ATTACK_EVENTS = {
  TorsoTwisted: { unit: UNIT, twist: TWIST },
  ArmsFlipped: { unit: UNIT },
  AttackDeclared: {
    attack: DECLARED_ATTACK,
    /** How the number of the attack came about; empty unless the sink asks for explanations, and for a charge or death from above, whose number is worked out when it is resolved. */
    modifiers: MODIFIERS,
  },
  AttackRolled: {
    attacker: UNIT,
    target: UNIT,
    weapon: WEAPON,
    ...ROLL,
    hit: FLAG,
    /** How `need` came about; empty unless the sink asks for explanations. */
    modifiers: MODIFIERS,
  },
  WeaponFired: {
    unit: UNIT,
    weapon: WEAPON,
    heatBuildUp: COUNT,
    /** Bin the shot came from, or -1. */
    bin: BIN_OR_NONE,
    /** What is left in that bin. */
    shotsLeft: integer(-1, 1000),
    /** The launcher had only this one shot. */
    oneShot: FLAG,
  },
  WeaponJammed: { unit: UNIT, weapon: WEAPON },
  UnjamBegan: { unit: UNIT },
  UnjamRolled: { unit: UNIT, weapon: WEAPON, ...ROLL, cleared: FLAG },
  AntiMissileRolled: { unit: UNIT, weapon: WEAPON, roll: SMALL, stopped: FLAG },
  AimRolled: { attacker: UNIT, target: UNIT, weapon: WEAPON, roll: SMALL, onTarget: FLAG },
  CoverStruck: {
    unit: UNIT,
    location: LOCATION,
    /** Hex of the building that was struck; -1 for ground or water. */
    hex: HEX_OR_NONE,
    damage: COUNT,
  },
  NarcAttached: { unit: UNIT, side: COUNT },
  Tagged: { unit: UNIT, side: COUNT },
  ShockRolled: { attacker: UNIT, target: UNIT, weapon: WEAPON, roll: SMALL, effect: oneOf(SHOCK_EFFECTS) },
  BlastLanded: {
    attacker: UNIT,
    weapon: WEAPON,
    /** Where it lands; -1 beyond the edge of the board. */
    hex: HEX_OR_NONE,
    /** Hexes away from where it was aimed. */
    scatter: COUNT,
  },
  HeatInflicted: {
    unit: UNIT,
    heat: COUNT,
    /** Heat of the turn from others, this included and no more than can be. */
    externalHeat: COUNT,
  },
  ClusterRolled: {
    attacker: UNIT,
    /** -1 for a shot at a building. */
    target: UNIT_OR_NONE,
    weapon: WEAPON,
    roll: SMALL,
    /** Added to the roll before the table is read. */
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
    /** How `need` came about; empty unless the sink asks for explanations. */
    modifiers: MODIFIERS,
  },
  BuildingStruck: {
    hex: HEX,
    damage: COUNT,
    armorRemaining: COUNT,
    /** What is left of the construction factor; with 0 the building collapses when the phase ends. */
    factorRemaining: COUNT,
    source: SOURCE,
  },
};

export interface TorsoTwisted extends Fact<typeof ATTACK_EVENTS, 'TorsoTwisted'> {}

/** The arms are thrown over the shoulders until the end of the turn. */
export interface ArmsFlipped extends Fact<typeof ATTACK_EVENTS, 'ArmsFlipped'> {}

export interface AttackDeclared extends Fact<typeof ATTACK_EVENTS, 'AttackDeclared'> {}

/** The roll of a shot that was declared. */
export interface AttackRolled extends Fact<typeof ATTACK_EVENTS, 'AttackRolled'> {}

/** A weapon spoke: the heat it made, and what it left in its bin. */
export interface WeaponFired extends Fact<typeof ATTACK_EVENTS, 'WeaponFired'> {}

export interface WeaponJammed extends Fact<typeof ATTACK_EVENTS, 'WeaponJammed'> {}

/** A unit spends its turn on clearing jammed weapons. */
export interface UnjamBegan extends Fact<typeof ATTACK_EVENTS, 'UnjamBegan'> {}

export interface UnjamRolled extends Fact<typeof ATTACK_EVENTS, 'UnjamRolled'> {}

/** An anti-missile system fires at a single missile. */
export interface AntiMissileRolled extends Fact<typeof ATTACK_EVENTS, 'AntiMissileRolled'> {}

/** Whether an aimed shot strikes where it was aimed. */
export interface AimRolled extends Fact<typeof ATTACK_EVENTS, 'AimRolled'> {}

/** A hit struck what hides that part of the target. */
export interface CoverStruck extends Fact<typeof ATTACK_EVENTS, 'CoverStruck'> {}

/** A homing pod of a side sticks to the unit. */
export interface NarcAttached extends Fact<typeof ATTACK_EVENTS, 'NarcAttached'> {}

/** A side has the unit in the beam of a target designator, until the end of the turn. */
export interface Tagged extends Fact<typeof ATTACK_EVENTS, 'Tagged'> {}

/** A pulse weapon or a taser has hit: what that does to the electronics of its target. */
export interface ShockRolled extends Fact<typeof ATTACK_EVENTS, 'ShockRolled'> {}

/** An artillery shell or missile has come down. */
export interface BlastLanded extends Fact<typeof ATTACK_EVENTS, 'BlastLanded'> {}

export interface HeatInflicted extends Fact<typeof ATTACK_EVENTS, 'HeatInflicted'> {}

export interface ClusterRolled extends Fact<typeof ATTACK_EVENTS, 'ClusterRolled'> {}

/** The capacitor of a PPC was charged, or has given its charge away. */
export interface CapacitorSet extends Fact<typeof ATTACK_EVENTS, 'CapacitorSet'> {}

/** What is kept of a unit's gear has changed: a pod is used up, a system is switched. */
export interface CounterSet extends Fact<typeof ATTACK_EVENTS, 'CounterSet'> {}

/** Gear is switched: `gearOn` tells what all of it is set to now, `gearNext` from the next turn. */
export interface GearSwitched extends Fact<typeof ATTACK_EVENTS, 'GearSwitched'> {}

/** Gear that may fail or break is put to the test. */
export interface GearRolled extends Fact<typeof ATTACK_EVENTS, 'GearRolled'> {}

/** What stealth armor is to do from the next turn. */
export interface StealthOrdered extends Fact<typeof ATTACK_EVENTS, 'StealthOrdered'> {}

/** A bin is to be dumped in the next turn. */
export interface DumpOrdered extends Fact<typeof ATTACK_EVENTS, 'DumpOrdered'> {}

/** What was left in a bin lies behind the unit. */
export interface AmmoDumped extends Fact<typeof ATTACK_EVENTS, 'AmmoDumped'> {}

/** The declared attacks of the phase are resolved. A charge or death from above outlasts the weapon attack phase. */
export interface AttacksCleared extends Fact<typeof ATTACK_EVENTS, 'AttacksCleared'> {}

/** The roll of a shot at a building that was declared. */
export interface BuildingAttackRolled extends Fact<typeof ATTACK_EVENTS, 'BuildingAttackRolled'> {}

/** A shot has struck the building at which it was fired: what that left of its armor and construction factor. */
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
