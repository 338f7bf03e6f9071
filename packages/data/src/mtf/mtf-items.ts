import { type LocationId, LOCATIONS, type Slot, TRANSFER } from '@hexfall/rules';
import type { Problems } from '../board-file-problems.ts';
import { findEquipment, type FoundEquipment, slotsOf } from '../equipment/catalogue.ts';
import { LOADING_ORDER } from '../units/loading-order.ts';
import type { Loadout } from '../units/loadout.ts';
import { FORWARD } from '../units/mounting.ts';
import { isSystem, parseSlot, type SlotText } from './mtf-slot.ts';
import type { SlotBlock, SlotLine } from './mtf-text.ts';

/** An item that still wants slots. */
interface OpenItem {
  readonly key: string;
  readonly slot: Slot;
  readonly splittable: boolean;
  readonly name: string;
  readonly line: number;
  /** Where its latest slot is. */
  location: LocationId;
  missing: number;
}

export interface SlotTarget {
  readonly tonnage: number;
  readonly clan: boolean;
  readonly loadout: Loadout;
  /** Filled with the items; holds the fixed content already. */
  readonly slots: Slot[][];
  readonly armoredSlots: number[];
}

/** Puts the items of the slot blocks into a unit: equal names in a row are one item until it has all its slots. */
export function placeItems(blocks: ReadonlyMap<LocationId, SlotBlock>, target: SlotTarget, problems: Problems): void {
  const placer = new ItemPlacer(target, problems);
  for (const location of LOADING_ORDER) {
    const lines = blocks.get(location)?.slots ?? [];
    for (const [i, line] of lines.entries()) placer.place(location, i, line);
  }
  placer.reportIncomplete();
}

class ItemPlacer {
  private readonly target: SlotTarget;
  private readonly problems: Problems;
  private readonly open: OpenItem[] = [];
  /** Items whose slots may lie anywhere, by name. */
  private readonly spread = new Map<string, Slot>();

  constructor(target: SlotTarget, problems: Problems) {
    this.target = target;
    this.problems = problems;
  }

  place(location: LocationId, index: number, line: SlotLine): void {
    const text = parseSlot(line.text);
    const slots = this.target.slots[location]!;
    const fixed = slots[index];
    const [name, second] = text.names;
    if (text.armored && fixed !== undefined) this.target.armoredSlots[location]! |= 1 << index;
    if (name === undefined) return;
    if (isSystem(name)) return this.checkSystem(fixed, name, line);
    if (fixed?.kind !== 'empty') return this.warn(line, `"${name}" has no place in this slot and was left out`);
    slots[index] = this.slotOf(name, location, text, line);
    if (second !== undefined) this.share(slots[index], second, location, line);
  }

  reportIncomplete(): void {
    for (const item of this.open) {
      if (item.missing > 0) this.problems.warn(item.line, `"${item.name}" has ${item.missing} slots too few`);
    }
  }

  /** Fixed parts are where the kind of unit says; the file is only told when it has more of them. */
  private checkSystem(fixed: Slot | undefined, name: string, line: SlotLine): void {
    if (fixed?.kind === 'empty') this.warn(line, `"${name}" does not belong into this slot, which is read as empty`);
  }

  private slotOf(name: string, location: LocationId, text: SlotText, line: SlotLine): Slot {
    const key = `${name.toLowerCase()}${text.rear ? ' (r)' : ''}${text.turret ? ' (t)' : ''}`;
    const going = this.spread.get(key) ?? this.continueItem(key, location);
    if (going !== undefined) return going;
    const found = findEquipment(name, this.target.clan);
    if (found?.remark !== undefined) this.warn(line, `"${name}": ${found.remark}`);
    return found === undefined
      ? this.startUnknown(name, key, location, line)
      : this.startItem(found, key, location, text, { name, line: line.line });
  }

  private startItem(
    { entry }: FoundEquipment,
    key: string,
    location: LocationId,
    { rear, turret, size: points }: SlotText,
    at: { readonly name: string; readonly line: number },
  ): Slot {
    const slot = this.target.loadout.add(entry, location, { rear, turret, size: points });
    const size = slotsOf(entry, this.target.tonnage);
    if (size === undefined) this.spread.set(key, slot);
    else if (size > 1) {
      const splittable = (entry.kind === 'weapon' || entry.kind === 'equipment') && entry.splittable;
      this.open.push({ key, slot, splittable, ...at, location, missing: size - 1 });
    }
    return slot;
  }

  /** An unknown item is taken to fill the equal slots of its location. */
  private startUnknown(name: string, key: string, location: LocationId, line: SlotLine): Slot {
    this.warn(line, `the equipment "${name}" is unknown; it takes up its slots and does nothing`);
    const slot = this.target.loadout.addUnknown(name, location);
    this.open.push({ key, slot, splittable: false, name, line: line.line, location, missing: Number.NaN });
    return slot;
  }

  private continueItem(key: string, location: LocationId): Slot | undefined {
    const item = this.open.find(candidate => candidate.key === key && wantsSlot(candidate, location));
    if (item === undefined) return undefined;
    item.missing--;
    if (item.location !== location) {
      this.target.loadout.split(item.slot, location);
      item.location = location;
    }
    return item.slot;
  }

  /** Two bins of one kind in a slot become one larger bin; of other pairs the second has no slot of its own. */
  private share(slot: Slot, name: string, location: LocationId, line: SlotLine): void {
    const found = findEquipment(name, this.target.clan);
    const { loadout } = this.target;
    if (
      slot.kind === 'ammo' &&
      found?.entry.kind === 'ammo' &&
      found.entry.ammo === loadout.ammoBins[slot.item]!.ammo
    ) {
      return loadout.enlargeBin(slot, found.entry);
    }
    if (found === undefined) loadout.addUnknown(name, location);
    else loadout.add(found.entry, location, FORWARD);
    this.warn(line, `"${name}" shares its slot in ${LOCATIONS[location]!}; a hit there strikes only the other item`);
  }

  private warn(line: SlotLine, remark: string): void {
    this.problems.warn(line.line, remark);
  }
}

function wantsSlot(item: OpenItem, location: LocationId): boolean {
  if (Number.isNaN(item.missing)) return item.location === location;
  if (item.missing <= 0) return false;
  return item.location === location || (item.splittable && TRANSFER[item.location] === location);
}
