import { type FieldsOf, FLAG, oneOf } from '../../basics/schema.ts';
import { COUNT, LOCATION, LOCATION_OR_NOWHERE, ROLL, SMALL, UNIT } from '../state/values.ts';
import type { Fact } from './events.ts';
import { FROM } from './source.ts';

export const PILOT_HIT_CAUSES = ['head', 'fall', 'explosion', 'heat', 'drowning'] as const;
export type PilotHitCause = (typeof PILOT_HIT_CAUSES)[number];

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

const LOCATION_DAMAGE = {
  location: LOCATION,
  rear: FLAG,
  /** Points that arrived at the location. */
  damage: COUNT,
  armorDamage: COUNT,
  structureDamage: COUNT,
  armorRemaining: COUNT,
  structureRemaining: COUNT,
  destroyed: FLAG,
  /** Points passed on to `transferLocation`. */
  transferred: COUNT,
  transferLocation: LOCATION_OR_NOWHERE,
  /** Points that were lost: above the head cap, contained by CASE, absorbed by modular armor, or left over from a destroyed unit. */
  discarded: COUNT,
};

export const DAMAGE_EVENTS = {
  ArmorMended: { unit: UNIT, location: LOCATION, rear: FLAG, points: COUNT, armor: COUNT },
  DamageApplied: {
    unit: UNIT,
    ...LOCATION_DAMAGE,
    /** Damage of the unit in this phase, with this group. */
    damageThisPhase: COUNT,
    /** Whether the outermost remaining point of hardened armor is half gone. */
    armorHalved: FLAG,
    ...FROM,
  },
  LocationLost: { unit: UNIT, location: LOCATION, cause: oneOf(['blownOff', 'withSideTorso', 'destroyed']), ...FROM },
  PilotHit: {
    unit: UNIT,
    cause: oneOf(PILOT_HIT_CAUSES),
    /** Wounds after this hit. */
    pilotWounds: COUNT,
    dead: FLAG,
    ...FROM,
  },
  ConsciousnessRolled: { unit: UNIT, ...ROLL, awake: FLAG },
  UnitDestroyed: { unit: UNIT, cause: oneOf(DESTRUCTION_CAUSES), ...FROM },
  HullBreached: {
    unit: UNIT,
    location: LOCATION,
    /** The roll; 0 if no armor was left to hold the water out. */
    roll: SMALL,
    ...FROM,
  },
};

/**
 * The effect of one group of damage on one location. Every point is accounted for: `damage = armorDamage + structureDamage + transferred +
 * discarded`.
 */
export interface ILocationDamageResult extends FieldsOf<typeof LOCATION_DAMAGE> {}

export interface DamageApplied extends Fact<typeof DAMAGE_EVENTS, 'DamageApplied'> {}

/** A location is gone: destroyed, blown off, or an arm that went with its side torso. */
export interface LocationLost extends Fact<typeof DAMAGE_EVENTS, 'LocationLost'> {}

export interface PilotHit extends Fact<typeof DAMAGE_EVENTS, 'PilotHit'> {}

export interface ConsciousnessRolled extends Fact<typeof DAMAGE_EVENTS, 'ConsciousnessRolled'> {}

export interface UnitDestroyed extends Fact<typeof DAMAGE_EVENTS, 'UnitDestroyed'> {}

/** Water came into a damaged location. */
export interface HullBreached extends Fact<typeof DAMAGE_EVENTS, 'HullBreached'> {}

/** A system has mended the armor of its location: `armor` is the armor after that. */
export interface ArmorMended extends Fact<typeof DAMAGE_EVENTS, 'ArmorMended'> {}

export type DamageEvent =
  | ArmorMended
  | DamageApplied
  | LocationLost
  | HullBreached
  | PilotHit
  | ConsciousnessRolled
  | UnitDestroyed;
