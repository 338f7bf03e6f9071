import { isTorso, type LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemHit } from '../unit/condition.ts';

/*
 * Spikes. They take the force out of a blow at the place that they cover and hurt the limb that struck it, and they add to a charge
 * that meets its target with them. Damage of any kind may break them off.
 */

/** Points that spikes take off a blow, of which at least one stays. */
const BLUNTED = 4;

/** Points that spikes add to a charge for each location of the torso that has them. */
const CHARGE_BONUS = 2;

/** Points for the limb that struck spikes, or for the chest that ran into them; pushing hands share them. */
export const SPIKE_DAMAGE = 2;

/** What two dice must reach for damage to break spikes off. */
export const SPIKES_BREAK = 9;

/** Returns the spikes that cover a location, as an item of the equipment; `undefined` where there are none any more. */
export function spikesOn(mech: MechState, spec: MechSpec, location: LocationId): number | undefined {
  return spec.gear.spikes?.find(
    item => spec.equipment[item]!.location === location && !isItemHit(mech, spec, 'equipment', item),
  );
}

/** Whether a unit meets others with spikes when it runs into them, or they into it. */
export function hasSpikedTorso(mech: MechState, spec: MechSpec): boolean {
  return countSpikedTorsos(mech, spec) > 0;
}

function countSpikedTorsos(mech: MechState, spec: MechSpec): number {
  const items = spec.gear.spikes;
  if (items === undefined) return 0;
  const torsos = items.map(item => spec.equipment[item]!.location).filter(isTorso);
  return new Set(torsos.filter(location => spikesOn(mech, spec, location) !== undefined)).size;
}

/** Returns what spikes on the torso add to a charge. */
export function spikedChargeBonus(mech: MechState, spec: MechSpec): number {
  return countSpikedTorsos(mech, spec) * CHARGE_BONUS;
}

/** Returns what is left of a blow at a location that spikes may cover. */
export function bluntedBySpikes(mech: MechState, spec: MechSpec, location: LocationId, damage: number): number {
  return spikesOn(mech, spec, location) === undefined ? damage : Math.max(1, damage - BLUNTED);
}
