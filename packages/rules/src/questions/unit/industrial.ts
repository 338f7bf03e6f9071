import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';

/*
 * IndustrialMechs: working machines on a frame that was never meant for war.
 */

/** Whether a unit is built on an industrial frame. */
export function isIndustrial({ structureType }: Pick<MechSpec, 'structureType'>): boolean {
  return structureType === 'industrial';
}

const INDUSTRIAL_COCKPIT = 1;
const PRIMITIVE_INDUSTRIAL_COCKPIT = 2;

/** Returns the modifier of every weapon attack for a cockpit without the fire control of a BattleMech. */
export function cockpitPenalty(spec: Pick<MechSpec, 'cockpit' | 'structureType'>): number {
  if (spec.cockpit === 'standard') return 0;
  if (spec.cockpit === 'primitiveIndustrial') return PRIMITIVE_INDUSTRIAL_COCKPIT;
  const lacking = spec.cockpit === 'industrial' || (spec.cockpit === 'primitive' && isIndustrial(spec));
  return lacking ? INDUSTRIAL_COCKPIT : 0;
}

/** Sensor hits that leave a BattleMech blind. */
const BLIND = 2;

/** Returns how many sensor hits leave a unit blind: the first is enough for an IndustrialMech. */
export function blindingHits(spec: MechSpec): number {
  return isIndustrial(spec) ? 1 : BLIND;
}

/** Whether water would stop the engine of a unit: it burns air, and nothing seals the hull. */
export function needsAir({ engine, structureType, gear }: MechSpec): boolean {
  return engine === 'ice' && structureType === 'industrial' && gear.environmentalSealing === undefined;
}
