import type { HexId } from '@hexfall/hex';
import type { Modifier } from '../explain/modifiers.ts';
import type { LocationId } from '../spec/locations.ts';
import type { DeclaredAttack } from '../state/attacks.ts';
import type { MechId } from '../state/mech-state.ts';

export interface TorsoTwisted {
  readonly type: 'TorsoTwisted';
  readonly unit: MechId;
  readonly twist: number;
}

/** The arms are thrown over the shoulders until the end of the turn. */
export interface ArmsFlipped {
  readonly type: 'ArmsFlipped';
  readonly unit: MechId;
}

export interface AttackDeclared {
  readonly type: 'AttackDeclared';
  readonly attack: DeclaredAttack;
  /** How the number of the attack came about; empty unless the sink asks for explanations, and for a charge or death from above, whose number is worked out when it is resolved. */
  readonly modifiers: readonly Modifier[];
}

/** The roll of a shot that was declared. */
export interface AttackRolled {
  readonly type: 'AttackRolled';
  readonly attacker: MechId;
  readonly target: MechId;
  readonly weapon: number;
  readonly need: number;
  readonly roll: number;
  readonly hit: boolean;
  /** How `need` came about; empty unless the sink asks for explanations. */
  readonly modifiers: readonly Modifier[];
}

/** A weapon spoke: the heat it made, and what it left in its bin. */
export interface WeaponFired {
  readonly type: 'WeaponFired';
  readonly unit: MechId;
  readonly weapon: number;
  readonly heatBuildUp: number;
  /** Bin the shot came from, or -1. */
  readonly bin: number;
  /** What is left in that bin. */
  readonly shotsLeft: number;
  /** The launcher had only this one shot. */
  readonly oneShot: boolean;
}

export interface WeaponJammed {
  readonly type: 'WeaponJammed';
  readonly unit: MechId;
  readonly weapon: number;
}

/** A unit spends its turn on clearing jammed weapons. */
export interface UnjamBegan {
  readonly type: 'UnjamBegan';
  readonly unit: MechId;
}

export interface UnjamRolled {
  readonly type: 'UnjamRolled';
  readonly unit: MechId;
  readonly weapon: number;
  readonly need: number;
  readonly roll: number;
  readonly cleared: boolean;
}

/** An anti-missile system fires at a single missile. */
export interface AntiMissileRolled {
  readonly type: 'AntiMissileRolled';
  readonly unit: MechId;
  readonly weapon: number;
  readonly roll: number;
  readonly stopped: boolean;
}

/** Whether an aimed shot strikes where it was aimed. */
export interface AimRolled {
  readonly type: 'AimRolled';
  readonly attacker: MechId;
  readonly target: MechId;
  readonly weapon: number;
  readonly roll: number;
  readonly onTarget: boolean;
}

/** A hit struck what hides that part of the target. */
export interface CoverStruck {
  readonly type: 'CoverStruck';
  readonly unit: MechId;
  readonly location: LocationId;
  /** Hex of the building that was struck; -1 for ground or water. */
  readonly hex: HexId;
  readonly damage: number;
}

/** A homing pod of a side sticks to the unit. */
export interface NarcAttached {
  readonly type: 'NarcAttached';
  readonly unit: MechId;
  readonly side: number;
}

/** A side has the unit in the beam of a target designator, until the end of the turn. */
export interface Tagged {
  readonly type: 'Tagged';
  readonly unit: MechId;
  readonly side: number;
}

export interface HeatInflicted {
  readonly type: 'HeatInflicted';
  readonly unit: MechId;
  readonly heat: number;
  /** Heat of the turn from others, this included and no more than can be. */
  readonly externalHeat: number;
}

export interface ClusterRolled {
  readonly type: 'ClusterRolled';
  readonly attacker: MechId;
  readonly target: MechId;
  readonly weapon: number;
  readonly roll: number;
  /** Added to the roll before the table is read. */
  readonly modifier: number;
  readonly hits: number;
}

/** The capacitor of a PPC was charged, or has given its charge away. */
export interface CapacitorSet {
  readonly type: 'CapacitorSet';
  readonly unit: MechId;
  readonly weapon: number;
  readonly charged: boolean;
}

/** What stealth armor is to do from the next turn. */
export interface StealthOrdered {
  readonly type: 'StealthOrdered';
  readonly unit: MechId;
  readonly on: boolean;
}

/** A bin is to be dumped in the next turn. */
export interface DumpOrdered {
  readonly type: 'DumpOrdered';
  readonly unit: MechId;
  readonly bin: number;
}

/** What was left in a bin lies behind the unit. */
export interface AmmoDumped {
  readonly type: 'AmmoDumped';
  readonly unit: MechId;
  readonly bin: number;
  readonly shots: number;
}

/** The declared attacks of the phase are resolved. A charge or death from above outlasts the weapon attack phase. */
export interface AttacksCleared {
  readonly type: 'AttacksCleared';
  readonly phase: 'weapons' | 'physical';
}

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
  | ClusterRolled
  | AimRolled
  | CoverStruck
  | NarcAttached
  | Tagged
  | HeatInflicted
  | CapacitorSet
  | StealthOrdered
  | DumpOrdered
  | AmmoDumped
  | AttacksCleared;
