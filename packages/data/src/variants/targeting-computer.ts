import { Problems } from '@hexfall/rules';
import { spreadSlots } from '../construction/spread-checks.ts';
import type { MechBlueprint } from '../units/blueprint.ts';
import { type FilledUnit, fillSlots } from '../units/fill-slots.ts';
import type { PlacedItem } from '../units/place-items.ts';
import { Bays } from './bays.ts';
import { slotKey } from './slot-marks.ts';

/**
 * Resizes a targeting computer that had the right size to fit the weapons that it directs. If there is no room for it, it stays as it is,
 * and the construction check reports it.
 */
export function fitComputer(before: MechBlueprint, after: MechBlueprint): MechBlueprint {
  if (misfit(before) !== undefined) return after;
  const wrong = misfit(after);
  if (wrong === undefined || wrong.wanted === 0) return after;
  const bays = new Bays(after);
  bays.settle();
  const { content, places } = wrong.item;
  bays.clear(wrong.item);
  const from = places.map(({ location, slot }) => slotKey(location, slot));
  return bays.place({ content, from }, places[0]!.location, wrong.wanted, false) ? bays.close() : after;
}

interface Misfit {
  readonly item: PlacedItem;
  readonly wanted: number;
}

function misfit(unit: MechBlueprint): Misfit | undefined {
  const filled = fillSlots(unit, new Problems());
  const item = computerOf(filled);
  if (item?.content.entry.kind !== 'equipment') return undefined;
  const wanted = spreadSlots(item.content.entry, unit, filled);
  return wanted === undefined || wanted === item.places.length ? undefined : { item, wanted };
}

function computerOf({ placed }: FilledUnit): PlacedItem | undefined {
  return placed.find(({ content: { entry } }) => entry.kind === 'equipment' && entry.equipment === 'targetingComputer');
}
