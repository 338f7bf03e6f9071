import { boardOf, type Game, specOf } from '../game.ts';
import { isWalkingLeg } from '../state/condition.ts';
import { LOCATION_COUNT, type LocationId } from '../state/locations.ts';
import type { MechSpec } from '../state/mech-spec.ts';
import type { MechState } from '../state/mech-state.ts';

/** Most that water adds to the heat removed in a turn. */
const MOST_WATER_COOLING = 6;

/**
 * Heat that the sinks still working remove in a turn, out of the water.
 *
 * @example
 * ```ts
 * import { dissipation, mechOf, specOf } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const mech = mechOf(game, 0);
 * dissipation(mech, specOf(game, mech)); // => 13
 * ```
 */
export function dissipation(mech: MechState, spec: MechSpec): number {
  return countSinks(mech, spec) * spec.heatSinks.capacity;
}

function countSinks(mech: MechState, spec: MechSpec): number {
  const lost = sinkSlots(spec, (location, slot) => (mech.slotHits[location]! & (1 << slot)) !== 0);
  return Math.max(0, spec.heatSinks.count - lost.size);
}

/** The sinks that have a slot of which `wanted` holds. */
function sinkSlots(spec: MechSpec, wanted: (location: LocationId, slot: number) => boolean): Set<number> {
  const found = new Set<number>();
  for (let location = 0; location < LOCATION_COUNT; location++) {
    for (const [i, slot] of spec.slots[location]!.entries()) {
      if (slot.kind === 'heatSink' && wanted(location, i)) found.add(slot.item);
    }
  }
  return found;
}

/** What water adds: as much again for every sink below its surface, up to a limit. Standing in depth 1 those are the legs. */
export function waterCooling(game: Game, mech: MechState): number {
  const depth = mech.elevation < 0 ? boardOf(game).layers.depth[mech.hex]! : 0;
  if (depth === 0) return 0;
  const spec = specOf(game, mech);
  const under = depth > 1 || mech.prone ? countSinks(mech, spec) : countLegSinks(mech, spec);
  return Math.min(MOST_WATER_COOLING, under * spec.heatSinks.capacity);
}

function countLegSinks(mech: MechState, spec: MechSpec): number {
  const working = (location: LocationId, slot: number): boolean =>
    isWalkingLeg(spec, location) && (mech.slotHits[location]! & (1 << slot)) === 0;
  return sinkSlots(spec, working).size;
}
