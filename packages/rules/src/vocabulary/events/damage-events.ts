import type { LocationId } from '../spec/locations.ts';
import type { MechId } from '../state/mech-state.ts';
import type { Source } from './source.ts';

/**
 * What one group of damage did to one location. Every point is accounted for:
 * `damage = armorDamage + structureDamage + transferred + discarded`.
 */
export interface ILocationDamageResult {
  readonly location: LocationId;
  readonly rear: boolean;
  /** Points that arrived at the location. */
  readonly damage: number;
  readonly armorDamage: number;
  readonly structureDamage: number;
  readonly armorRemaining: number;
  readonly structureRemaining: number;
  readonly destroyed: boolean;
  /** Points handed on to `transferLocation`. */
  readonly transferred: number;
  readonly transferLocation: LocationId;
  /** Points that went nowhere: above the head cap, contained by CASE, or left over from a destroyed unit. */
  readonly discarded: number;
}

export interface DamageApplied extends ILocationDamageResult {
  readonly type: 'DamageApplied';
  readonly unit: MechId;
  /** Total of the phase after this group. */
  readonly damageThisPhase: number;
  /** The outermost point of hardened armor that is left is half gone. */
  readonly armorHalved: boolean;
  readonly source: Source;
}

/** A location is gone: destroyed, blown off, or an arm that went with its side torso. */
export interface LocationLost {
  readonly type: 'LocationLost';
  readonly unit: MechId;
  readonly location: LocationId;
  readonly cause: 'blownOff' | 'withSideTorso' | 'destroyed';
  readonly source: Source;
}

export const PILOT_HIT_CAUSES = ['head', 'fall', 'explosion', 'heat', 'drowning'] as const;
export type PilotHitCause = (typeof PILOT_HIT_CAUSES)[number];

export interface PilotHit {
  readonly type: 'PilotHit';
  readonly unit: MechId;
  readonly cause: PilotHitCause;
  /** Wounds after this hit. */
  readonly pilotWounds: number;
  readonly dead: boolean;
  readonly source: Source;
}

export interface ConsciousnessRolled {
  readonly type: 'ConsciousnessRolled';
  readonly unit: MechId;
  readonly need: number;
  readonly roll: number;
  readonly awake: boolean;
}

export const DESTRUCTION_CAUSES = [
  'centerTorso',
  'head',
  'engine',
  'cockpit',
  'pilot',
  'explosion',
  'displacement',
  'breach',
] as const;
export type DestructionCause = (typeof DESTRUCTION_CAUSES)[number];

export interface UnitDestroyed {
  readonly type: 'UnitDestroyed';
  readonly unit: MechId;
  readonly cause: DestructionCause;
  readonly source: Source;
}

/** Water came into a damaged location. */
export interface HullBreached {
  readonly type: 'HullBreached';
  readonly unit: MechId;
  readonly location: LocationId;
  /** What was rolled; 0 where no armor was left to hold the water out. */
  readonly roll: number;
  readonly source: Source;
}

export type DamageEvent = DamageApplied | LocationLost | HullBreached | PilotHit | ConsciousnessRolled | UnitDestroyed;
