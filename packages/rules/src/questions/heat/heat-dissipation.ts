import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { ALL_SLOTS, LOCATION_COUNT, type LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { depthAt, isWhollyUnderWater } from '../board/spot.ts';
import { countItems, legsOf } from '../unit/condition.ts';

/**
 * Returns the heat that the sinks still working remove in a turn, out of the water.
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
  let lost = 0;
  for (let location = 0; location < LOCATION_COUNT; location++) lost += countSinksOut(mech, spec, location);
  return Math.max(0, spec.heatSinks.count - lost);
}

function countSinksOut(mech: MechState, spec: MechSpec, location: LocationId): number {
  return countItems(spec, spec.masks.heatSink, location, mech.slotHits[location]!);
}

/** Most that water adds to the heat removed in a turn. */
const MAX_WATER_COOLING = 6;

/**
 * What water adds: as much again for every sink below its surface, up to a limit. When a unit wades, those are the ones
 * in its legs.
 */
export function waterCooling(game: Game, mech: MechState): number {
  if (depthAt(game, mech) === 0) return 0;
  const spec = specOf(game, mech);
  const under = isWhollyUnderWater(game, mech) ? countSinks(mech, spec) : countLegSinks(mech, spec);
  return Math.min(MAX_WATER_COOLING, under * spec.heatSinks.capacity);
}

function countLegSinks(mech: MechState, spec: MechSpec): number {
  let working = 0;
  for (const leg of legsOf(spec)) {
    working += countItems(spec, spec.masks.heatSink, leg, ALL_SLOTS) - countSinksOut(mech, spec, leg);
  }
  return working;
}
