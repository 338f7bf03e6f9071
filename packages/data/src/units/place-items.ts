import { LOCATIONS, type LocationId, type Slot, TRANSFER } from '@hexfall/rules';
import { LOADING_ORDER } from './loading-order.ts';
import type { Loadout } from './loadout.ts';
import type { SlotPlace } from './manifest.ts';
import { FORWARD } from './mounting.ts';
import { isSameEntry, isSameMounting, itemSize, type SlotItem } from './slot-item.ts';

/** An item that needs more slots. */
interface OpenItem {
  readonly content: SlotItem;
  readonly slot: Slot;
  readonly places: SlotPlace[];
  readonly remark: (text: string) => void;
  /** The location of its latest slot. */
  location: LocationId;
  missing: number;
}

/** A remark about an item for its owner, with the first slot of the item. */
export interface ItemRemark {
  readonly location: LocationId;
  readonly slot: number;
  readonly entry: SlotItem['entry'];
  readonly text: string;
}

/** An item with the slots that it was put into. */
export interface PlacedItem {
  readonly content: SlotItem;
  readonly places: readonly SlotPlace[];
}

/** The result of placing all items. */
export interface Placing {
  /** In loading order; an item whose slots are spread over the unit is listed once. */
  readonly placed: readonly PlacedItem[];
  readonly remarks: readonly ItemRemark[];
}

export interface PlacingTarget {
  readonly tonnage: number;
  readonly loadout: Loadout;
  /** The slots to be filled, which already have the fixed content. */
  readonly slots: Slot[][];
}

/**
 * Puts items into the slots that no fixed part takes, from the top of every location: equal items in a row are one item
 * until it has all its slots.
 */
export function placeItems(
  contents: ReadonlyMap<LocationId, readonly (SlotItem | 'empty')[]>,
  target: PlacingTarget,
): Placing {
  const placer = new ItemPlacer(target);
  for (const location of LOADING_ORDER) {
    const free = target.slots[location]!.flatMap((slot, i) => (slot.kind === 'empty' ? [i] : []));
    for (const [i, content] of (contents.get(location) ?? []).entries()) {
      const index = free[i];
      if (content !== 'empty' && index !== undefined) placer.place(content, location, index);
    }
  }
  return placer.finish();
}

class ItemPlacer {
  private readonly target: PlacingTarget;
  private readonly remarks: ItemRemark[] = [];
  private readonly placed: PlacedItem[] = [];
  private readonly open: OpenItem[] = [];
  /** Items whose slots may be anywhere. */
  private readonly spread: Pick<OpenItem, 'content' | 'slot' | 'places'>[] = [];

  constructor(target: PlacingTarget) {
    this.target = target;
  }

  place(content: SlotItem, location: LocationId, index: number): void {
    const slot = this.slotOf(content, location, index);
    this.target.slots[location]![index] = slot;
    if (content.second !== undefined) this.share(slot, content.second, location, index);
  }

  finish(): Placing {
    for (const item of this.open) if (item.missing > 0) item.remark(`has ${item.missing} slots too few`);
    return { placed: this.placed, remarks: this.remarks };
  }

  private slotOf(content: SlotItem, location: LocationId, index: number): Slot {
    const spread = this.spread.find(going => continuesItem(going.content, content));
    const going = spread ?? this.continueItem(content, location);
    going?.places.push({ location, slot: index });
    return going?.slot ?? this.startItem(content, location, index);
  }

  private startItem(content: SlotItem, location: LocationId, index: number): Slot {
    const { entry } = content;
    const slot = this.target.loadout.add(entry, location, content);
    // An unknown item is assumed to fill all equal slots of its location.
    const size = entry.kind === 'inert' ? Number.NaN : itemSize(entry, this.target.tonnage);
    const places = [{ location, slot: index }];
    this.placed.push({ content, places });
    if (size === undefined) this.spread.push({ content, slot, places });
    else if (size !== 1) {
      const remark = (text: string): void => this.remark(entry, location, index, text);
      this.open.push({ content, slot, places, location, missing: size - 1, remark });
    }
    return slot;
  }

  private continueItem(content: SlotItem, location: LocationId): OpenItem | undefined {
    const item = this.open.find(going => continuesItem(going.content, content) && wantsSlot(going, location));
    if (item === undefined) return undefined;
    item.missing--;
    if (item.location !== location) {
      this.target.loadout.split(item.slot, location);
      item.location = location;
    }
    return item;
  }

  /**
   * Puts a second item into a slot: two bins of one kind become one larger bin; of other pairs the second has no slot
   * of its own.
   */
  private share(slot: Slot, second: SlotItem['entry'], location: LocationId, index: number): void {
    const { loadout } = this.target;
    if (slot.kind === 'ammo' && second.kind === 'ammo' && second.ammo === loadout.ammoBins[slot.item]!.ammo) {
      return loadout.enlargeBin(slot, second);
    }
    loadout.add(second, location, FORWARD);
    const reason = `shares its slot in ${LOCATIONS[location]!}; a hit there strikes only the other item`;
    this.remark(second, location, index, reason);
  }

  private remark(entry: SlotItem['entry'], location: LocationId, slot: number, text: string): void {
    this.remarks.push({ location, slot, entry, text });
  }
}

function continuesItem(going: SlotItem, content: SlotItem): boolean {
  return isSameMounting(going, content) && isSameEntry(going.entry, content.entry);
}

function wantsSlot({ content, location: latest, missing }: OpenItem, location: LocationId): boolean {
  if (Number.isNaN(missing)) return latest === location;
  if (missing <= 0) return false;
  const { entry } = content;
  const splittable = (entry.kind === 'weapon' || entry.kind === 'equipment') && entry.splittable;
  return latest === location || (splittable && TRANSFER[latest] === location);
}
