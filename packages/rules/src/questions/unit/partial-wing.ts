import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import { countSlots } from '../../vocabulary/spec/slots.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** Tonnage up to which a partial wing adds two jump MP; heavier units gain one. */
const LIGHT_ENOUGH = 55;

/** Heat that a partial wing carries off in a turn. */
const WING_COOLING = 3;

/** Returns the jump MP that an undamaged partial wing adds; 0 without one. */
export function wingLift(spec: MechSpec): number {
  if (spec.gear.partialWing === undefined) return 0;
  return spec.tonnage <= LIGHT_ENOUGH ? 2 : 1;
}

/** Returns the jump MP that a damaged partial wing has lost: one for each slot, until it adds none. */
export function wingLiftLost(mech: MechState, spec: MechSpec): number {
  return spec.gear.partialWing === undefined ? 0 : Math.min(wingLift(spec), countWingSlots(spec, mech.slotsOut));
}

/** Returns the heat that a partial wing carries off, as long as one of its slots is whole. */
export function wingCooling(mech: MechState, spec: MechSpec): number {
  if (spec.gear.partialWing === undefined) return 0;
  return countWingSlots(spec, mech.slotHits) < countWingSlots(spec) ? WING_COOLING : 0;
}

/** Counts all slots of the wing, or only those that are among the slots struck. */
function countWingSlots(spec: MechSpec, struck?: MechState['slotHits']): number {
  const places = (spec.gear.partialWing ?? []).flatMap(item => spec.masks.items.equipment[item] ?? []);
  return places.reduce((sum, { location, mask }) => sum + countSlots(struck ? mask & struck[location]! : mask), 0);
}
