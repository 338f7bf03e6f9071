import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { ALL_SLOTS, LOCATION_COUNT, type LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import { lowestSlot } from '../../vocabulary/spec/slots.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { depthAt, isWhollyUnderWater } from '../board/spot.ts';
import { countItems, legsOf } from '../unit/condition.ts';
import { wingCooling } from '../unit/partial-wing.ts';

/**
 * Returns the heat that the sinks still working and a partial wing remove in a turn, not counting the effect of water.
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
  return coolingBySinks(mech, spec) + wingCooling(mech, spec);
}

function coolingBySinks(mech: MechState, spec: MechSpec): number {
  let left = coolingOfAll(spec);
  for (let location = 0; location < LOCATION_COUNT; location++) {
    left -= coolingAt(spec, location, mech.slotHits[location]!);
  }
  return Math.max(0, left);
}

/** Returns how many heat sinks still work, however much each of them removes. */
export function workingSinks(mech: MechState, spec: MechSpec): number {
  let left = spec.heatSinks.count;
  for (let location = 0; location < LOCATION_COUNT; location++) {
    left -= countItems(spec, spec.masks.heatSink, location, mech.slotHits[location]!);
  }
  return Math.max(0, left);
}

function coolingOfAll({ heatSinks: { count, capacity, mixed } }: MechSpec): number {
  return mixed === undefined ? count * capacity : mixed.total;
}

/** Returns the heat that the sinks in the chosen slots of a location remove. */
function coolingAt(spec: MechSpec, location: LocationId, chosen: number): number {
  const { capacity, mixed } = spec.heatSinks;
  if (mixed === undefined) return countItems(spec, spec.masks.heatSink, location, chosen) * capacity;
  let cooling = 0;
  for (let left = spec.masks.heatSink[location]! & chosen; left !== 0; ) {
    const slot = lowestSlot(left);
    const content = spec.slots[location]![slot]!;
    cooling += (content.kind === 'heatSink' ? mixed.items[content.item] : undefined) ?? capacity;
    left &= ~spec.masks.sameItem[location]![slot]!;
  }
  return cooling;
}

/** The most heat that water adds to the heat removed in a turn. */
const MAX_WATER_COOLING = 6;

/**
 * Returns the heat that water removes in addition: every sink below its surface counts once more, up to a limit. When a
 * unit wades, only the sinks in its legs are below the surface.
 */
export function waterCooling(game: Game, mech: MechState): number {
  if (depthAt(game, mech) === 0) return 0;
  const spec = specOf(game, mech);
  const under = isWhollyUnderWater(game, mech) ? coolingBySinks(mech, spec) : coolingInLegs(mech, spec);
  return Math.min(MAX_WATER_COOLING, under);
}

function coolingInLegs(mech: MechState, spec: MechSpec): number {
  let cooling = 0;
  for (const leg of legsOf(spec)) {
    cooling += coolingAt(spec, leg, ALL_SLOTS) - coolingAt(spec, leg, mech.slotHits[leg]!);
  }
  return cooling;
}
