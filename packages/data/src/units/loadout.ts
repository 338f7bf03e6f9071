import {
  type AmmoBin,
  isTool,
  type JumpJetType,
  type LocationId,
  type MountedEquipment,
  type MountedWeapon,
  NOWHERE,
  type Slot,
} from '@hexfall/rules';
import type { AmmoEntry } from '../equipment/ammo-table.ts';
import type { BattleMark } from '../equipment/battle-figures.ts';
import type { EquipmentEntry } from '../equipment/catalogue.ts';
import { fitMunitions } from '../equipment/munition-figures.ts';
import type { GearEntry, HeatSinkEntry, JumpJetEntry } from '../equipment/other-table.ts';
import type { WeaponEntry } from '../equipment/weapon-table.ts';
import { linkAddOns } from './add-ons.ts';
import type { ManifestItem } from './manifest.ts';
import { FORWARD, type Mounting } from './mounting.ts';
import type { InertEntry } from './slot-item.ts';

/** An item as it was added, and the slot content that represents it. */
interface LoadedItem {
  readonly entry: EquipmentEntry;
  readonly mounting: Mounting;
  readonly slot: Slot;
  location: LocationId;
  alsoIn: LocationId;
}

const FILLER: Slot = Object.freeze({ kind: 'filler' });

/**
 * The items of a unit, added one by one. Adding an item returns the slot content that represents it; the caller decides
 * which slots it goes into.
 */
export class Loadout {
  readonly ammoBins: AmmoBin[] = [];
  readonly equipment: MountedEquipment[] = [];
  /** Indices of the equipment that slows a unit down until none of it is left. */
  readonly slowedBy: number[] = [];
  /** Heat sinks in slots, by their number there. */
  readonly sinkItems: HeatSinkEntry[] = [];
  jets = 0;
  jetType: JumpJetType = 'none';
  /** Jump MP of mechanical boosters. */
  boosterMp = 0;
  private readonly mounted: MountedWeapon[] = [];
  private readonly items: LoadedItem[] = [];
  private jumpItems = 0;

  /** Returns how many sinks are in slots; an item may hold two. */
  get sinksInSlots(): number {
    return this.sinkItems.reduce((sum, { sinks }) => sum + sinks, 0);
  }

  /** Adds one item of any kind. */
  add(entry: EquipmentEntry | InertEntry, location: LocationId, mounting: Mounting): Slot {
    if (entry.kind === 'inert') return this.addInert(entry, location);
    const slot = this.slotFor(entry, location, mounting);
    this.items.push({ entry, mounting, slot, location, alsoIn: NOWHERE });
    return slot;
  }

  /** Returns every item with the slots it was put into. */
  manifestItems(slots: readonly (readonly Slot[])[], armoredSlots: readonly number[]): readonly ManifestItem[] {
    return this.items.map(({ entry, mounting, slot, location, alsoIn }) => {
      const places = slots.flatMap((contents, at) =>
        contents.flatMap((content, i) => (content === slot && slot !== FILLER ? [{ location: at, slot: i }] : [])),
      );
      const armored = places.some(place => (armoredSlots[place.location]! & (1 << place.slot)) !== 0);
      return { entry, ...mounting, location, alsoIn, places, armored };
    });
  }

  /** Returns how many items have a mark. */
  count(mark: BattleMark): number {
    return this.items.filter(({ entry }) => entry.battle.marks.has(mark)).length;
  }

  private slotFor(entry: EquipmentEntry, location: LocationId, { rear, turret, size }: Mounting): Slot {
    switch (entry.kind) {
      case 'weapon':
        return this.addWeapon(entry, location, rear, turret);
      case 'ammo':
        return this.addAmmo(entry, location);
      case 'equipment':
        return this.addGear(entry, location, rear);
      case 'heatSink':
        return this.addHeatSink(entry);
      case 'jumpJet':
        return this.addJumpJet(entry, size);
      default:
        return FILLER;
    }
  }

  /** Returns the weapons with the equipment that is fitted to them. */
  weapons(): readonly MountedWeapon[] {
    const linked = linkAddOns(this.mounted, this.equipment, item => this.weaponBefore(item));
    return fitMunitions(linked, this.ammoBins);
  }

  /** Returns the weapon that was added just before a piece of equipment; -1 if it was something else. */
  private weaponBefore(item: number): number {
    const place = this.items.findIndex(({ slot }) => slot.kind === 'equipment' && slot.item === item);
    const before = this.items[place - 1]?.slot;
    return before?.kind === 'weapon' ? before.item : -1;
  }

  /** Lets an item continue in the next location inward, which counts as its location from now on. */
  split(slot: Slot, inner: LocationId): void {
    const loaded = this.items.find(item => item.slot === slot);
    if (loaded === undefined || loaded.location === inner) return;
    loaded.alsoIn = loaded.location;
    loaded.location = inner;
    if (slot.kind === 'weapon') {
      this.mounted[slot.item] = { ...this.mounted[slot.item]!, location: inner, alsoIn: loaded.alsoIn };
    } else if (slot.kind === 'equipment')
      this.equipment[slot.item] = { ...this.equipment[slot.item]!, location: inner };
  }

  /** Adds the shots of a second bin that shares the slot of one already added. */
  enlargeBin(slot: Slot & { readonly kind: 'ammo' }, entry: AmmoEntry): void {
    const bin = this.ammoBins[slot.item]!;
    this.ammoBins[slot.item] = { ...bin, shots: bin.shots + entry.shots };
    this.items.push({ entry, mounting: FORWARD, slot: FILLER, location: bin.location, alsoIn: NOWHERE });
  }

  private addWeapon(entry: WeaponEntry, location: LocationId, rear: boolean, turret: boolean): Slot {
    const weapon = { type: entry.type, location, rear, alsoIn: NOWHERE, addOn: -1 };
    this.mounted.push(turret ? { ...weapon, turret } : weapon);
    return { kind: 'weapon', item: this.mounted.length - 1 };
  }

  private addAmmo(entry: AmmoEntry, location: LocationId): Slot {
    const { ammo, shots, explosionPerShot, munition, guidance } = entry;
    this.ammoBins.push({ ammo, location, shots, explosionPerShot, munition, guidance });
    return { kind: 'ammo', item: this.ammoBins.length - 1 };
  }

  private addGear(entry: GearEntry, location: LocationId, rear: boolean): Slot {
    const gear = { kind: entry.equipment, name: entry.name, location };
    const isBehind = rear && (entry.equipment === 'modularArmor' || isTool(entry.equipment));
    const count = this.equipment.push(isBehind ? { ...gear, rear: true } : gear);
    if (entry.battle.marks.has('modularArmor')) this.slowedBy.push(count - 1);
    return entry.hittable ? { kind: 'equipment', item: this.equipment.length - 1 } : FILLER;
  }

  /** Adds an item that no table has, which only occupies its slots. */
  private addInert({ name }: InertEntry, location: LocationId): Slot {
    this.equipment.push({ kind: 'other', name, location });
    return { kind: 'equipment', item: this.equipment.length - 1 };
  }

  private addHeatSink(entry: HeatSinkEntry): Slot {
    return { kind: 'heatSink', item: this.sinkItems.push(entry) - 1 };
  }

  private addJumpJet(entry: JumpJetEntry, size: number): Slot {
    const boosters = entry.type === 'mechanical';
    if (boosters) this.boosterMp += Math.floor(size);
    else this.jets++;
    if (!boosters && this.jetType === 'none') this.jetType = entry.type;
    return { kind: 'jumpJet', item: this.jumpItems++ };
  }
}
