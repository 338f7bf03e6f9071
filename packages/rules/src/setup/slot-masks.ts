import type { ByLocation } from '../vocabulary/spec/locations.ts';
import type { MechSpec } from '../vocabulary/spec/mech-spec.ts';
import {
  ACTUATORS,
  type ItemKind,
  type ItemSlots,
  type Slot,
  type SlotMasks,
  SYSTEM_SLOTS,
} from '../vocabulary/spec/slots.ts';

/** Returns the slots of a unit by their content. */
export function slotMasks(slots: MechSpec['slots']): SlotMasks {
  const where = (wanted: (slot: Slot) => boolean): ByLocation<number> =>
    slots.map(location => location.reduce((mask, slot, i) => (wanted(slot) ? mask | (1 << i) : mask), 0));
  const places = [...SYSTEM_SLOTS, ...ACTUATORS, 'heatSink', 'jumpJet'].map(
    kind => [kind, where(slot => slot.kind === kind)] as const,
  );
  const hittable = where(slot => slot.kind !== 'empty' && slot.kind !== 'filler');
  const sameItem = slots.map(location => location.map(slot => ('item' in slot ? maskOf(location, slot) : 0)));
  const items = {
    weapon: slotsOf(slots, 'weapon'),
    ammo: slotsOf(slots, 'ammo'),
    equipment: slotsOf(slots, 'equipment'),
  };
  return {
    items,
    hittable,
    sameItem,
    kinds: slots.map(slotKinds),
    ...(Object.fromEntries(places) as Omit<SlotMasks, 'items' | 'hittable' | 'sameItem' | 'kinds'>),
  };
}

/** Numbers the contents of the slots of a location: slots of one item, or of one system, have the same number. */
function slotKinds(location: readonly Slot[]): number[] {
  const names = location.map(slot => ('item' in slot ? `${slot.kind} ${slot.item}` : slot.kind));
  return names.map(name => names.indexOf(name));
}

/** Returns the slots of a location that belong to the same item as a given one. */
function maskOf(location: readonly Slot[], item: Extract<Slot, { item: number }>): number {
  return location.reduce(
    (mask, slot, i) => (slot.kind === item.kind && 'item' in slot && slot.item === item.item ? mask | (1 << i) : mask),
    0,
  );
}

/** Returns the slots of each item of a kind, location by location. */
function slotsOf(slots: MechSpec['slots'], kind: ItemKind): ItemSlots[][] {
  const found: ItemSlots[][] = [];
  for (const [location, all] of slots.entries()) {
    for (const [i, slot] of all.entries()) {
      if (slot.kind !== kind) continue;
      const parts = (found[slot.item] ??= []);
      const known = parts.at(-1);
      if (known?.location === location) parts[parts.length - 1] = { location, mask: known.mask | (1 << i) };
      else parts.push({ location, mask: 1 << i });
    }
  }
  return Array.from(found, parts => parts ?? []);
}
