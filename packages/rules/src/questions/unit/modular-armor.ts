import { type Explanation, note } from '../../vocabulary/explain/modifiers.ts';
import type { HitLocation } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { GearCounter } from '../../vocabulary/state/gear-counters.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemHit } from './condition.ts';

/*
 * Modular armor. Each item has ten points that lie over the armor of its location and take damage first; when they are gone, so is the
 * item. As long as any of it is left the unit is slower and clumsier. The MP that it costs are part of the record sheet.
 */

/** Points of one item. */
const PLATE_POINTS = 10;

const CLUMSY = 1;

const BITS = 4;
const MASK = (1 << BITS) - 1;
const ITEMS_PER_COUNTER = 8;
const COUNTERS: readonly GearCounter[] = ['platesLost', 'morePlatesLost'];

/** A piece of modular armor that still holds some damage. */
export interface Plate {
  readonly item: number;
  /** Its position among the modular armor of the record sheet. */
  readonly place: number;
  readonly points: number;
}

/** Returns the modular armor that covers a hit location; `undefined` if there is none left. */
export function plateOver(mech: MechState, spec: MechSpec, { location, rear }: HitLocation): Plate | undefined {
  const items = spec.gear.modularArmor ?? [];
  for (const [place, item] of items.entries()) {
    const { location: at, rear: behind = false } = spec.equipment[item]!;
    if (at !== location || behind !== rear || isItemHit(mech, spec, 'equipment', item)) continue;
    const points = PLATE_POINTS - pointsLost(mech, place);
    if (points > 0) return { item, place, points };
  }
  return undefined;
}

function pointsLost(mech: MechState, place: number): number {
  const counter = COUNTERS[Math.trunc(place / ITEMS_PER_COUNTER)];
  return counter === undefined ? PLATE_POINTS : (mech[counter] >>> shiftOf(place)) & MASK;
}

function shiftOf(place: number): number {
  return (place % ITEMS_PER_COUNTER) * BITS;
}

/** Returns the counter that keeps what an item has lost, and its value after the item has lost this many more points. */
export function platesAfter(
  mech: MechState,
  { place }: Plate,
  points: number,
): { readonly counter: GearCounter; readonly value: number } {
  const counter = COUNTERS[Math.trunc(place / ITEMS_PER_COUNTER)]!;
  return { counter, value: (mech[counter] + (points << shiftOf(place))) | 0 };
}

/** Returns the modifier of modular armor for every piloting roll and every blow of its unit, as long as any is left. */
export function plateModifier(mech: MechState, spec: MechSpec, explanation: Explanation): number {
  const items = spec.gear.modularArmor;
  if (items === undefined || items.every(item => isItemHit(mech, spec, 'equipment', item))) return 0;
  return note(explanation, 'modularArmor', CLUMSY);
}
