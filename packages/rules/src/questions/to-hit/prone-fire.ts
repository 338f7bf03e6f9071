import { isArm, isLeg, LA, type LocationId, RA } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { countLegsGone, isActuatorOut, isLocationGone, legsOf } from '../unit/condition.ts';

/*
 * Firing while prone. A biped props itself up on one arm and fires with the other; so both must be there, and nothing in
 * the legs can fire. A quad on four sound legs is as steady lying as standing; a lame one needs a front leg to prop on.
 */

/** Why a weapon of a prone unit cannot fire. */
export type ProneObstacle = 'proneArmGone' | 'proneLegWeapon';

/** Whether a unit is a quad with all its legs and sound hips: as steady lying as standing. */
export function isSteadyQuad(mech: MechState, spec: MechSpec): boolean {
  if (!spec.quad) return false;
  for (const leg of legsOf(spec)) {
    if (isLocationGone(mech, leg) || isActuatorOut(mech, spec.masks.hip, leg)) return false;
  }
  return true;
}

/** Why a weapon in that location cannot fire while its unit lies on the ground. */
export function proneObstacle(mech: MechState, spec: MechSpec, location: LocationId): ProneObstacle | undefined {
  if (spec.quad) return proneQuadObstacle(mech, spec, location);
  if (isLocationGone(mech, LA) || isLocationGone(mech, RA)) return 'proneArmGone';
  return isLeg(location) ? 'proneLegWeapon' : undefined;
}

/** Legs that a quad may have lost and still fire lying down, at most. */
const MAX_LEGS_LOST = 2;

function proneQuadObstacle(mech: MechState, spec: MechSpec, location: LocationId): ProneObstacle | undefined {
  if (isSteadyQuad(mech, spec)) return undefined;
  if (countLegsGone(mech, spec) > MAX_LEGS_LOST || (isLocationGone(mech, LA) && isLocationGone(mech, RA)))
    return 'proneArmGone';
  return isLeg(location) ? 'proneLegWeapon' : undefined;
}

/**
 * Whether a location is one of the two arms, or front legs, of a prone unit of which only one may fire: the other props
 * it up.
 */
export function isPropLimb(mech: MechState, spec: MechSpec, location: LocationId): boolean {
  return mech.prone && isArm(location) && !isSteadyQuad(mech, spec);
}
