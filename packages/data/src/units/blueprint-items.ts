import { type LocationId, LOCATIONS, type Problems, type Slot } from '@hexfall/rules';
import { ammoFor, type EquipmentEntry, findEquipment, slotsOf, weaponByTitle } from '../equipment/catalogue.ts';
import type { MechBlueprint } from './blueprint.ts';
import { LOADING_ORDER } from './loading-order.ts';
import type { Loadout } from './loadout.ts';
import { FORWARD } from './mounting.ts';

/** One line of a location, taken apart. */
interface ItemLine {
  readonly count: number;
  readonly name: string;
  readonly rear: boolean;
}

/** Fills the free slots of each location with its items, from the top. */
export function placeBlueprintItems(
  blueprint: MechBlueprint,
  loadout: Loadout,
  slots: Slot[][],
  problems: Problems,
): void {
  const spread = new Map<EquipmentEntry, Slot>();
  for (const location of LOADING_ORDER) {
    const code = LOCATIONS[location]!;
    const filler = new LocationFiller(blueprint, loadout, slots[location]!, location, spread);
    for (const [i, text] of (blueprint.items[code] ?? []).entries()) {
      const trouble = filler.fill(parseItem(text));
      if (trouble !== undefined) problems.report('unknownName', `items.${code}[${i}]`, trouble);
    }
  }
}

function parseItem(text: string): ItemLine {
  const [, count = '1', name = '', rear] = /^(?:(\d+)\s*x\s+)?(.*?)(\s*\(rear\))?$/i.exec(text.trim()) ?? [];
  return { count: Number(count), name, rear: rear !== undefined };
}

class LocationFiller {
  private readonly blueprint: MechBlueprint;
  private readonly loadout: Loadout;
  private readonly slots: Slot[];
  private readonly location: LocationId;
  private readonly spread: Map<EquipmentEntry, Slot>;
  private next = 0;

  constructor(
    blueprint: MechBlueprint,
    loadout: Loadout,
    slots: Slot[],
    location: LocationId,
    spread: Map<EquipmentEntry, Slot>,
  ) {
    this.blueprint = blueprint;
    this.loadout = loadout;
    this.slots = slots;
    this.location = location;
    this.spread = spread;
  }

  /** Answers what is wrong, if anything is. */
  fill({ count, name, rear }: ItemLine): string | undefined {
    const entry = name.toLowerCase() === 'empty' ? 'empty' : findItem(name, this.blueprint.clan === true);
    if (entry === undefined) return `is "${name}", which no table has`;
    for (let i = 0; i < count; i++) {
      const size = entry === 'empty' ? 1 : (slotsOf(entry, this.blueprint.tonnage) ?? 1);
      if (this.freeSlots() < size) return `is "${name}", for which ${LOCATIONS[this.location]!} has no room`;
      const slot = entry === 'empty' ? undefined : this.addItem(entry, rear);
      for (let used = 0; used < size; used++) this.take(slot);
    }
    return undefined;
  }

  private addItem(entry: EquipmentEntry, rear: boolean): Slot {
    const going = this.spread.get(entry);
    if (going !== undefined) return going;
    const slot = this.loadout.add(entry, this.location, { ...FORWARD, rear });
    if (slotsOf(entry, this.blueprint.tonnage) === undefined) this.spread.set(entry, slot);
    return slot;
  }

  private freeSlots(): number {
    return this.slots.slice(this.next).filter(slot => slot.kind === 'empty').length;
  }

  private take(slot: Slot | undefined): void {
    while (this.slots[this.next]!.kind !== 'empty') this.next++;
    if (slot !== undefined) this.slots[this.next] = slot;
    this.next++;
  }
}

const AMMO = /\s+ammo$/i;

/** By the name that people read ("ER PPC", "ER PPC ammo"), then by the names of unit files. */
function findItem(name: string, clan: boolean): EquipmentEntry | undefined {
  const weapon = weaponByTitle(name.replace(AMMO, ''), clan);
  if (weapon === undefined) return findEquipment(name, clan)?.entry;
  return AMMO.test(name) ? ammoFor(weapon, clan) : weapon;
}
