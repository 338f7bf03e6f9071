import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemOut } from '../unit/condition.ts';

/*
 * Laser insulators. They keep a point of heat inside the laser, which may burn out by it.
 */

const INSULATED_HEAT = 1;
/** Heat that a shot makes at least, insulated or not. */
const LEAST_HEAT = 1;

/** Whether a weapon has an insulator that works. */
export function isInsulated(mech: MechState, spec: MechSpec, weapon: number): boolean {
  if (spec.gear.laserInsulator === undefined) return false;
  const item = spec.weapons[weapon]?.addOn ?? -1;
  return spec.equipment[item]?.kind === 'laserInsulator' && !isItemOut(mech, spec, 'equipment', item);
}

/** Returns the heat that an insulator takes off a shot that makes so much. */
export function heatInsulated(heat: number): number {
  return heat > LEAST_HEAT ? INSULATED_HEAT : 0;
}
