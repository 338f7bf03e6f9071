import type { LocationId } from '@hexfall/rules';
import { blockTitle } from '../mtf/mtf-locations.ts';
import { hasClanNames, type MechBlueprint } from '../units/blueprint.ts';
import { titleOf } from '../units/item-titles.ts';
import type { SlotItem } from '../units/slot-item.ts';

/** Returns a location in words: "right torso", "front left leg". */
export function locationWords(location: LocationId, { quad = false }: Pick<MechBlueprint, 'quad'>): string {
  return blockTitle(location, quad).toLowerCase();
}

/** Returns the usual name of an item on this unit. */
export function itemTitle({ entry, label }: Pick<SlotItem, 'entry' | 'label'>, unit: MechBlueprint): string {
  if (label !== undefined) return label;
  return entry.kind === 'inert' ? entry.name : titleOf(entry, hasClanNames(unit));
}

/** Returns a number of free slots in words: "1 free slot", "no free slots". */
export function freeSlots(count: number): string {
  if (count === 1) return '1 free slot';
  return `${count === 0 ? 'no' : count} free slots`;
}
