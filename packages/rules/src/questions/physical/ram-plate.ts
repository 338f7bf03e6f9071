import { divideUp, halfDown } from '../../basics/integers.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { hasWorking } from '../to-hit/electronics.ts';

/*
 * Ram plates. A charge behind one does half as much damage again, and costs the attacker half as much.
 */

/** Returns the damage of a charge, including the effect of a ram plate. */
export function rammingDamage(mech: MechState, spec: MechSpec, damage: number): number {
  return hasRamPlate(mech, spec) ? divideUp(damage * 3, 2) : damage;
}

/** Returns the damage that a charging unit takes, less the part that its ram plate holds off. */
export function damageBehindPlate(mech: MechState, spec: MechSpec, damage: number): number {
  return hasRamPlate(mech, spec) ? halfDown(damage) : damage;
}

function hasRamPlate(mech: MechState, spec: MechSpec): boolean {
  return spec.gear.ramPlate !== undefined && hasWorking(mech, spec, 'ramPlate');
}
