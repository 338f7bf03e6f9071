import { isTorso, type LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemHit } from '../unit/condition.ts';

/*
 * Spikes. They weaken a blow at the location that they cover and hurt the limb that struck it, and they add to a charge whose torso has
 * them. Damage of any kind may break them off.
 */

/** Points by which spikes reduce a blow, of which at least one is left. */
const BLUNTED = 4;

/** Points that spikes add to a charge, for each torso location that has them. */
const CHARGE_BONUS = 2;

/** Damage to a limb that strikes spikes, or to the torso that runs into them; the hands that push share it. */
export const SPIKE_DAMAGE = 2;

/** What two dice must reach for damage to break spikes off. */
export const SPIKES_BREAK = 9;

/** Returns the spikes that cover a location, as an item of the equipment; `undefined` if there are none or they are broken. */
export function spikesOn(mech: MechState, spec: MechSpec, location: LocationId): number | undefined {
  return spec.gear.spikes?.find(
    item => spec.equipment[item]!.location === location && !isItemHit(mech, spec, 'equipment', item),
  );
}

/** Whether a unit has spikes on its torso, which hurt in a charge by it or at it. */
export function hasSpikedTorso(mech: MechState, spec: MechSpec): boolean {
  return countSpikedTorsos(mech, spec) > 0;
}

function countSpikedTorsos(mech: MechState, spec: MechSpec): number {
  const items = spec.gear.spikes;
  if (items === undefined) return 0;
  const torsos = items.map(item => spec.equipment[item]!.location).filter(isTorso);
  return new Set(torsos.filter(location => spikesOn(mech, spec, location) !== undefined)).size;
}

/** Returns the points that spikes on the torso add to a charge. */
export function spikedChargeBonus(mech: MechState, spec: MechSpec): number {
  return countSpikedTorsos(mech, spec) * CHARGE_BONUS;
}

/** Returns the damage of a blow at a location, reduced if spikes cover it. */
export function bluntedBySpikes(mech: MechState, spec: MechSpec, location: LocationId, damage: number): number {
  return spikesOn(mech, spec, location) === undefined ? damage : Math.max(1, damage - BLUNTED);
}
