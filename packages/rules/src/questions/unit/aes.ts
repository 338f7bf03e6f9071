import { type Explanation, note } from '../../vocabulary/explain/modifiers.ts';
import type { LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemOut, legsOf } from './condition.ts';

/*
 * Actuator enhancement systems: one in an arm steadies everything that the arm does; one in every leg steadies the unit
 * as a whole.
 */

const ARM = -1;
const KICK = -1;
const BALANCE = -2;

/** Returns the modifier of a system in an arm for the weapons and blows of that arm. */
export function armAesModifier(mech: MechState, spec: MechSpec, arm: LocationId, explanation: Explanation): number {
  return spec.gear.aes !== undefined && worksIn(mech, spec, arm) ? note(explanation, 'aes', ARM) : 0;
}

/** Returns the modifier of systems in all legs for a kick. */
export function kickAesModifier(mech: MechState, spec: MechSpec, explanation: Explanation): number {
  return hasSteadyLegs(mech, spec) ? note(explanation, 'aes', KICK) : 0;
}

/** Returns the modifier of systems in all legs for every piloting roll. */
export function balanceAesModifier(mech: MechState, spec: MechSpec, explanation: Explanation): number {
  return hasSteadyLegs(mech, spec) ? note(explanation, 'aes', BALANCE) : 0;
}

function hasSteadyLegs(mech: MechState, spec: MechSpec): boolean {
  return spec.gear.aes !== undefined && legsOf(spec).every(leg => worksIn(mech, spec, leg));
}

function worksIn(mech: MechState, spec: MechSpec, limb: LocationId): boolean {
  const items = spec.gear.aes ?? [];
  return items.some(item => spec.equipment[item]!.location === limb && !isItemOut(mech, spec, 'equipment', item));
}
